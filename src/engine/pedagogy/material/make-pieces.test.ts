import { expect, it } from 'vitest';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { roleOnScreen } from './draft-piece.ts';
import { makePieces } from './make-pieces.ts';

/** `kind: text` of each piece of a table whose cells do what `roles` says, row by row. */
function piecesOf(rows: string[][], roles: Role[][], hasHeader = false): string[] {
  const block: Block = { id: 'b1', type: 'table', rows, hasHeader };
  const columns = rows[0]?.length ?? 1;
  return makePieces(block, {
    from: 'file',
    prefix: '',
    words: 400,
    under: 1,
    roleOf: (_, index) => roles[Math.floor(index / columns)]?.[index % columns] ?? null,
  }).map(({ kind, text }) => `${kind}: ${text.replaceAll('\n', ' / ')}`);
}

it('a schedule gives each lesson as a part named by its first topic, and its topics as a list', () => {
  expect(
    piecesOf(
      [
        ['Aula', 'Conteúdo', 'Desenvolvimento'],
        [
          'Aula 1\n12/03',
          'Ondas no mar\nMarés\nCorrentes frias\nSal da água',
          'Iniciar com um vídeo sobre o mar e pedir que anotem.',
        ],
      ],
      [
        ['heading', 'heading', 'heading'],
        ['admin', 'table_data', 'teacher_guidance'],
      ],
    ),
  ).toEqual([
    'heading: Aula 1 – Ondas no mar',
    'text: Aula 1 12/03',
    'list: Ondas no mar / Marés / Correntes frias / Sal da água',
    'text: Iniciar com um vídeo sobre o mar e pedir que anotem.',
  ]);
});

it('many topics of one lesson are parts of it, headed by their own names', () => {
  const topics = ['Ondas', 'Marés', 'Correntes', 'Ventos', 'Sal da água', 'Praias'];
  expect(
    piecesOf(
      [
        ['Aula', 'Conteúdo', 'Desenvolvimento'],
        ['Aula 1', topics.join('\n'), 'Iniciar com um vídeo sobre o mar e pedir que anotem.'],
      ],
      [
        ['heading', 'heading', 'heading'],
        ['admin', 'explanation', 'teacher_guidance'],
      ],
    ).filter((piece) => piece.startsWith('heading')),
  ).toEqual([
    'heading: Aula 1 – Ondas',
    'heading: Ondas, Marés e Correntes',
    'heading: Ventos, Sal da água e Praias',
  ]);
});

it('a field of a form is a part under its label where it says something', () => {
  const text = 'Ementa: A disciplina trata do clima, do relevo e das águas do Brasil e de seus usos.';
  expect(piecesOf([[text], ['Professor: Ana Reis']], [['explanation'], ['admin']])).toEqual([
    'heading: Ementa',
    `text: ${text}`,
    'text: Professor: Ana Reis',
  ]);
});

it('a table of data stays whole, row by row', () => {
  const rows = [
    ['Planeta', 'Luas'],
    ['Marte', '2'],
  ];
  expect(
    piecesOf(
      rows,
      rows.map(() => ['table_data', 'table_data']),
    ),
  ).toEqual(['table: Planeta | Luas / Marte | 2']);
});

it('takes figures in a row and the braces of a set for no listing', () => {
  const kindOf = (text: string) =>
    makePieces({ id: 'b1', type: 'paragraph', text } as Block, {
      ...{ from: 'file', prefix: '', words: 400, under: 1, roleOf: () => 'explanation' },
    })[0]?.kind;
  expect(kindOf('Notas da turma: 6,91; 7,85; 7,68; 8,64; 7,21 e a média delas.')).toBe('text');
  expect(kindOf('O menor valor de {x₁, . . . , xₙ} é x₍₁₎ em {x₁, . . . , xₙ}.')).toBe('text');
  expect(kindOf('let a = 1; let b = f(a); print(b);')).toBe('code');
  // What colours stand for is told in words.
  expect(kindOf('Fichas: verde = sei explicar; amarela = tenho dúvida; branca = não li')).toBe('text');
});

it('hands out each question that a list counts with its own letters', () => {
  const texts = [
    'coloque a crase',
    'a) Vou a feira.',
    'b) Saio as 7h.',
    'qual está errada?',
    'a) a pé',
    'b) à pé',
  ];
  const items = texts.map((text) => ({ text, level: /^[ab]\)/.test(text) ? 1 : 0 }));
  const roles: Role[] = ['exercise', 'alternative', 'exercise', 'exercise', 'alternative', 'alternative'];
  const block: Block = { id: 'b1', type: 'list', isOrdered: true, items };
  const origin = { from: 'content', prefix: '', words: 400, under: 1 } as const;
  expect(
    makePieces(block, { ...origin, roleOf: (_, index) => roles[index] ?? null }).map(({ statements }) =>
      statements.map(({ text }) => text),
    ),
  ).toEqual([texts.slice(0, 3), texts.slice(3)]);
});

it('takes nothing from the buttons and fields of a screen, and the labels of a figure', () => {
  const scraps = ['Sign up', 'Create account clicar', 'My Channels Help', 'senha (mín. 6)'];
  const blocks = scraps.map((text, at) => ocr(`s${at}`, text, 3));
  const told = ocr('s9', 'A tela mostra os dados que o sensor envia para a nuvem a cada minuto.', 3);
  const page = [...blocks, told];
  expect(page.map((block) => roleOnScreen(block, 'explanation', page))).toEqual([
    ...scraps.map(() => 'furniture'),
    'explanation',
  ]);
  const figure = ocr('f1', 'caule raiz folha', 4);
  expect(roleOnScreen(figure, 'explanation', [...page, figure])).toBe('explanation');
});

const ocr = (id: string, text: string, page: number): Block => ({
  id,
  type: 'paragraph',
  origin: 'ocr',
  page,
  text,
});

it('reads a table of commands row by row, whatever its cells were taken for', () => {
  const rows = [
    ['Comando', 'Descrição'],
    ['lerPorta(numero);', 'Guarda em uma variável o valor que o sensor mede naquele momento.'],
    ['esperar(tempo);', 'Faz a placa esperar um tempo antes de ler o sensor outra vez.'],
  ];
  const block: Block = { id: 'b1', type: 'table', rows, hasHeader: true };
  const origin = {
    from: 'file' as const,
    prefix: '',
    words: 40,
    under: 0,
    roleOf: () => 'explanation' as const,
  };
  expect(makePieces(block, origin)).toMatchObject([{ kind: 'table' }]);
});

it('tells each rule of two columns under its own name, however short it is', () => {
  const rows = [
    ['Papel', 'A3'],
    ['Bordas', 'Esquerda: 4, direita: 2. Usar bordas largas quando o caderno for costurado.'],
    ['Numeração', 'As folhas devem ser contadas a partir da capa, mas numeradas só no miolo do caderno.'],
    ['Legenda', 'Deve ser escrita embaixo da foto, em uma linha. A partir da segunda, devem ser recuadas.'],
    ['Letra', 'Letra tamanho 14 para o texto e os títulos de todas as partes do caderno.'],
  ];
  const told = piecesOf(
    rows,
    rows.map(() => ['heading', 'instruction']),
  );
  expect(told).toEqual([
    'heading: Papel',
    'text: Papel: A3',
    'heading: Bordas',
    'text: Bordas: esquerda 4, direita 2. Usar bordas largas quando o caderno for costurado.',
    'heading: Numeração',
    'text: As folhas devem ser contadas a partir da capa, mas numeradas só no miolo do caderno.',
    'heading: Legenda',
    'text: Legenda: deve ser escrita embaixo da foto, em uma linha. Legenda: a partir da segunda, devem ser recuadas.',
    'heading: Letra',
    'text: Letra: letra tamanho 14 para o texto e os títulos de todas as partes do caderno.',
  ]);
});
