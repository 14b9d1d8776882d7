import { expect, test } from 'vitest';
import type { LessonSkills, ShownSkill } from '#shared/curriculum/bncc.contract.ts';
import { showVerdict } from './skill-queries.ts';
import { describeFound, describePlace } from './skill-texts.ts';

const skill = (code: string): ShownSkill => ({
  code,
  stage: 'EF',
  componentName: 'Matemática',
  years: [6],
  text: 'Somar frações.',
  objects: [],
  source: 'p. 1',
});
const skills: LessonSkills = {
  state: 'ready',
  mayJudge: true,
  found: [{ code: 'EF05MA91', page: 2, slide: null, skill: skill('EF05MA91') }],
  suggestions: [
    { skill: skill('EF06MA91'), terms: ['frações'], verdict: null },
    { skill: skill('EF07MA91'), terms: ['frações'], verdict: null },
  ],
  chosen: [skill('EF05MA91')],
};
const codes = ({ chosen }: LessonSkills) => chosen.map(({ code }) => code);

test('what was tapped is shown before the answer comes, and taken back', () => {
  const used = showVerdict(skills, { code: 'EF06MA91', verdict: 'accepted' });
  expect(used.suggestions.map(({ verdict }) => verdict)).toEqual(['accepted', null]);
  expect(codes(used)).toEqual(['EF05MA91', 'EF06MA91']);
  expect(codes(showVerdict(used, { code: 'EF06MA91', verdict: 'accepted' }))).toEqual(codes(used));
  const refused = showVerdict(used, { code: 'EF06MA91', verdict: 'rejected' });
  expect([refused.suggestions[0]?.verdict, codes(refused)]).toEqual(['rejected', ['EF05MA91']]);
  expect(showVerdict(refused, { code: 'EF06MA91', verdict: null })).toEqual(skills);
});

test('the place of a skill is told as teachers say it', () => {
  const place = (stage: ShownSkill['stage'], years: number[]) =>
    describePlace({ componentName: 'Arte', stage, years });
  expect(place('EF', [6])).toBe('Arte, 6º ano');
  expect(place('EF', [6, 7])).toBe('Arte, 6º e 7º anos');
  expect(place('EF', [6, 7, 8, 9])).toBe('Arte, 6º ao 9º ano');
  expect(place('EM', [])).toBe('Arte, Ensino Médio');
  expect(place('EI', [])).toBe('Arte, Educação Infantil');
  expect([
    describeFound({ page: 3, slide: null }),
    describeFound({ page: null, slide: 4 }),
    describeFound({ page: null, slide: null }),
  ]).toEqual(['página 3', 'slide 4', null]);
});
