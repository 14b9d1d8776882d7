import {
  findAnalysedOrder,
  findShownOutline,
  keepOutline,
  type ShownOutline,
} from '#server/lessons/analysed-order.api.ts';
import { describeWrongState, factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
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
  tellParts,
} from '#shared/analysis/outline/outline.ts';
import { canChangeOutline, type Viewer } from '#shared/lessons/lesson-policy.ts';
import { composeInChild, keepVersion, type Look } from './compose-version.ts';
import { findChosenLook } from './compositions.queries.ts';
import { knownPictures, takePictures } from './lesson-pictures.ts';
import { requestComposition } from './request-composition.ts';

const OF_BEFORE =
  'O roteiro desta apostila segue os capítulos do material. Peça mudanças em Solicitar Ajustes.';
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

interface OutlineEdit {
  lessonId: string;
  version: number;
  items: OutlineEntry[];
  signal: AbortSignal;
}

/**
 * Keeps an edited outline as the next version of the analysis. What shows it is composed then; a booklet is composed
 * before, for whether its chapters make the ordered pages is known only once they are set.
 * @throws Problem `lesson_not_found`, `wrong_state`, `preview_not_found`, `outline_refused` with the sentence why,
 * `outline_outdated` with the present outline where another version came since
 */
export async function changeOutline(deps: AppDeps, viewer: Session, edit: OutlineEdit): Promise<Outline> {
  const { db } = deps.database;
  const { lesson, shown, present } = await openOutline(db, viewer, edit);
  const { base, baseVersion } = shown;
  const { items: entries } = edit;
  if (isSame(entries, shown.entries ?? proposeOutline(base))) return present;
  const composed = lesson.serviceType === 'booklet' ? await composeOutlined(deps, lesson, shown, edit) : null;
  const after = await db.transaction(async (tx) => {
    const { lesson: locked } = await openOutline(tx, viewer, edit, { lock: true });
    const analysis = composed?.analysis ?? applyOutline(base, entries);
    const kept = await keepOutline(tx, locked, { analysis, entries, baseVersion, now: deps.clock.now() });
    if (composed === null) await requestComposition(tx, deps, kept);
    return kept;
  });
  if (composed) await keepVersion(deps, after, composed.kept);
  return tell(after, viewer, { ...shown, entries });
}

/** The outline that is shown, where this viewer may put this one in its place. */
async function openOutline(
  db: DbOrTx,
  viewer: Session,
  { lessonId, version, items }: OutlineEdit,
  options: { lock?: true } = {},
): Promise<{ lesson: LessonRow; shown: ShownOutline; present: Outline }> {
  const lesson = await findLesson(db, viewer, lessonId, options);
  if (!canChangeOutline(viewer, factsOf(lesson))) throw describeWrongState(lesson.status);
  const shown = await findShownOutline(db, lesson);
  if (!shown) throw new Problem('preview_not_found');
  const present = tell(lesson, viewer, shown);
  if (present.closed !== null) throw new Problem('outline_refused', { message: present.closed });
  if (present.version !== version) throw new Problem('outline_outdated', { data: { outline: present } });
  const refusal = refuseOutline(shown.base, items);
  if (refusal !== null) throw new Problem('outline_refused', { message: refusal });
  return { lesson, shown, present };
}

/** The booklet as this outline has it, in the look that was chosen. */
async function composeOutlined(
  deps: AppDeps,
  lesson: LessonRow,
  { base }: ShownOutline,
  { items, signal }: OutlineEdit,
) {
  const { db } = deps.database;
  const analysed = await findAnalysedOrder(db, lesson);
  if (!analysed) throw new Problem('preview_not_found');
  const pictures =
    (await knownPictures(db, lesson, analysed)) ?? (await takePictures(deps, lesson, analysed, signal));
  const chosen = await findChosenLook(db, lesson.id);
  const look = chosen?.theme && chosen.palette ? (chosen as Look) : null;
  const order = { ...analysed.order, outline: tellParts(base, items) };
  const outlined = { ...analysed, order, analysis: null };
  const made = await composeInChild(deps, lesson, outlined, { look, by: null, pictures, signal });
  if ('refusal' in made) throw new Problem('outline_refused', { message: made.refusal });
  return made;
}

function tell(lesson: LessonRow, viewer: Viewer, shown: ShownOutline): Outline {
  const { unit, sections, slideCount } = shown.base.structure;
  return {
    version: lesson.analysisVersion,
    unit,
    size: slideCount,
    closed: closedTo(lesson, viewer, shown),
    sections: sections.map(({ title }) => title),
    items: (shown.entries ?? proposeOutline(shown.base)).flatMap((entry) => {
      const told = describeEntry(shown.base, entry);
      return told ? { ...entry, ...told } : [];
    }),
  };
}

type Told = Omit<Outline['items'][number], keyof OutlineEntry>;

/** What an entry was proposed as and what may become of it. */
function describeEntry({ structure }: ShownOutline['base'], { id }: OutlineEntry): Told | null {
  const index = placeOf(id)?.index ?? -1;
  const part = structure.parts?.[index];
  if (structure.unit === 'page')
    return part
      ? {
          ...{
            purpose: 'conteudo',
            proposedTitle: part.title,
            proposedUse: part.isChapter ? 'own' : 'joined',
          },
          ...{ canSplit: false, canJoin: true, canLeaveOut: true },
        }
      : null;
  const item = structure.plan[index];
  if (!item) return null;
  const rights = { canSplit: canSplit(item), canJoin: canJoin(item), canLeaveOut: canLeaveOut(item) };
  return { purpose: item.purpose, proposedTitle: item.title, proposedUse: 'own', ...rights };
}

function closedTo(lesson: LessonRow, viewer: Viewer, { base }: ShownOutline): string | null {
  const { unit, parts = [] } = base.structure;
  if (unit === 'page' && parts.length === 0) return OF_BEFORE;
  if (canChangeOutline(viewer, factsOf(lesson))) return null;
  return viewer.userId === lesson.ownerId ? OVER : NOT_YOURS;
}

const isSame = (one: readonly OutlineEntry[], other: readonly OutlineEntry[]): boolean =>
  one.length === other.length &&
  one.every(({ id, title, section, use }, index) => {
    const twin = other[index];
    return twin?.id === id && twin.title === title && twin.section === section && twin.use === use;
  });
