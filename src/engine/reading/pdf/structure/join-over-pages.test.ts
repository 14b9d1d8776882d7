import { describe, expect, it } from 'vitest';
import { gatherVocabulary } from '#engine/reading/pdf/layout/mend-hyphens.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { joinOverPages } from './join-over-pages.ts';

const paragraph = (page: number, text: string): DraftBlock => ({ type: 'paragraph', page, text });
const textsOf = (blocks: DraftBlock[]): string[] =>
  joinOverPages(blocks, gatherVocabulary(['a construção da casa'])).map((block) =>
    block.type === 'list'
      ? block.items.map(({ text }) => text).join(' | ')
      : 'text' in block
        ? block.text
        : '',
  );

describe('a paragraph that its page breaks off', () => {
  it('is made whole, and stands where it begins', () => {
    const [whole, ...more] = joinOverPages(
      [
        paragraph(1, 'A lua gira em torno da Terra e, como ela, recebe'),
        paragraph(2, 'a luz do Sol. Por isso tem fases.'),
      ],
      gatherVocabulary([]),
    );
    expect(whole).toMatchObject({
      page: 1,
      text: 'A lua gira em torno da Terra e, como ela, recebe a luz do Sol. Por isso tem fases.',
    });
    expect(more).toEqual([]);
  });

  it('has its broken word mended', () => {
    expect(
      textsOf([paragraph(3, 'No fim do século começou a cons-'), paragraph(4, 'trução da ponte nova.')]),
    ).toEqual(['No fim do século começou a construção da ponte nova.']);
  });

  it('may be the last item of a list', () => {
    const items = [
      { text: 'lavar as mãos', level: 0 },
      { text: 'secar as mãos com uma toalha que', level: 0 },
    ];
    expect(
      textsOf([{ type: 'list', page: 1, isOrdered: false, items }, paragraph(2, 'ninguém usou antes.')]),
    ).toEqual(['lavar as mãos | secar as mãos com uma toalha que ninguém usou antes.']);
  });

  it('is left where its sentence ends, where another begins, and on its own page', () => {
    const apart: DraftBlock[][] = [
      [paragraph(1, 'A lua gira em torno da Terra todo mês.'), paragraph(2, 'a luz vem do Sol')],
      [paragraph(1, 'A lua gira em torno da Terra todo mês'), paragraph(2, 'A luz vem do Sol')],
      [paragraph(1, 'A lua gira em torno da Terra e recebe'), paragraph(1, 'a luz que vem do Sol')],
      [paragraph(1, 'A lua gira em torno da Terra e recebe'), paragraph(2, 'a) a luz que vem do Sol')],
      [paragraph(1, 'Professora Rute'), paragraph(2, 'a luz que vem do Sol')],
    ];
    for (const blocks of apart) expect(textsOf(blocks)).toHaveLength(2);
  });
});
