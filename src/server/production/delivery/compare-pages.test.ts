import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeBookletDocx } from '#engine/composing/booklet/docx/write-docx.ts';
import { fitPages } from '#engine/composing/booklet/fit-pages.ts';
import { readPageTexts } from '#engine/composing/lint/read-page-texts.ts';
import { BOOKLET, PICTURES } from '#tests/builders/whole-booklet.ts';
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

it('of Word tells by its headings which section was changed, which is gone and which came', async () => {
  const fitted = fitPages(() => BOOKLET, BOOKLET.pages, { pictures: PICTURES });
  const made = await writeBookletDocx(fitted, PICTURES);
  const parts = unzipSync(made);
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const startOf = (heading: string) => text.lastIndexOf('<w:p>', text.lastIndexOf(`>${heading}`));
  const paragraph = (words: string, style: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const came = paragraph('A colheita', 'Heading2') + paragraph('A turma colhe a alface.', 'Normal');
  const edited = [
    text.slice(0, startOf('Cuidado &amp;')).replace('Canteiro 1:', 'Viveiro 1:'),
    ...[came, text.slice(startOf('Cuidado &amp;'), startOf('Glossário')), text.slice(startOf('Referências'))],
  ].join('');
  const [file, draft] = [
    await readPageTexts(zipSync({ ...parts, 'word/document.xml': strToU8(edited) })),
    await readPageTexts(made),
  ];
  expect(comparePages(draft, draft).every(({ state }) => state === 'same')).toBe(true);
  expect(comparePages(file, draft).filter(({ state }) => state !== 'same')).toMatchObject([
    { state: 'changed', title: 'Plantio', chapter: 'A alface', added: ['Viveiro'], removed: ['Canteiro'] },
    { state: 'new', title: 'A colheita', chapter: 'A rega', added: ['A colheita A turma colhe a alface.'] },
    { state: 'missing', title: 'Glossário', chapter: null, at: null },
  ]);
});

it('pairs sections by their headings, whatever became of their words', () => {
  const section = (text: string) => ({ text, pictures: 0, heading: { title: 'A rega', chapter: 'A horta' } });
  const compared = comparePages([section('Tudo outra coisa')], [section('Regue a horta de manhã')]);
  expect(compared).toMatchObject([
    { state: 'changed', at: 1, draftAt: 1, removed: ['Regue a horta de manhã'] },
  ]);
});
