import { lazy, Suspense } from 'react';
import type { SkilledLesson } from './skill-queries.ts';

const load = () => import('./skills-part.tsx');
const SkillsPart = lazy(async () => ({ default: (await load()).SkillsPart }));
const ChosenSkills = lazy(async () => ({ default: (await load()).ChosenSkills }));

/** Both come after the report itself, which must not wait for them. */
export const LateSkills = ({ lesson }: { lesson: SkilledLesson }) => (
  <Suspense fallback={<div className="min-h-52" />}>
    <SkillsPart lesson={lesson} />
  </Suspense>
);
export const LateChosenSkills = ({ lesson }: { lesson: SkilledLesson }) => (
  <Suspense fallback={null}>
    <ChosenSkills lesson={lesson} />
  </Suspense>
);
