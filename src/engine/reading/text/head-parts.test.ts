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

const headsOf = (text: string): string[] =>
  readText(text).blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

it('heads parts by the sign that a teacher sets before all of them, a long one by what stands before its colon', () => {
  expect(
    headsOf(`O SOLO

>>> Formação: como nasce
a rocha racha com sol e chuva
>>> Tipos
arenoso, argiloso e humoso
>>> Cuidado: quem planta sempre no mesmo lugar cansa a terra, por isso se troca de cultura
>>> Erosão
chuva forte no solo nu`),
  ).toEqual(['O SOLO', 'Formação: como nasce', 'Tipos', 'Cuidado', 'Erosão']);
});

it('heads parts by frames and counts, and says below what stands behind a frame', () => {
  const framed = '*Usage*\nWe use it for habits.\n\n*Form* (no caderno) – subject + verb\nShe works.';
  expect(shapeOf(framed)).toEqual([
    '# Usage',
    'We use it for habits.',
    '# Form (no caderno)',
    'subject + verb',
    'She works.',
  ]);
  const counted =
    '[1] o que é\numa parte do inteiro\n[2] tipos\nprópria e imprópria\n[3] usos\nreceitas e mapas';
  expect(headsOf(counted)).toEqual(['o que é', 'tipos', 'usos']);
});

it('puts parts of another kind below those they stand among', () => {
  const { blocks } = readText(
    '=== Água ===\n:: doce ::\nrios e lagos\n:: salgada ::\nmares\n\n=== Terra ===\n:: firme ::\nmontes\n:: alagada ::\npântanos',
  );
  expect(blocks.flatMap((block) => (block.type === 'heading' ? block.level : []))).toEqual([
    1, 2, 2, 1, 2, 2,
  ]);
});

it('heads nothing where one of the lines is a sentence, asks, or stands over nothing', () => {
  const notes =
    'A célula\n\n>> Ela tem membrana, citoplasma e núcleo, e cada um faz uma coisa.\nver livro\n\n>> cai na prova\nestudar';
  expect(headsOf(notes)).not.toContain('cai na prova');
  expect(headsOf('Frutas\n\n☆ uva\n☆ caju\n☆ manga\nfim da lista')).not.toContain('uva');
  expect(
    headsOf('1) Calcule 2 + 2\nR: 4\n2) Qual é o dobro de 7?\nR: 14\n3) Some 5 e 6\nR: 11').join(),
  ).not.toMatch(/Calcule|Some/);
});
