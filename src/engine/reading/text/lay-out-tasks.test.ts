import { expect, it } from 'vitest';
import { layOutTasks } from './lay-out-tasks.ts';
import { splitLines } from './split-lines.ts';

const told = (text: string) => layOutTasks(splitLines(text))?.map((line) => line.text) ?? null;

it('counts tasks that are called by a word, with lettered parts and one key for the answers beside them', () => {
  expect(
    told(`Tarefinha 1 – Complete com PA ou PE
__TO   (PATO)
__NA   (PENA)

Tarefinha 2 – Qual é o intruso?
PATO – BOLA – PIPA     R: BOLA

Tarefinha 3 – leia e desenhe
O PATO NADA.`),
  ).toEqual([
    '1) Complete com PA ou PE',
    'a) __TO',
    'b) __NA',
    '2) Qual é o intruso?',
    'a) PATO – BOLA – PIPA',
    '3) leia e desenhe',
    'O PATO NADA.',
    'Gabarito: 1) a) PATO b) PENA; 2) a) BOLA',
  ]);
});

it('leaves the steps of a plan and tasks without answers as they are', () => {
  expect(
    told('Atividade 1 – roda de conversa\nOuvir a turma.\nAtividade 2 – leitura\nLer em voz alta.'),
  ).toBe(null);
});
