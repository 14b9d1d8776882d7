import { describe, expect, it } from 'vitest';
import { dropFurniture, orderColumns } from './arrange-lines.ts';
import { makeLine, type OcrLine, parseTsv } from './ocr-line.ts';
import { measureBodyHeight, rebuildBlocks } from './rebuild-blocks.ts';

/** A line of words ten pixels a letter wide. */
const line = (paragraph: string, text: string, left: number, top: number, height = 20): OcrLine => {
  let at = left;
  const words = text.split(' ').map((word) => {
    const width = word.length * 10;
    const made = { text: word, confidence: 95, left: at, top, width, height };
    at += width + 10;
    return made;
  });
  return makeLine(paragraph, words);
};
const rebuild = (lines: OcrLine[]) => rebuildBlocks(lines, 3, measureBodyHeight([lines]));
const body = 'Este parágrafo é longo e dá a altura do corpo do texto.';

describe('rebuilding a recognised page', () => {
  it('joins the lines of a paragraph and the words divided at their ends', () => {
    const [block] = rebuild([
      line('1', 'A água da chu-', 0, 0),
      line('1', 'va torna-', 0, 30),
      line('1', 'se rio.', 0, 60),
    ]);
    expect(block).toEqual({
      type: 'paragraph',
      page: 3,
      origin: 'ocr',
      text: 'A água da chuva torna-se rio.',
    });
  });

  it('gives names of a program the low lines that a picture hides, and prose none', () => {
    const textOf = (text: string) => rebuild([line('1', text, 0, 0)])[0];
    expect(textOf('$texto pronto = json encode($lista da turma); // guarda o texto')).toMatchObject({
      text: '$texto_pronto = json_encode($lista da turma); // guarda o texto',
    });
    expect(textOf("echo file get contents('notas.txt'); return new Turma($nome);")).toMatchObject({
      text: "echo file get contents('notas.txt'); return new Turma($nome);",
    });
    expect(textOf('Usamos listas (arrays) para guardar os nomes da turma inteira.')).toMatchObject({
      text: 'Usamos listas (arrays) para guardar os nomes da turma inteira.',
    });
  });

  it('takes large short text and short capitals for headings', () => {
    const blocks = rebuild([
      line('1', 'Ciclo da água', 0, 0, 44),
      line('2', body, 0, 80),
      line('3', 'EXERCÍCIOS DE REVISÃO', 0, 120),
    ]);
    expect(blocks).toMatchObject([
      { type: 'heading', level: 1, text: 'Ciclo da água', isGuessed: true },
      { type: 'paragraph' },
      { type: 'heading', level: 2 },
    ]);
  });

  it('makes one heading of a title in two lines', () => {
    const blocks = rebuild([
      line('1', 'Orquestração e', 0, 0, 44),
      line('2', 'Persistência', 0, 70, 42),
      line('3', body, 0, 200),
    ]);
    expect(blocks).toMatchObject([
      { type: 'heading', text: 'Orquestração e Persistência' },
      { type: 'paragraph' },
    ]);
  });

  it('leaves out page numbers and heads that run through the pages, and nothing in between', () => {
    const pages = [1, 2, 3, 4].map((number) => ({
      heightPx: 1000,
      lines: [
        line('1', `Prova de Ciências ${number}`, 0, 20),
        line('2', `Questão ${number}`, 0, 500),
        line('3', `${number}`, 0, 960),
      ],
    }));
    const left = dropFurniture(pages).map((page) => page.lines.map(({ text }) => text));
    expect(left).toEqual([['Questão 1'], ['Questão 2'], ['Questão 3'], ['Questão 4']]);
  });

  it('makes lists of bullets and of letters that count up, even where the letters hang in a column of their own', () => {
    const blocks = rebuild([
      line('1', 'A)', 0, 0),
      line('1', 'B)', 0, 60),
      line('2', 'evaporação', 60, 0),
      line('2', 'das águas', 60, 30),
      line('2', 'precipitação', 60, 60),
      line('3', '• rios', 0, 120),
      line('3', '« Lagos', 0, 150),
    ]);
    expect(blocks).toMatchObject([
      { type: 'list', isOrdered: true, items: [{ text: 'evaporação das águas' }, { text: 'precipitação' }] },
      { type: 'list', isOrdered: false, items: [{ text: 'rios' }, { text: 'Lagos' }] },
    ]);
  });

  it('reads the left column before the right one where a lone rule divides them', () => {
    const lines = [
      line('1', 'Um título sobre tudo', 0, 0),
      line('2', 'esquerda um direita um', 0, 60),
      line('2', 'esquerda dois direita dois', 0, 90),
      line('3', 'Depois das colunas', 0, 200),
    ];
    // The words of each row: "esquerda um|dois" end before 160, "direita …" begins after it.
    const texts = (rules: { x: number; from: number; to: number }[]) =>
      orderColumns(lines, rules).map(({ text }) => text);
    expect(texts([{ x: 145, from: 50, to: 120 }])).toEqual([
      'Um título sobre tudo',
      'esquerda um',
      'esquerda dois',
      'direita um',
      'direita dois',
      'Depois das colunas',
    ]);
    const borders = [
      { x: 145, from: 50, to: 120 },
      { x: 400, from: 50, to: 120 },
    ];
    expect(texts(borders)).toEqual(lines.map(({ text }) => text));
  });
});

describe('reading tesseract’s table', () => {
  it('drops specks and words nobody can be sure of', () => {
    const row = (number: number, confidence: number, text: string) =>
      `5\t1\t1\t1\t${number}\t1\t10\t${number * 30}\t80\t20\t${confidence}\t${text}`;
    const { lines } = parseTsv(
      [
        'level\tpage_num',
        '4\t1\t1\t1\t1\t0\t0\t0\t0\t0\t-1\t',
        row(1, 96, 'água'),
        row(2, 12, 'xk'),
        row(3, 40, '~'),
        row(4, 90, '|'),
      ].join('\n'),
    );
    expect(lines.map(({ text }) => text)).toEqual(['água']);
  });
});
