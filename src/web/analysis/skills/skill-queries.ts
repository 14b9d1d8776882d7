import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  judgeSkill,
  type LessonSkills,
  listLessonSkills,
  type SkillVerdict,
} from '#shared/curriculum/bncc.contract.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LESSONS_KEY } from '#web/lessons/lesson-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { SKILL_TEXTS } from './skill-texts.ts';

/** Whose skills: a new analysis may lead to others. */
export type SkilledLesson = Pick<Lesson, 'id' | 'analysisVersion'>;

export const lessonSkillsQuery = ({ id, analysisVersion }: SkilledLesson) =>
  queryOptions({
    queryKey: [...LESSONS_KEY, 'bncc', id, analysisVersion],
    queryFn: ({ signal }) => callApi(listLessonSkills, { params: { id }, signal }),
  });

interface Judged {
  code: string;
  verdict: SkillVerdict | null;
}

/** Shown at once, sent one after the other, and taken back on screen where the server refuses. */
export function useJudgeSkill(lesson: SkilledLesson) {
  const client = useQueryClient();
  const { queryKey } = lessonSkillsQuery(lesson);
  const mutationKey = ['judge-skill', lesson.id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ code, verdict }: Judged) =>
      callApi(judgeSkill, { params: { id: lesson.id, code }, body: { verdict } }),
    async onMutate(judged) {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (skills) => skills && showVerdict(skills, judged));
      return { before };
    },
    onSuccess(skills) {
      // What was tapped meanwhile is on its way: its answer tells more.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, skills);
    },
    onError(error, _judged, context) {
      client.setQueryData(queryKey, context?.before);
      void client.invalidateQueries({ queryKey });
      showToast({
        title: SKILL_TEXTS.judgeFailed,
        description: messageOf(error),
        tone: 'error',
      });
    },
  });
}

/** What the answer will say: the verdict where it was given, and the skill among the chosen ones or not. */
export function showVerdict(skills: LessonSkills, { code, verdict }: Judged): LessonSkills {
  const judged = skills.suggestions.find(({ skill }) => skill.code === code);
  const others = skills.chosen.filter((skill) => skill.code !== code);
  return {
    ...skills,
    suggestions: skills.suggestions.map((one) => (one === judged ? { ...one, verdict } : one)),
    chosen: judged && verdict === 'accepted' ? [...others, judged.skill] : others,
  };
}
