import { findShownOutline, keepOutline, type ShownOutline } from '#server/lessons/analysed-order.api.ts';
import { describeWrongState, factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { applyOutline } from '#shared/analysis/outline/apply-outline.ts';
import type { Outline } from '#shared/analysis/outline/outline.contract.ts';
import {
  canJoin,
  canLeaveOut,
  canSplit,
  type OutlineEntry,
  placeOf,
  proposeOutline,
  refuseOutline,
} from '#shared/analysis/outline/outline.ts';
import { canChangeOutline, type Viewer } from '#shared/lessons/lesson-policy.ts';
import { requestComposition } from './request-composition.ts';

const BOOKLET =
  'O roteiro de uma apostila segue os capítulos do material. Peça mudanças em Solicitar Ajustes.';
const OVER = 'O roteiro só muda antes do pagamento.';
const NOT_YOURS = 'Só quem fez o pedido muda o roteiro.';

/**
 * The outline of the analysis that a lesson shows.
 * @throws Problem `preview_not_found` before there is an analysis
 */
export async function readOutline(deps: AppDeps, lesson: LessonRow, viewer: Viewer): Promise<Outline> {
  const shown = await findShownOutline(deps.database.db, lesson);
  if (!shown) throw new Problem('preview_not_found');
  return tell(lesson, viewer, shown);
}

/**
 * Keeps an edited outline as the next version of the analysis and has it composed.
 * @throws Problem `lesson_not_found`, `wrong_state`, `preview_not_found`, `outline_refused` with the sentence why,
 * `outline_outdated` with the present outline where another version came since
 */
export async function changeOutline(
  deps: AppDeps,
  viewer: Session,
  { lessonId, version, items }: { lessonId: string; version: number; items: OutlineEntry[] },
): Promise<Outline> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, viewer, lessonId, { lock: true });
    if (!canChangeOutline(viewer, factsOf(lesson))) throw describeWrongState(lesson.status);
    const shown = await findShownOutline(tx, lesson);
    if (!shown) throw new Problem('preview_not_found');
    const present = tell(lesson, viewer, shown);
    if (lesson.serviceType === 'booklet') throw new Problem('outline_refused', { message: BOOKLET });
    if (present.version !== version) throw new Problem('outline_outdated', { data: { outline: present } });
    const refusal = refuseOutline(shown.base, items);
    if (refusal !== null) throw new Problem('outline_refused', { message: refusal });
    if (isSame(items, shown.entries ?? proposeOutline(shown.base))) return present;
    const analysis = applyOutline(shown.base, items);
    const { baseVersion } = shown;
    const after = await keepOutline(tx, lesson, {
      ...{ analysis, entries: items, baseVersion, now: deps.clock.now() },
    });
    await requestComposition(tx, deps, after);
    return tell(after, viewer, { ...shown, entries: items });
  });
}

function tell(lesson: LessonRow, viewer: Viewer, { base, entries }: ShownOutline): Outline {
  const { plan, sections, slideCount } = base.structure;
  return {
    version: lesson.analysisVersion,
    size: slideCount,
    closed: closedTo(lesson, viewer),
    sections: sections.map(({ title }) => title),
    items: (entries ?? proposeOutline(base)).flatMap((entry) => {
      const item = plan[placeOf(entry.id)?.index ?? -1];
      if (!item) return [];
      const rights = { canSplit: canSplit(item), canJoin: canJoin(item), canLeaveOut: canLeaveOut(item) };
      return { ...entry, purpose: item.purpose, proposedTitle: item.title, ...rights };
    }),
  };
}

function closedTo(lesson: LessonRow, viewer: Viewer): string | null {
  if (lesson.serviceType === 'booklet') return BOOKLET;
  if (canChangeOutline(viewer, factsOf(lesson))) return null;
  return viewer.userId === lesson.ownerId ? OVER : NOT_YOURS;
}

const isSame = (one: readonly OutlineEntry[], other: readonly OutlineEntry[]): boolean =>
  one.length === other.length &&
  one.every(({ id, title, section, use }, index) => {
    const twin = other[index];
    return twin?.id === id && twin.title === title && twin.section === section && twin.use === use;
  });
