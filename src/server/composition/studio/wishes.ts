import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { wishTicksTable } from '#server/composition/compositions.table.ts';
import { type LessonRow, listAdjustments, transitionsAs } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { StudioWish } from '#shared/composition/studio/studio.contract.ts';
import { findStudioLesson, refuseClosed } from './studio-lesson.ts';

/** An entry of a lesson's running log; see `writeEntry`. */
const ENTRY = /(?:^|\n\n)\[([^\]\n]{1,40})\] ([^:\n]{1,170}): /;

/** What the teacher asked for, in order of time: with the order, as adjustments of the analysis, as revisions. */
export async function listWishes(db: DbOrTx, lesson: LessonRow): Promise<StudioWish[]> {
  const revision = transitionsAs('revision');
  const [names, adjustments, revisions, ticks] = await Promise.all([
    namesOf(db, [lesson.ownerId]),
    listAdjustments(db, lesson),
    db
      .select({ text: revision.reason, createdAt: revision.createdAt })
      .from(revision)
      .where(
        and(
          eq(revision.lessonId, lesson.id),
          eq(revision.event, 'request_revision'),
          isNotNull(revision.reason),
        ),
      )
      .orderBy(asc(revision.createdAt), asc(revision.id)),
    db
      .select({ wish: wishTicksTable.wish })
      .from(wishTicksTable)
      .where(eq(wishTicksTable.lessonId, lesson.id)),
  ]);
  const done = new Set(ticks.map(({ wish }) => wish));
  const wish = (from: StudioWish['from'], text: string, at: string): StudioWish => {
    const id = createHash('sha256').update(`${from} ${at} ${text}`).digest('hex').slice(0, 16);
    return { id, from, text, isDone: done.has(id) };
  };
  const objectives = lesson.learningObjectives.trim();
  return [
    ...(objectives === '' ? [] : [wish('order', `Objetivos de aprendizagem: ${objectives}`, '')]),
    ...entriesOf(lesson.comments, names.get(lesson.ownerId)).map(({ text, at }) => wish('order', text, at)),
    ...adjustments.map(({ text, createdAt }) => wish('adjustment', text, createdAt.toISOString())),
    ...revisions.map(({ text, createdAt }) => wish('revision', text ?? '', createdAt.toISOString())),
  ];
}

/**
 * Ticks a wish off, or back.
 * @throws Problem `lesson_not_found`, `draft_not_found` also for a wish that the lesson has not, `wrong_state`, `on_hold`
 */
export async function tickWish(
  { database, clock }: AppDeps,
  viewer: Session,
  { lessonId, wish, isDone }: { lessonId: string; wish: string; isDone: boolean },
): Promise<StudioWish[]> {
  const { db } = database;
  const lesson = await findStudioLesson(db, viewer, lessonId);
  refuseClosed(lesson, viewer);
  const known = await listWishes(db, lesson);
  if (!known.some(({ id }) => id === wish)) throw new Problem('draft_not_found');
  const table = wishTicksTable;
  if (isDone) await db.insert(table).values({ lessonId, wish, createdAt: clock.now() }).onConflictDoNothing();
  else await db.delete(table).where(and(eq(table.lessonId, lessonId), eq(table.wish, wish)));
  return listWishes(db, lesson);
}

/** What the teacher wrote into the log of a lesson; others write there too. */
function entriesOf(log: string, teacher: string | undefined): { at: string; text: string }[] {
  const [, ...parts] = log.split(ENTRY);
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [at = '', author = '', text = ''] = parts.slice(3 * index, 3 * index + 3);
    return author === teacher ? [{ at, text: text.trim() }] : [];
  }).flat();
}
