import type { BookletSubject, PrintedPage } from '#engine/composing/lint/booklet-check.ts';
import type { TextLine } from '#engine/reading/pdf/page-content.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import { BOOKLET_VERSION, type Booklet, type Chapter } from '#shared/composition/booklet.ts';

const said = (text: string) => ({ text, passageIds: ['p1'] });
const PARAGRAPHS = [
  'A evaporação é a passagem da água dos rios para o ar com o calor do sol.',
  'O vapor esfria lá no alto e vira gotas que formam as nuvens.',
  'A chuva devolve a água para a terra e enche os rios de Santos desde 1950.',
] as const;
const TABLE = ['Janeiro 240 mm', 'Julho 12 mm'];
const MATERIAL = [...PARAGRAPHS, ...TABLE].join('\n');

function ask(number: number, more: Partial<BlockOf<'question'>> = {}): BlockOf<'question'> {
  return {
    ...{ type: 'question', kind: 'multipla_escolha', number, ...said('O que leva a água para o ar?') },
    ...{ options: ['O calor do sol', 'A chuva', 'O rio'], right: 0, answer: 'O calor do sol', reason: null },
    ...{ difficulty: 1, ...more },
  };
}

function chapter(id: string, title: string, blocks: BookletBlock[], number: number): Chapter {
  return {
    ...{ id, title, question: null, lead: null, topics: [], outcomes: [], blocks },
    exercises: [ask(number)],
  };
}

/** A booklet without a fault, with the print and the material that it is held against. */
export function goodBooklet(): BookletSubject {
  const booklet: Booklet = {
    ...{ version: BOOKLET_VERSION, kind: 'booklet', title: 'O ciclo da água', subtitle: null, tag: null },
    ...{ author: null, component: null, template: 'caderno', palette: 'natureza', pages: 10 },
    chapters: [
      chapter(
        'c1',
        'A água sobe',
        [
          { type: 'heading', level: 2, text: 'Evaporação' },
          { type: 'text', ...said(PARAGRAPHS[0]) },
          { type: 'callout', kind: 'atencao', name: null, ...said(PARAGRAPHS[1]) },
          { type: 'picture', picture: 'a.png', caption: null, alt: 'Uma nuvem.', passageIds: ['p1'] },
        ],
        1,
      ),
      chapter(
        'c2',
        'A água cai',
        [
          { type: 'text', ...said(PARAGRAPHS[2]) },
          {
            ...{ type: 'table', columns: ['Mês', 'Chuva'], caption: null, passageIds: ['p1'] },
            rows: [
              ['Janeiro', '240 mm'],
              ['Julho', '12 mm'],
            ],
          },
          {
            ...{ type: 'chart', form: 'bars', unit: 'mm', categories: ['Janeiro', 'Julho'], highlight: null },
            ...{ series: [{ name: 'Chuva', values: [240, 12] }], alt: 'A chuva de dois meses.' },
            passageIds: ['p1'],
          },
        ],
        2,
      ),
    ],
    glossary: [{ term: 'Evaporação', text: 'passagem da água dos rios para o ar', passageIds: [] }],
    ...{ sources: [], codes: [] },
    pictures: [{ key: 'a.png', widthPx: 1200, heightPx: 800, blockId: 'b1', credit: null }],
  };
  const analysis = {
    structure: {
      sections: booklet.chapters.map(({ title }) => ({ title })),
      plan: booklet.chapters.map((_, section) => ({ purpose: 'conteudo', section })),
    },
    keyPhrases: [{ phrase: 'água', weight: 1 }],
    passages: [{ id: 'p1', blockId: 'b1' }],
  } as unknown as AiAnalysis;
  const printed = {
    ...{ pages: Array.from({ length: 10 }, printPage), isTagged: true, language: 'pt-BR' },
    outline: booklet.chapters.map(({ title }) => title),
  };
  const roles = new Map([['b1', ['explanation'] as const]]);
  return { booklet, ordered: 10, printed, analysis, material: MATERIAL, roles };
}

/** Eleven lines from the top to the foot of an A4 page. */
function printPage(): PrintedPage {
  const lines = Array.from({ length: 11 }, (_, at) => printLine(`Uma linha da página ${at}`, 740 - at * 60));
  return { width: 595, height: 842, lines, drawn: [] };
}

export function printLine(text: string, bottom: number, more: Partial<TextLine> = {}): TextLine {
  return {
    ...{ text, left: 70, right: 400, bottom, top: bottom + 11, baseline: bottom + 2, size: 11 },
    ...{ isBold: false, colour: '', tagLevel: 0, order: 0, ...more },
  };
}
