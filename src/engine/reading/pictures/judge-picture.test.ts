import { expect, it } from 'vitest';
import { judgePicture } from './judge-picture.ts';

const FIGURE = {
  picture: { widthPx: 800, heightPx: 600 },
  standing: {
    widthIn: 4,
    heightIn: 3,
    pageShare: 0.15,
    isOnSlide: false,
    textShare: 0,
    isInMargin: false,
  },
  look: { isPhotograph: false, relief: 40, filled: 0.8, isWritten: false },
};
type Judged = Parameters<typeof judgePicture>[0];
type Change = { [Part in keyof Judged]?: Partial<Judged[Part]> };

const judge = ({ picture, standing, look }: Change = {}) =>
  judgePicture({
    picture: { ...FIGURE.picture, ...picture },
    standing: { ...FIGURE.standing, ...standing },
    look: { ...FIGURE.look, ...look },
  });

it('a figure of the material is worth showing, labels over it or not', () => {
  expect(judge()).toBeNull();
  expect(judge({ standing: { textShare: 0.1 } })).toBeNull();
});

it.each<[string, Change]>([
  ['margin', { standing: { isInMargin: true } }],
  ['strip', { picture: { widthPx: 2000, heightPx: 200 } }],
  ['small', { picture: { widthPx: 160, heightPx: 160 } }],
  ['small', { standing: { widthIn: 0.8, heightIn: 0.8 } }],
  ['small', { standing: { isOnSlide: true, pageShare: 0.02 } }],
  ['coarse', { picture: { widthPx: 300, heightPx: 200 }, standing: { widthIn: 9, heightIn: 6 } }],
  ['background', { standing: { pageShare: 0.97 } }],
  ['background', { standing: { textShare: 0.5 } }],
  ['written', { look: { isWritten: true } }],
  ['plain', { look: { relief: 2 } }],
  ['plain', { look: { filled: 0.1 } }],
])('a picture is left as %s', (reason, change) => {
  expect(judge(change)).toBe(reason);
});

it('a photograph of a pale thing is no blank page', () => {
  expect(judge({ look: { filled: 0.1, isPhotograph: true } })).toBeNull();
});

it('a picture whose size nobody tells is judged by its dots', () => {
  const unknown = { widthIn: null, heightIn: null, pageShare: null };
  expect(judge({ standing: unknown })).toBeNull();
  expect(judge({ standing: unknown, picture: { widthPx: 90, heightPx: 90 } })).toBe('small');
});
