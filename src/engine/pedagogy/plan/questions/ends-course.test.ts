import { expect, it } from 'vitest';
import { takeCourse } from './ends-course.ts';

const take = (...steps: string[]) => takeCourse(steps.map((step) => ({ step }))).map(({ step }) => step);

it('follows a course to what ends it or is done in one case only', () => {
  expect(take('Lê a lista', 'retorna o total', 'imprime')).toEqual(['Lê a lista', 'retorna o total']);
  expect(take('Lê a lista', 'Se achar, para', 'imprime')).toEqual(['Lê a lista']);
  expect(take('Lê a lista', 'soma', 'imprime')).toEqual(['Lê a lista', 'soma', 'imprime']);
});
