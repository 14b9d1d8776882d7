import { factsOf, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import { UNPAID_WIDTH } from '#shared/composition/lesson-preview.contract.ts';
import { canChangeLook, isClear, type Viewer } from '#shared/lessons/lesson-policy.ts';
import { isInAnalysis } from '#shared/lessons/lesson-status.ts';
import { findShown, showsDelivery, type ToldComposition } from './compositions.queries.ts';
import { requestComposition } from './request-composition.ts';

const NO_ANALYSIS = 'Sem uma análise não há prévia. A equipe monta o material a partir do que você enviou.';
const FROM_ELSEWHERE = 'A aula foi entregue no arquivo que a edição preparou.';
/** Pixels of a page's longer way at the widest. */
const WIDEST = 1280;

/** What is shown of a lesson's slides or pages; the first one to ask has them composed. Rights are the caller's to judge. */
export async function readPreview(deps: AppDeps, lesson: LessonRow, viewer: Viewer): Promise<LessonPreview> {
  const empty = tellNothing(lesson);
  if (isInAnalysis(lesson.status) && lesson.analysisError === null) return { ...empty, state: 'making' };
  if (lesson.analysisVersion === 0) return { ...empty, state: 'none', reason: NO_ANALYSIS };
  const made = await findShown(deps.database.db, viewer, lesson);
  if (!made && showsDelivery(viewer, lesson)) return { ...empty, state: 'none', reason: FROM_ELSEWHERE };
  if (made && !made.isPartial) return tellPreview(lesson, viewer, made);
  await requestComposition(deps.database.db, deps, lesson);
  return made ? tellPreview(lesson, viewer, made) : { ...empty, state: 'making' };
}

const tellNothing = (lesson: LessonRow): Omit<LessonPreview, 'state'> => ({
  reason: null,
  version: 0,
  unit: lesson.serviceType === 'booklet' ? 'page' : 'slide',
  isWatermarked: !isClear(factsOf(lesson)),
  theme: null,
  palette: null,
  isPartial: false,
  mayChangeLook: false,
  pages: [],
});

/** A version as this viewer may see it. */
export function tellPreview(lesson: LessonRow, viewer: Viewer, made: ToldComposition): LessonPreview {
  const empty = tellNothing(lesson);
  if (made.refusal !== null) return { ...empty, state: 'none', reason: made.refusal };
  const { version, theme, palette, pages, isPartial } = made;
  const widest = empty.isWatermarked ? UNPAID_WIDTH : WIDEST;
  // Marked and clear pictures have addresses of their own: what a browser kept of the one never shows for the other.
  const kind = empty.isWatermarked ? 'm' : 'c';
  return {
    ...empty,
    ...{ state: 'ready', version, theme, palette, isPartial },
    mayChangeLook: canChangeLook(viewer, factsOf(lesson)),
    pages: pages.map(({ title, text, widthIn, heightIn }, index) => ({
      number: index + 1,
      ...{ title, text, width: widest, height: Math.round((widest * heightIn) / widthIn) },
      url: `/api/lessons/${lesson.id}/preview/pages/${index + 1}?v=${version}${kind}`,
    })),
  };
}
