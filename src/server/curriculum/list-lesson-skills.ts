import { describeLesson } from '#engine/pedagogy/curriculum/describe-lesson.ts';
import { findCourse, isInCurriculum } from '#engine/pedagogy/curriculum/find-course.ts';
import type { SkillIndex } from '#engine/pedagogy/curriculum/skill-index.ts';
import {
  type Course,
  type SuggestedSkill,
  suggestSkills,
} from '#engine/pedagogy/curriculum/suggest-skills.ts';
import { presentLesson } from '#server/lessons/lesson-progress.api.ts';
import { factsOf, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { LessonSkills, ShownSkill } from '#shared/curriculum/bncc.contract.ts';
import type { Skill } from '#shared/curriculum/skill.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { canJudgeSkills, type Viewer } from '#shared/lessons/lesson-policy.ts';
import { listVerdicts, type VerdictRow } from './curriculum.api.ts';

const MOST_SUGGESTED = 5;

/** What the engine found for a lesson, before anybody judged it. */
interface FoundSkills {
  course: Course;
  suggested: SuggestedSkill[];
}

/** What the curriculum has for a lesson the viewer may see. */
export async function listLessonSkills(
  db: DbOrTx,
  index: SkillIndex | null,
  { row, viewer, now }: { row: LessonRow; viewer: Viewer; now: Date },
): Promise<LessonSkills> {
  const lesson = await presentLesson(db, { row, viewer, now });
  const verdicts = await listVerdicts(db, row.id);
  const { suggested } = searchSkills(lesson, index);
  const found = codesOf(lesson).map((place) => {
    const skill = index?.byCode.get(place.code);
    return { ...place, skill: skill ? toShown(skill) : null };
  });
  return {
    state: stateOf(lesson, index),
    mayJudge: canJudgeSkills(viewer, factsOf(row, now)),
    found,
    suggestions: suggested.map(({ skill, terms }) => ({
      skill: toShown(skill),
      terms,
      verdict: verdicts.find(({ code }) => code === skill.code)?.verdict ?? null,
    })),
    chosen: [...found.flatMap(({ skill }) => skill ?? []), ...listAccepted(verdicts, lesson, index)],
  };
}

/** The five skills nearest to the lesson, without those that its material names itself. */
export function searchSkills(lesson: Lesson, index: SkillIndex | null): FoundSkills {
  const { title, targetAudience: audience, educationLevel: level, aiAnalysis } = lesson;
  const codes = codesOf(lesson).map(({ code }) => code);
  // A code nobody knows says nothing of the class.
  const course = findCourse({
    level,
    title,
    audience,
    codes: codes.filter((code) => index?.byCode.has(code)),
  });
  if (!index || !aiAnalysis || !isInCurriculum(level)) return { course, suggested: [] };
  const limit = MOST_SUGGESTED + codes.length;
  const all = suggestSkills(index, describeLesson(title, aiAnalysis), { course, limit });
  const suggested = all.filter(({ skill }) => !codes.includes(skill.code)).slice(0, MOST_SUGGESTED);
  return { course, suggested };
}

/** Analyses of before codes were looked for have none. */
const codesOf = ({ aiAnalysis }: Lesson) => aiAnalysis?.skillCodes ?? [];

function stateOf({ aiAnalysis, educationLevel }: Lesson, index: SkillIndex | null): LessonSkills['state'] {
  if (!isInCurriculum(educationLevel)) return 'not_covered';
  if (!index) return 'not_installed';
  return aiAnalysis ? 'ready' : 'not_analysed';
}

function listAccepted(
  verdicts: readonly VerdictRow[],
  lesson: Lesson,
  index: SkillIndex | null,
): ShownSkill[] {
  const written = new Set(codesOf(lesson).map(({ code }) => code));
  return verdicts
    .filter(({ code, verdict }) => verdict === 'accepted' && !written.has(code))
    .flatMap(({ code }) => index?.byCode.get(code) ?? [])
    .map(toShown);
}

function toShown({ code, stage, componentName, years, text, objects, source }: Skill): ShownSkill {
  return { code, stage, componentName, years, text, objects, source };
}
