import { describe, expect, it } from 'vitest';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { choosePointsFor } from '#engine/pedagogy/plan/fill-content.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { sayPoints } from '#tests/builders/said-points.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { fitPoint } from './fit-point.ts';
import { lacksSubject, leansOnOthers } from './stand-alone.ts';

const text = (own: string): DraftBlock => ({ type: 'paragraph', text: own });

describe('what a heading or a line says of its subject', () => {
  const heading = (own: string): DraftBlock => ({ type: 'heading', level: 1, text: own });
  it('goes on after the sentence that names it, and stops where somebody else is spoken of', () => {
    const cuneiform = sayPoints(
      heading('A escrita cuneiforme'),
      text(
        'A escrita cuneiforme é um sistema de sinais gravados em argila. Foi criada pelos sumérios para registrar impostos. Somente os escribas sabiam ler naquele tempo. Eram pagos pelo rei da cidade.',
      ),
    );
    expect(cuneiform).toContain('Escrita cuneiforme: foi criada pelos sumérios para registrar impostos');
    expect(cuneiform.join(' ')).not.toContain('pagos pelo rei');
  });
  it('is told of it line by line where a paste lost the bullets', () => {
    const caatinga = sayPoints(
      heading('Caatinga'),
      text('Principal ecossistema da região Nordeste.'),
      text('Ocupa cerca de 10% do território nacional.'),
    );
    expect(caatinga).toContain('Caatinga: ocupa cerca de 10% do território nacional');
  });
  it('does not name it twice', () => {
    const signs = sayPoints(
      heading('Sinais de apoio'),
      text('São sinais de apoio a dilatação das pupilas e a cor da pele.'),
    );
    expect(signs).toEqual(['São sinais de apoio a dilatação das pupilas e a cor da pele']);
  });
  it('is not said of a place where nobody is named', () => {
    expect(lacksSubject('No Brasil é comum em todos os estados')).toBe(true);
    expect(lacksSubject('Caracteriza-se pela presença de árvores altas')).toBe(true);
    expect(lacksSubject('Compostos moleculares têm pontos de fusão baixos')).toBe(false);
  });
});

describe('a list in a sentence that is too long', () => {
  it('keeps all its members by their names, or goes whole', () => {
    const three =
      'A vegetação divide-se em três categorias: matas de terra firme, árvores mais altas, em regiões que não sofrem inundação; matas de várzea, um meio entre as duas outras; e matas de igapó, matas quase sempre inundadas, com arbustos e cipós.';
    expect(fitPoint(three)?.text).toBe(
      'A vegetação divide-se em três categorias: matas de terra firme; matas de várzea; matas de igapó',
    );
  });
  it('leaves each of several things what stands in brackets behind it', () => {
    const alloys =
      'Ligas metálicas são misturas de dois ou mais elementos, sendo pelo menos um deles um metal: aço (ferro + carbono), bronze (cobre + estanho), latão (cobre + zinco)';
    expect(fitPoint(alloys)?.text ?? '(cobre + zinco)').toContain('(cobre + zinco)');
  });
});

it('tells a reaction as it is written, and no case of the writer, no torn line, no second row of names', () => {
  expect(sayPoints(text('Exemplo: Na + Cl -> NaCl'))).toEqual(['Na + Cl -> NaCl']);
  expect(sayPoints(text('azul + amarelo = verde'))).toEqual(['azul + amarelo = verde']);
  expect(sayPoints(text('Se for chover hoje então envie um e-mail me avisando sobre isso.'))).toEqual([]);
  expect(
    sayPoints(text('Os vetores são listas de números, como, cada um representando uma medida.')),
  ).toEqual([]);
  const rows = sayPoints({
    type: 'table',
    hasHeader: true,
    rows: [
      ['Região', 'População', 'População'],
      ['Nome', 'Total', 'No Brasil'],
      ['Norte', '17', '8,5%'],
      ['Sul', '30', '14,7%'],
      ['Centro', '16', '8,0%'],
    ],
  });
  expect(rows.join(' ')).not.toContain('Nome: Total');
});

it('neither tells what “isso” was nor sums up by half a sentence', () => {
  expect(leansOnOthers('O fator principal para isso é a extensão do território')).toBe(true);
  expect(leansOnOthers('10 é uma aproximação para a mediana de salário')).toBe(true);
  const cause = 'O hidrogênio é exceção, pois se estabiliza com 2 elétrons.';
  const lesson = openLesson(makeAnalysisInput({ content: `# Octeto\n\n${cause}` }));
  expect(findChains(lesson.sections.flatMap(({ pieces }) => pieces))).toEqual([]);
});

it('tells nothing of a figure, of a template or of marks as if it were of the subject', () => {
  for (const said of [
    'As matrizes a e b respondem de maneira linear à seleção',
    'A fase 1 se inicia após o evento 150',
    'O padrão de acesso se repete para as linhas 2, 3 e 4',
    'O primeiro caráter aumentou em 5 unidades na sua média',
    'Superior: 3, inferior: 2, interna: 3 e externa: 2',
    'A participação do grupo será contabilizada para fins de avaliação',
    'Os alunos serão avaliados pela participação e pelo texto escrito',
  ])
    expect(leansOnOthers(said), said).toBe(true);
  for (const said of [
    'A transposta de uma matriz A é uma matriz com os mesmos elementos',
    'A fase 1 da cicatrização dura de 1 a 4 dias',
    'O primeiro caso aumentou a procura por vacinas',
  ])
    expect(leansOnOthers(said), said).toBe(false);
});

it('tells a sentence that leans on the one before along with it where there is room', () => {
  const shown = (content: string): string[] => {
    const lesson = openLesson(makeAnalysisInput({ content: `# Reinos africanos\n\n${content}` }));
    return choosePointsFor(
      lesson,
      lesson.sections.flatMap(({ pieces }) => pieces),
      [],
    ).map(({ text }) => text);
  };
  expect(
    shown('Griôs eram os contadores de histórias do povo. Para eles, a palavra falada tinha valor sagrado.'),
  ).toEqual([
    'Griôs eram os contadores de histórias do povo. Para eles, a palavra falada tinha valor sagrado',
  ]);
  expect(
    shown('Cores primárias: são as cores que não vêm de mistura. São elas vermelho, azul e amarelo.').join(),
  ).toContain('São elas vermelho, azul e amarelo');
  expect(
    shown(
      'Abaixo do resumo, informar as palavras-chave do trabalho. Deve conter de 150 a 500 palavras.',
    ).join(),
  ).not.toContain('Deve conter');
  expect(
    shown('As griôs contavam as histórias do povo. Foi criado um império no vale do rio.').join(),
  ).not.toContain('povo. Foi criado');
  const denied = shown('Muitos livros diziam que a África não tinha história. Isso não é verdade.');
  expect(denied).toEqual(['Muitos livros diziam que a África não tinha história. Isso não é verdade']);
});

it('lends the name of a heading to whoever is meant behind a preposition', () => {
  const lesson = openLesson(
    makeAnalysisInput({
      content:
        '# Clássicos\n\n## Karl Marx (1818-1883)\n\nPara ele a história das sociedades é a história da luta de classes.',
    }),
  );
  const said = [...lesson.points.values()].flat().map(({ text }) => text);
  expect(said).toContain('Karl Marx: para ele a história das sociedades é a história da luta de classes');
});

it('takes no formula for the code of a skill', () => {
  expect(sayPoints(text('CH3-CH2-CH3 tem 3 carbonos e só ligações simples entre eles.'))).toEqual([
    'CH3-CH2-CH3 tem 3 carbonos e só ligações simples entre eles',
  ]);
});

it('tells two lists side by side by their columns, never a row of them as one thing', () => {
  const said = sayPoints({
    type: 'table',
    hasHeader: true,
    rows: [
      ['Existência física', 'Existência conceitual'],
      ['Pessoa', 'Cargo'],
      ['Carro', 'Curso universitário'],
    ],
  });
  expect(said).toEqual([
    'Existência física: pessoa, carro',
    'Existência conceitual: cargo, curso universitário',
  ]);
});

it('tells a warning, however loud it is written', () => {
  expect(sayPoints(text('ATENÇÃO: dois aumentos seguidos de 10% não são 20%!'))).toEqual([
    'Dois aumentos seguidos de 10% não são 20%',
  ]);
});
