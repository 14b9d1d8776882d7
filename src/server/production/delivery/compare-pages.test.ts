import { describe, expect, it } from 'vitest';
import { comparePages } from './compare-pages.ts';

const DRAFT = [
  'Fotossíntese',
  'O que a planta precisa\nÁgua, luz e gás carbônico',
  'Etapas da fotossíntese\nA clorofila captura a luz\nA água se divide',
  'Resumo\nA planta faz o próprio alimento',
];
const pagesOf = (texts: readonly string[], pictures = 0) => texts.map((text) => ({ text, pictures }));
const compare = (file: readonly string[]) => comparePages(pagesOf(file), pagesOf(DRAFT));
const states = (file: readonly string[]) =>
  compare(file).map(({ state, at, draftAt }) => [state, at, draftAt]);

describe('a file laid beside the draft', () => {
  it('is the same where it says the same, whatever its capitals, signs and order of pieces', () => {
    const other = DRAFT.map((text) =>
      text.toUpperCase().replace(',', ';').split('\n').toReversed().join('\n'),
    );
    expect(states(other)).toEqual([1, 2, 3, 4].map((at) => ['same', at, at]));
  });

  it('names the words that came and went on a slide', () => {
    const file = [
      ...DRAFT.slice(0, 2),
      `${DRAFT[2]?.replace('captura a luz', 'absorve a luz do sol')}`,
      DRAFT[3] ?? '',
    ];
    expect(compare(file)[2]).toEqual({
      ...{ state: 'changed', at: 3, draftAt: 3, title: 'Etapas da fotossíntese' },
      ...{ added: ['absorve', 'do sol'], removed: ['captura'], pictures: null },
    });
  });

  it('follows a slide that moved, and tells what is new and what is missing', () => {
    const file = [DRAFT[0] ?? '', DRAFT[3] ?? '', 'Experimento no pátio da escola', DRAFT[1] ?? ''];
    expect(states(file)).toEqual([
      ['same', 1, 1],
      ['same', 2, 4],
      ['new', 3, null],
      ['same', 4, 2],
      ['missing', null, 3],
    ]);
  });

  it('pairs slides of pictures alone by their place', () => {
    const pages = pagesOf(['', 'Um texto', ''], 1);
    expect(comparePages(pages, pages).map(({ draftAt }) => draftAt)).toEqual([1, 2, 3]);
  });

  it('is changed where it shows another number of pictures, and tells what stands on a slide of its own', () => {
    const [slide] = comparePages(pagesOf(['A chuva'], 2), pagesOf(['A chuva'], 1));
    expect(slide).toMatchObject({ state: 'changed', added: [], pictures: { file: 2, draft: 1 } });
    expect(comparePages(pagesOf(['Um vulcão']), [])).toMatchObject([{ state: 'new', added: ['Um vulcão'] }]);
  });
});
