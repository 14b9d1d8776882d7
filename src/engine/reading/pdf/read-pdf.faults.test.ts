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

describe('a page made by a browser', () => {
  const item = (words: string, element: number, y: number): PdfItem => ({
    ...(text(words, 96, y) as Extract<PdfItem, { type: 'text' }>),
    tag: { type: 'LI', element },
  });

  it('has its items apart, though the bullets are drawn and the longest line fills the list', async () => {
    const long = 'Ligar a serra sem a coifa de proteção ou com a coifa levantada';
    const draft = await readPdf(
      buildPdf({
        pages: [
          {
            items: [
              text(sentence, 72, 700),
              item(long, 1, 660),
              item('Usar luvas perto da lâmina', 2, 646),
              item('Limpar a mesa com a mão', 3, 632),
            ],
          },
        ],
      }),
    );
    expect(draft.blocks).toMatchObject([
      { type: 'paragraph' },
      {
        type: 'list',
        isOrdered: false,
        items: [{ text: long }, { text: 'Usar luvas perto da lâmina' }, { text: 'Limpar a mesa com a mão' }],
      },
    ]);
  });

  it('has a tagged paragraph whole, where a line ends before a name', async () => {
    const line = (words: string, y: number): PdfItem => ({
      ...(text(words, 72, y) as Extract<PdfItem, { type: 'text' }>),
      tag: { type: 'P', element: 1 },
    });
    const read = await readTexts([
      text('Escola Municipal das Palmeiras, sexto ano, caderno de leituras do segundo bimestre', 72, 740),
      line('A trilha sai do porto e vai até a', 700),
      line('Serra do Mar, onde nascem os rios', 686),
      line('que descem para a planície e dão', 672),
      line('de beber a todos os povoados da', 658),
      line('costa.', 644),
    ]);
    expect(read).toContain(
      'A trilha sai do porto e vai até a Serra do Mar, onde nascem os rios que descem para a planície e dão de beber a todos os povoados da costa.',
    );
  });
});

describe('a line that begins with a word', () => {
  it('keeps its article: `o` is a bullet only before items', async () => {
    const [first] = await readTexts([
      text('As massas de ar levam a chuva para o Centro-Oeste, o Sudeste e', 72, 700),
      text('o Sul. Cada uma delas vem do mar e atravessa a floresta inteira,', 72, 686),
      text('onde se enche de vapor.', 72, 672),
    ]);
    expect(first).toMatch(/Sudeste e o Sul\. Cada uma/);
  });

  it('goes on from the column before', async () => {
    const left = [
      'No século passado mais da metade dos',
      'moradores da aldeia vivia do mar, e',
      'a maior parte dos',
    ];
    const right = [
      'pescadores saía antes do nascer do',
      'sol com as redes já consertadas e',
      'voltava ao meio-dia.',
    ];
    const read = await readTexts([
      ...left.map((words, at) => text(words, 72, 700 - at * 14)),
      ...right.map((words, at) => text(words, 320, 714 - at * 14)),
    ]);
    expect(read.join(' | ')).toMatch(/a maior parte dos pescadores saía/);
  });

  it('keeps the hyphen that its document prints, where no other line ends in a broken word', async () => {
    const lines = Array.from(
      { length: 60 },
      (_, at) => `Nesta linha de número ${at} nada se parte no fim dela.`,
    );
    const page = [
      ...lines.slice(0, 55),
      'Na mata vive ainda hoje um grupo de mico-',
      'leão-preto, que salta de galho em galho.',
    ];
    const read = await readTexts(page.map((words, at) => text(words, 72, 820 - at * 14, 10)));
    expect(read.join(' ')).toMatch(/um grupo de mico-leão-preto/);
  });
});
