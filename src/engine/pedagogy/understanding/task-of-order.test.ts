import { expect, it } from 'vitest';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';
import { saidBehindOrder } from './said-behind-order.ts';
import { taskOfOrder, tellTheirSteps } from './task-of-order.ts';

it('tells the class what a plan has the teacher ask of it', () => {
  expect(taskOfOrder('Em seguida, peça aos alunos que troquem os cadernos.')).toBe('Troquem os cadernos.');
  expect(taskOfOrder('Solicitar que os estudantes leiam o poema')).toBe('Leiam o poema');
  expect(taskOfOrder('Explique à turma que eles devem desenhar a célula.')).toBe('Desenhar a célula.');
  expect(taskOfOrder('Oriente os alunos a medir a sala')).toBe('Medir a sala');
  expect(taskOfOrder('Explique aos alunos que a célula é viva.')).toBeNull();
  expect(taskOfOrder('Troquem os cadernos.')).toBeNull();
});

it('tells what is to be explained to the class, but nothing of the class itself', () => {
  expect(saidBehindOrder('Explicar aos alunos que a lua não tem luz própria.')).toBe(
    'a lua não tem luz própria.',
  );
  expect(saidBehindOrder('Explique às crianças que a lua gira em torno da Terra.')).toBe(
    'a lua gira em torno da Terra.',
  );
  expect(saidBehindOrder('Explique que fatores causaram a seca.')).toBeNull();
  expect(saidBehindOrder('Explicar aos alunos que eles verão as fases da lua.')).toBeNull();
});

const item = (text: string, role: Role, block: object): Bit & { role: Role } =>
  ({
    text,
    role,
    kind: 'item',
    index: 0,
    count: 4,
    level: 0,
    at: null,
    cell: null,
    id: text,
    block,
  }) as never;

it('takes the steps of the class in a list that sets tasks for tasks', () => {
  const block = {};
  const roles = tellTheirSteps([
    item('Divida a turma em grupos.', 'teacher_guidance', block),
    item('Escrevam cinco palavras.', 'exercise', block),
    item('Cada grupo deve sortear uma palavra.', 'teacher_guidance', block),
    item('Contem o que acharam.', 'exercise', block),
  ]).map(({ role }) => role);
  expect(roles).toEqual(['teacher_guidance', 'exercise', 'exercise', 'exercise']);
  expect(tellTheirSteps([item('Cada aluno deverá trazer uma folha.', 'explanation', {})])[0]?.role).toBe(
    'exercise',
  );
});
