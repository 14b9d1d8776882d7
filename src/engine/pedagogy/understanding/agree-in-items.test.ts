import { expect, it } from 'vitest';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';
import { tellLettered } from './tell-lettered.ts';
import { agreeInDialogues, agreeInTwins } from './tell-lines-alike.ts';
import { tellNamed } from './tell-siblings.ts';

const block = { type: 'list', id: 'b1', isOrdered: false, items: [] };
const judge = (items: [text: string, role: Role][]): Role[] =>
  tellNamed(
    items.map(([text, role]) => ({ kind: 'item', block, text, role }) as unknown as Bit & { role: Role }),
  ).map(({ role }) => role);

it('tells all items of a list that each name a thing, whatever some of them were taken for', () => {
  expect(
    judge([
      ['Catação: separa sólidos com as mãos ou com uma pinça.', 'admin'],
      ['Peneiração: separa sólidos de tamanhos diferentes.', 'furniture'],
      ['Decantação: deixa a mistura em repouso até o mais denso ir ao fundo.', 'explanation'],
      ['Entregar: a ficha assinada até sexta-feira na secretaria.', 'instruction'],
    ]),
  ).toEqual(['explanation', 'explanation', 'explanation', 'instruction']);
});

it('leaves a list alone in which nothing is told', () => {
  const roles: Role[] = ['admin', 'admin'];
  expect(
    judge([
      ['Escola: municipal da vila nova, turno da tarde', 'admin'],
      ['Sala: doze, ao lado da biblioteca velha', 'admin'],
    ]),
  ).toEqual(roles);
});

it('tells the item that stands among told ones, and no hand-in', () => {
  const measures: [string, Role][] = [
    ['Eliminar o risco: guarda-corpo e fechamento de vãos', 'explanation'],
    ['Diminuir a queda: cinturão e rede', 'explanation'],
    ['Evitar o serviço em altura sempre que der', 'instruction'],
    ['Entregar a ficha na sexta', 'instruction'],
  ];
  expect(judge(measures.slice(0, 3))).toEqual(['explanation', 'explanation', 'explanation']);
  expect(judge(measures)).toEqual(['explanation', 'explanation', 'instruction', 'instruction']);
});

const paragraphs = (lines: [string, Role][]) =>
  lines.map(
    ([text, role], at) =>
      ({
        kind: 'paragraph',
        block: { type: 'paragraph', id: `p${at}`, text },
        text,
        role,
        at: null,
      }) as unknown as Bit & {
        role: Role;
      },
  );

it('tells what letters count up where nothing is asked, with the line that leads to it', () => {
  const told: [string, Role][] = [
    ['O autor propõe dois motivos (SILVA, 2015):', 'instruction'],
    ['a) Distância: o posto fica longe de quem trabalha;', 'alternative'],
    ['b) Receio: há quem tema a reação da vacina.', 'definition'],
  ];
  expect(tellLettered(paragraphs(told)).map(({ role }) => role)).toEqual(Array(3).fill('definition'));
  const asked: [string, Role][] = [['Qual é o motivo principal?', 'exercise'], ...told.slice(1)];
  expect(tellLettered(paragraphs(asked)).map(({ role }) => role)).toEqual([
    'exercise',
    'alternative',
    'definition',
  ]);
});

it('asks each of the letters below a case, whatever some of them were taken for', () => {
  const asked: [string, Role][] = [
    ['O paciente tem 78 anos e duas lesões.', 'explanation'],
    ['a) Classifique as duas lesões.', 'exercise'],
    ['b) Cite quatro fatores que dificultam a cicatrização.', 'alternative'],
    ['c) Que cobertura você esperaria ver?', 'alternative'],
  ];
  expect(tellLettered(paragraphs(asked)).map(({ role }) => role)).toEqual([
    'explanation',
    ...Array(3).fill('exercise'),
  ]);
});

it('reads a dialogue whole, whatever its speakers ask each other', () => {
  const turns = paragraphs([
    ['Anna: What time do you get up?', 'exercise'],
    ['Tom: At six. And you?', 'narrative'],
    ['Anna: At seven. Does your sister get up early?', 'exercise'],
    ["Tom: No, she doesn't.", 'answer'],
  ]);
  expect(agreeInDialogues(turns).map(({ role }) => role)).toEqual(Array(4).fill('narrative'));
  const fields = paragraphs([
    ['Tema: a água', 'admin'],
    ['Turma: 4º ano', 'admin'],
    ['Duração: 50 min', 'admin'],
    ['Objetivo: poupar água', 'objective'],
  ]);
  expect(agreeInDialogues(fields).map(({ role }) => role)).toEqual(['admin', 'admin', 'admin', 'objective']);
});

it('takes sentences that begin alike for one kind', () => {
  const twins = paragraphs([
    ['A alface plantada no canteiro 1 precisa de 2 litros de água.', 'explanation'],
    ['A alface plantada no jardim 2 precisa de 3 litros de água.', 'explanation'],
    ['A alface plantada no vaso 3 precisa de 4 litros de água.', 'instruction'],
  ]);
  expect(agreeInTwins(twins).map(({ role }) => role)).toEqual(Array(3).fill('explanation'));
});
