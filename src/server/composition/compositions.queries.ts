import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  max,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import { draftOf } from '#engine/composing/editing/book-draft.ts';
import { type LessonRow, lessonsAs } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import { isOwner, type Viewer } from '#shared/lessons/lesson-policy.ts';
import { type CompositionRow, compositionsTable } from './compositions.table.ts';

const { composition: _composition, ...TOLD } = getTableColumns(compositionsTable);
/** A version without what it is drawn from. */
export type ToldComposition = Omit<CompositionRow, 'composition'>;

/**
 * The newest version of what was composed from the analysis that the lesson shows, edits included unless told; null
 * where there is none yet.
 */
export async function findComposition(
  db: DbOrTx,
  { id, analysisVersion }: Pick<LessonRow, 'id' | 'analysisVersion'>,
  { isEdited }: { isEdited?: false } = {},
): Promise<ToldComposition | null> {
  const table = compositionsTable;
  const isAsked = isEdited === undefined ? undefined : eq(table.isEdited, isEdited);
  const [row] = await db
    .select(TOLD)
    .from(table)
    .where(and(eq(table.lessonId, id), eq(table.analysisVersion, analysisVersion), isAsked))
    .orderBy(desc(table.version))
    .limit(1);
  return row ?? null;
}

const JUDGED_WITHIN_MS = 2 * 60_000;
const MOST_RESUMED = 200;

/** Lessons in production whose newest version nobody has judged for the studio, though its job should have by now. */
export async function listUnjudged(db: DbOrTx, now: Date): Promise<LessonRow[]> {
  const [made, lesson] = [compositionsTable, lessonsAs('lesson')];
  const { lessonId, version, analysisVersion, createdAt, isJudged, isPartial, refusal, findings } = made;
  const later = alias(made, 'later');
  const isNewest = notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(and(eq(later.lessonId, lessonId), gt(later.version, version))),
  );
  // Before a lesson is paid nobody asks which findings can be mended.
  const isUnsettled = sql`jsonb_path_exists(${findings}, '$[*] ? (!exists(@.isMendable))')`;
  const rows = await db
    .select({ lesson })
    .from(lesson)
    .innerJoin(made, and(eq(lessonId, lesson.id), eq(analysisVersion, lesson.analysisVersion)))
    .where(
      and(
        ...[isNotNull(lesson.paidAt), notInArray(lesson.status, ['completed', 'cancelled'])],
        ...[isNull(refusal), eq(isPartial, false), lt(createdAt, new Date(now.getTime() - JUDGED_WITHIN_MS))],
        ...[isNewest, or(eq(isJudged, false), isUnsettled)],
      ),
    )
    .limit(MOST_RESUMED);
  return rows.map((row) => row.lesson);
}

/** The version that was handed over last; null before that, and where another file was handed over since. */
export async function findDelivered(
  db: DbOrTx,
  { id, completedAt }: Pick<LessonRow, 'id' | 'completedAt'>,
): Promise<ToldComposition | null> {
  const table = compositionsTable;
  if (completedAt === null) return null;
  const [row] = await db
    .select(TOLD)
    .from(table)
    .where(and(eq(table.lessonId, id), gte(table.deliveredAt, completedAt)))
    .orderBy(desc(table.deliveredAt))
    .limit(1);
  return row ?? null;
}

/**
 * What a viewer is shown. A teacher sees what was handed over, whatever its editor goes on to change, and so does
 * everybody while nothing is changed: null then where the file came from elsewhere. Before that a teacher sees what was
 * composed without the edits of whoever works on it. Others see the newest.
 */
export async function findShown(
  db: DbOrTx,
  viewer: Viewer,
  lesson: LessonRow,
): Promise<ToldComposition | null> {
  if (showsDelivery(viewer, lesson)) return findDelivered(db, lesson);
  return findComposition(db, lesson, isOwner(viewer, lesson) ? { isEdited: false } : {});
}

/** Whether what is shown is what was handed over. */
export const showsDelivery = (viewer: Viewer, lesson: LessonRow): boolean =>
  lesson.status === 'completed' || (lesson.completedAt !== null && isOwner(viewer, lesson));

/** The look that a person chose last for a lesson, in whatever analysis. */
export async function findChosenLook(
  db: DbOrTx,
  lessonId: string,
): Promise<Pick<CompositionRow, 'theme' | 'palette'> | null> {
  const table = compositionsTable;
  const [row] = await db
    .select({ theme: table.theme, palette: table.palette })
    .from(table)
    .where(and(eq(table.lessonId, lessonId), eq(table.isLookChosen, true)))
    .orderBy(desc(table.version))
    .limit(1);
  return row ?? null;
}

/** A composition as it lies on the desk of the studio: slides, or the sections of a booklet. */
export const deskOf = (composition: Composition): DraftDeck =>
  composition.kind === 'deck' ? composition.deck : (composition.desk?.draft ?? draftOf(composition.booklet));

/** What a version is drawn from, gzipped JSON; null for one that could not be made. */
export async function loadComposition(
  db: DbOrTx,
  { lessonId, version }: Pick<CompositionRow, 'lessonId' | 'version'>,
): Promise<Buffer | null> {
  const table = compositionsTable;
  const [row] = await db
    .select({ composition: table.composition })
    .from(table)
    .where(and(eq(table.lessonId, lessonId), eq(table.version, version)));
  return row?.composition ?? null;
}

/** The number of the newest version of a lesson, of whatever analysis; 0 before the first. */
export async function findNewestVersion(db: DbOrTx, lessonId: string): Promise<number> {
  const [row] = await db
    .select({ newest: max(compositionsTable.version) })
    .from(compositionsTable)
    .where(eq(compositionsTable.lessonId, lessonId));
  return row?.newest ?? 0;
}

/** One version of a lesson, of whatever analysis; null where it is not kept. */
export async function findVersion(
  db: DbOrTx,
  { lessonId, version }: Pick<CompositionRow, 'lessonId' | 'version'>,
): Promise<ToldComposition | null> {
  const table = compositionsTable;
  const [row] = await db
    .select(TOLD)
    .from(table)
    .where(and(eq(table.lessonId, lessonId), eq(table.version, version)));
  return row ?? null;
}

/** The newest version that shows a slide under this key; null where none does. */
export async function findSlide(
  db: DbOrTx,
  { id }: Pick<LessonRow, 'id'>,
  key: string,
): Promise<ToldComposition | null> {
  const table = compositionsTable;
  const [row] = await db
    .select(TOLD)
    .from(table)
    .where(and(eq(table.lessonId, id), sql`${table.pages} @> ${JSON.stringify([{ key }])}::jsonb`))
    .orderBy(desc(table.version))
    .limit(1);
  return row ?? null;
}
