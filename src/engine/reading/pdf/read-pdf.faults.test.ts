import { describe, expect, it } from 'vitest';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { readPdf } from './read-pdf.ts';

const text = (words: string, x: number, y: number, size = 11): PdfItem => ({
  type: 'text',
  text: words,
  x,
  y,
  size,
});
async function readTexts(...pages: PdfItem[][]): Promise<string[]> {
  const draft = await readPdf(buildPdf({ pages: pages.map((items) => ({ items })) }));
  const { blocks } = finishDocument(draft);
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.map((item) => item.text);
    return 'text' in block ? [block.text] : [];
  });
}
const sentence = 'Esta frase comum diz ao leitor qual é o tamanho do texto.';

describe('letters that a page does not show', () => {
  it('are not read: they are parked beside it', async () => {
    const parked = [text('Resposta do próximo passo', 620, 500), text('Rodapé perdido', 72, -40)];
    expect(await readTexts([text(sentence, 72, 700), ...parked])).toEqual([sentence]);
  });
});

describe('the large first letter of a chapter', () => {
  const chapter = (letter: string, first: string): PdfItem[] => [
    text(letter, 72, 674, 38),
    text(first, 102, 689),
    text('que conheciam todas as marés e os ventos daquela costa.', 102, 675),
    text('Ao fim do dia voltavam com os barcos cheios de peixe fresco.', 72, 661),
  ];

  it('belongs to the word it begins', async () => {
    const [first] = await readTexts(chapter('P', 'ara além da praia viviam ali os pescadores mais velhos'));
    expect(first).toMatch(/^Para além da praia viviam ali os pescadores mais velhos que conheciam/);
  });

  it('stays a word where it is one', async () => {
    const [article] = await readTexts(chapter('O', 'barco azul era sempre dos pescadores mais velhos dali'));
    expect(article).toMatch(/^O barco azul/);
    const [rest] = await readTexts(chapter('O', 'ntem chegaram ao porto os pescadores mais velhos dali'));
    expect(rest).toMatch(/^Ontem chegaram/);
  });
});

describe('words torn or glued by the way they are set', () => {
  it('are whole again when broken in capitals', async () => {
    const [title] = await readTexts([
      text('RITMO, MELODIA E TODA A SONORI-', 72, 700),
      text('DADE DA LÍNGUA PORTUGUESA FALADA', 72, 686),
    ]);
    expect(title).toBe('RITMO, MELODIA E TODA A SONORIDADE DA LÍNGUA PORTUGUESA FALADA');
  });

  it('keep the hyphen between two words in capitals', async () => {
    const texts = await readTexts([
      text('O tratado uniu Brasil e Portugal outra vez naquele ano.', 72, 730),
      text('A HISTÓRIA DO TRATADO BRASIL-', 72, 700),
      text('PORTUGAL NO TEMPO DO IMPÉRIO', 72, 686),
    ]);
    expect(texts).toContain('A HISTÓRIA DO TRATADO BRASIL-PORTUGAL NO TEMPO DO IMPÉRIO');
  });

  it('are closed up where each letter stands apart, but not the names of answers', async () => {
    const spread = (word: string, y: number) =>
      [...word].map((letter, at) => text(`${letter} `, 72 + 13 * at, y));
    expect(await readTexts([text(sentence, 72, 700), ...spread('RASCUNHO', 600)])).toContain('RASCUNHO');
    expect(await readTexts([text(sentence, 72, 700), ...spread('ABCDE', 600)])).toContain('A B C D E');
  });

  it('are parted from the number that counts them', async () => {
    expect(await readTexts([text('7.Faça um desenho da praia.', 72, 700)])).toEqual([
      '7. Faça um desenho da praia.',
    ]);
    expect(await readTexts([text('1.5 litros de água bastam.', 72, 700)])).toEqual([
      '1.5 litros de água bastam.',
    ]);
  });
});

it('a banner over the slides is read once, the titles below it on every slide', async () => {
  const names = ['O átomo', 'A molécula', 'A célula', 'O tecido', 'O órgão', 'O corpo'];
  const pages = names.map((name, at) => ({
    width: 720,
    height: 405,
    items: [
      ...(at < 3 ? [text('Curso de Ciências da Escola Aurora', 40, 370, 24)] : []),
      text(name, 40, 320, 22),
      text(`${sentence} Item ${at}.`, 40, 200, 12),
    ],
  }));
  const { blocks } = await readPdf(buildPdf({ pages }));
  const headings = blocks.flatMap((block) => (block.type === 'heading' ? block.text : []));
  expect(headings.filter((heading) => heading.includes('Curso'))).toHaveLength(1);
  expect(headings).toEqual(expect.arrayContaining(names));
});
