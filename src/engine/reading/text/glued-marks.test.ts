import { expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { spreadMarks } from './typed-marks.ts';

it('sets the marks of items apart that were typed against their words, and counts in figures', () => {
  expect(spreadMarks('Material\n-algodão\n-gaze estéril')).toBe('Material\n- algodão\n- gaze estéril');
  expect(spreadMarks('i) um\n ii) dois\n iii) três')).toBe('1) um\n 2) dois\n 3) três');
});

it.each([
  '-se o verbo\nmuda',
  'v) a última',
  'i) só uma',
  'ii) sem a primeira\niii) terceira',
  '-5\n-3',
  'i = 1\nii = 2',
])('leaves %j', (text) => expect(spreadMarks(text)).toBe(text));

it('reads them as lists', () => {
  const { blocks } = readText(
    'Cuidados:\n i) converter para m/s\n ii) freando, a é negativa\n iii) parado, v = 0',
  );
  expect(blocks.at(-1)).toMatchObject({
    type: 'list',
    isOrdered: true,
    items: [{ text: 'converter para m/s' }, { text: 'freando, a é negativa' }, { text: 'parado, v = 0' }],
  });
});
