import { describe, expect, test } from 'vitest';
import { type CourseFacts, findCourse, isInCurriculum } from './find-course.ts';

const courseOf = (facts: Partial<CourseFacts>) =>
  findCourse({ level: null, audience: '', title: '', codes: [], ...facts });

describe('stage and years', () => {
  test.each([
    ['8º ano', 'EF', [8]],
    ['turma do 6o ano B', 'EF', [6]],
    ['6º e 7º anos', 'EF', [6, 7]],
    ['6º ao 9º ano', 'EF', [6, 7, 8, 9]],
    ['alunos do oitavo ano', 'EF', [8]],
    ['anos iniciais', 'EF', [1, 2, 3, 4, 5]],
    ['Ensino Fundamental II', 'EF', [6, 7, 8, 9]],
    ['1º ano do Ensino Médio', 'EM', []],
    ['revisão para o ENEM', 'EM', []],
    ['crianças da creche', 'EI', []],
    ['3º ano', null, [3]],
    ['adultos', null, []],
  ])('%s', (audience, stage, years) => {
    expect(courseOf({ audience })).toMatchObject({ stage, years });
  });
  test('what the order states goes before what the words say', () => {
    expect(courseOf({ level: 'medio', audience: '1º ano' })).toMatchObject({ stage: 'EM', years: [] });
    expect(courseOf({ level: 'fundamental', title: '3º ano' })).toMatchObject({ stage: 'EF', years: [3] });
  });
  test('codes of the material say it where nobody else does', () => {
    expect(courseOf({ codes: ['EF67LP08', 'EF06LP01'] })).toEqual({
      stage: 'EF',
      components: ['LP'],
      isGuess: false,
      years: [6, 7],
    });
    expect(courseOf({ codes: ['EF08MA05', 'EM13LP02'] }).stage).toBeNull();
    expect(courseOf({ codes: ['EF08MA05'], audience: '9º ano' }).years).toEqual([9]);
  });
});

describe('components', () => {
  test.each([
    ['Matemática — frações', ['MA', 'MAT']],
    ['Aula de História: Canudos', ['HI', 'CHS']],
    ['Frações (Matemática)', ['MA', 'MAT']],
    ['Educação Física: voleibol', ['EF', 'LGG']],
    ['Apostila de Biologia', ['CNT', 'CI']],
    ['A história da água', []],
    ['Arte de contar', []],
    ['Atividade física e saúde', []],
  ])('%s', (title, components) => {
    expect(courseOf({ title }).components).toEqual(components);
  });
  test('plain words go before codes, codes before what was judged of the material', () => {
    const judged = { component: 'Química' };
    expect(courseOf({ ...judged, title: 'Matemática', codes: ['EF08HI05'] }).components).toEqual([
      'MA',
      'MAT',
    ]);
    expect(courseOf({ ...judged, codes: ['EF08HI05'] }).components).toEqual(['HI']);
    expect(courseOf(judged)).toMatchObject({ components: ['CNT', 'CI'], isGuess: true });
    expect(courseOf({ component: 'Contabilidade' }).components).toEqual([]);
  });
});

test('the curriculum ends with Ensino Médio', () => {
  expect((['infantil', 'fundamental', 'medio', null] as const).every(isInCurriculum)).toBe(true);
  expect((['superior', 'tecnico', 'livre', 'corporativo'] as const).some(isInCurriculum)).toBe(false);
});
