import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

const shapeOf = (text: string): string[] =>
  readText(text).blocks.map((block) => {
    if (block.type === 'heading') return `# ${block.text}`;
    if (block.type === 'list')
      return `${block.isOrdered ? '1)' : '-'} ${block.items.map((item) => item.text).join(' | ')}`;
    return 'text' in block ? block.text : block.type;
  });

it('heads parts that letters count and counts the items with their letter and a number', () => {
  expect(
    shapeOf(`A. CUIDADOS
A.1 LUVAS
A.2 OCULOS

B. MATERIAL
Tesoura e fita.

C. CORTE, 3 ETAPAS
C.1 MEDIR
C.2 RISCAR
C.3 CORTAR`),
  ).toEqual([
    '# CUIDADOS',
    '1) LUVAS | OCULOS',
    '# MATERIAL',
    'Tesoura e fita.',
    '# CORTE, 3 ETAPAS',
    '1) MEDIR | RISCAR | CORTAR',
  ]);
});

it('leaves letters that count options or parts without items of their own as they are', () => {
  const options = 'Qual é a capital?\nA. Lima\nB. Quito\nC. La Paz';
  expect(shapeOf(options).join('\n')).not.toContain('# ');
});

it('heads parts by the names that signs rule off, when there are some', () => {
  expect(shapeOf('--- Luz\nA luz anda em linha reta.\n\n=== Som ===\nO som precisa de um meio.')).toEqual([
    '# Luz',
    'A luz anda em linha reta.',
    '# Som',
    'O som precisa de um meio.',
  ]);
  expect(shapeOf('A luz anda.\n\n---- ler em voz alta, duas vezes ----\n\nO som anda.')).not.toContain(
    '# ler em voz alta, duas vezes',
  );
});

it('reads steps that name their number as a list that is counted', () => {
  expect(shapeOf('Passo 1: cortar a borda.\nPasso 2: desenhar.\nPasso 3: pintar com rolinho.')).toEqual([
    '1) cortar a borda. | desenhar. | pintar com rolinho.',
  ]);
  expect(shapeOf('Passo 2: desenhar.\nPasso 4: pintar.').join()).toContain('Passo 2');
});

it('keeps what a query gives with it', () => {
  expect(
    shapeOf(
      '--- Filtro\nSELECT nome\nFROM livros\nWHERE ano = 1999;\n> Poemas\n\n--- Soma\nSELECT SUM(ano) FROM livros;\n> 3998',
    ),
  ).toEqual([
    '# Filtro',
    'SELECT nome\nFROM livros\nWHERE ano = 1999;\n> Poemas',
    '# Soma',
    'SELECT SUM(ano) FROM livros;\n> 3998',
  ]);
});
