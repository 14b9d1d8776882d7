import { expect, it } from 'vitest';
import { tellOptions } from './agree-in-items.ts';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';
import { tellLettered } from './tell-lettered.ts';
import { tellLeads, tellMatter, tellNamed } from './tell-siblings.ts';

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

it('takes a row of lettered cells for options, all of them', () => {
  const table = { type: 'table', id: 'b2', hasHeader: false, rows: [] };
  const cells = (texts: string[], roles: Role[]): Role[] =>
    tellOptions(
      texts.map(
        (text, at) =>
          ({ kind: 'cell', block: table, text, role: roles[at] }) as unknown as Bit & { role: Role },
      ),
    ).map(({ role }) => role);
  const roles: Role[] = ['table_data', 'admin', 'alternative'];
  expect(cells(['(a) 0,07', '(b) 0,7', '(c) 7'], roles)).toEqual(roles.map(() => 'alternative'));
  expect(cells(['a) norte', 'sul', 'c) leste'], roles)).toEqual(roles);
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

it('takes a label over told items for no field', () => {
  const [label] = paragraphs([['PODE:', 'blank']]);
  const item = { kind: 'item', block, text: 'usar jaleco', role: 'example', at: null } as unknown as Bit & {
    role: Role;
  };
  expect(tellLeads(label === undefined ? [] : [label, item])[0]?.role).toBe('explanation');
  expect(tellLeads(label === undefined ? [] : [label])[0]?.role).toBe('blank');
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

it('tells what stands below counted subjects of a plan, and leaves the rest to who teaches', () => {
  const lines: [string, Role][] = [
    ['Recursos', 'heading'],
    ['Projetor e manequim do laboratório: reservar antes', 'teacher_guidance'],
    ['1. A pele', 'heading'],
    ['O que atrapalha a cicatrização: diabetes, tabagismo e infecção', 'admin'],
    ['2. Coberturas', 'heading'],
    ['3. Técnica do curativo', 'heading'],
    ['Higienizar: as mãos antes e depois', 'teacher_guidance'],
    ['Entregar: o relatório para a professora', 'instruction'],
  ];
  expect(tellMatter(paragraphs(lines)).map(({ role }) => role)).toEqual([
    ...['heading', 'teacher_guidance', 'heading', 'explanation', 'heading', 'heading', 'procedure'],
    'instruction',
  ]);
});
