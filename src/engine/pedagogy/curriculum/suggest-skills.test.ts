import { describe, expect, test } from 'vitest';
import { makeSkill, SOME_SKILLS } from '#tests/builders/skills.ts';
import { buildSkillIndex } from './skill-index.ts';
import { type Course, suggestSkills, UNKNOWN_COURSE } from './suggest-skills.ts';

const index = buildSkillIndex(SOME_SKILLS);
const suggest = (text: string, course: Partial<Course> = {}) =>
  suggestSkills(index, [{ text, weight: 1 }], { course: { ...UNKNOWN_COURSE, ...course } });
const codesOf = (text: string, course: Partial<Course> = {}) =>
  suggest(text, course).map(({ skill }) => skill.code);

describe('skills are found', () => {
  test('by their words in any form', () => {
    expect(codesOf('Somando fração com o mesmo denominador')[0]).toBe('EF06MA91');
  });
  test('by neighbours before words that stand apart', () => {
    expect(codesOf('A Revolução Francesa')[0]).toBe('EF08HI91');
    expect(codesOf('A Revolução Industrial')[0]).toBe('EF08HI92');
  });
  test('by what teachers call it', () => {
    expect(codesOf('Metáfora e hipérbole')).toEqual(['EF67LP91']);
    expect(codesOf('O ciclo da água')[0]).toBe('EF05CI91');
    expect(suggest('Fotossíntese')).toMatchObject([
      { skill: { code: 'EM13CNT991' }, terms: ['fotossíntese'] },
    ]);
  });
  test('with the words that led there, as they were written', () => {
    expect(suggest('Figuras de linguagem: metáfora')[0]?.terms).toContain('figuras de linguagem');
  });
  test('each word told once, in the longest phrase that was said', () => {
    const told = suggest('Somar frações: denominadores iguais, frações diferentes, somando fração')[0]?.terms;
    expect(told).toContain('denominadores iguais');
    expect(told).not.toContain('denominadores');
    expect(told?.filter((term) => /iguais,? frações/.test(term))).toEqual([]);
    expect(told?.filter((term) => term === 'fração' || term === 'somando')).toEqual([]);
  });
  test('nowhere where nothing is said of any', () => {
    expect(codesOf('')).toEqual([]);
    expect(codesOf('Xilofagia quântica')).toEqual([]);
  });
});

describe('what is known of the class', () => {
  test('a stage is a border', () => {
    expect(codesOf('Frações', { stage: 'EM' })).toEqual(['EM13MAT991']);
    expect(codesOf('Frações', { stage: 'EI' })).toEqual([]);
  });
  test('a year weighs, and leaves others in', () => {
    expect(codesOf('Frações', { stage: 'EF', years: [5] })[0]).toBe('EF05MA91');
    expect(codesOf('Frações', { stage: 'EF', years: [6] })[0]).toBe('EF06MA91');
    expect(codesOf('Frações', { stage: 'EF', years: [6] })).toContain('EF05MA91');
  });
  test('a component weighs, and leaves others in', () => {
    const about = 'Explicar a água, contar a Revolução';
    expect(codesOf(about, { components: ['HI'] })[0]).toMatch(/^EF08HI/);
    expect(codesOf(about, { components: ['CI'] })[0]).toBe('EF05CI91');
    const scoreOf = (isGuess: boolean) =>
      suggest('A Revolução Francesa', { components: ['CI'], isGuess })[0]?.score ?? 0;
    expect(scoreOf(true), 'a guess weighs less').toBeGreaterThan(scoreOf(false));
    expect(codesOf(about, { components: ['CI'] }).some((code) => code.startsWith('EF08HI'))).toBe(true);
  });
});

test('at most so many come as are asked for, all of the list, the same each time', () => {
  const many = Array.from({ length: 40 }, (_, number) =>
    makeSkill(`EF06MA${String(number + 10)}`, 'Somar frações.'),
  );
  const big = buildSkillIndex(many);
  const ask = () => suggestSkills(big, [{ text: 'Somar frações', weight: 1 }]);
  expect(ask().map(({ skill }) => skill.code)).toEqual([
    'EF06MA10',
    'EF06MA11',
    'EF06MA12',
    'EF06MA13',
    'EF06MA14',
  ]);
  expect(ask()).toEqual(ask());
  expect(suggestSkills(big, [{ text: 'Somar frações', weight: 1 }], { limit: 2 })).toHaveLength(2);
  expect(suggestSkills(buildSkillIndex([]), [{ text: 'Somar frações', weight: 1 }])).toEqual([]);
});

test('one word that means many things does not outweigh what is said outright', () => {
  const skills = [
    makeSkill('EF05CI92', 'Observar fases da Lua, eclipses e movimentos cíclicos da Lua.'),
    makeSkill('EF15AR92', 'Conhecer o patrimônio cultural e a cultura popular nas matrizes culturais.'),
  ];
  const found = suggestSkills(buildSkillIndex(skills), [
    { text: 'Personagens do folclore', weight: 3 },
    { text: 'lua', weight: 0.5 },
  ]);
  expect(found[0]?.skill.code).toBe('EF15AR92');
});
