import { gzipSync } from 'node:zlib';
import { and, desc, eq, lt } from 'drizzle-orm';
import { findComposition, type ToldComposition } from '#server/composition/compositions.queries.ts';
import { compositionsTable } from '#server/composition/compositions.table.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import type { DrawnEdit } from './deck-editor.ts';
import { keptOf } from './tell-studio.ts';

/** Saves of one person that lie nearer than this to the one kept before are one step of the history. */
const STEP_MS = 10 * 60 * 1000;

export interface Edit {
  deck: DraftDeck;
  drawn: DrawnEdit;
  /** The version that was edited. */
  before: ToldComposition;
  by: string;
  now: Date;
}

/**
 * Keeps an edited deck as the next version; null where another one came since. The lesson must be locked. What the same
 * person saved just before goes: an hour of saving by itself leaves a handful.
 */
export async function keepEdited(tx: Tx, lesson: LessonRow, edit: Edit): Promise<ToldComposition | null> {
  const { deck, drawn, before, by, now } = edit;
  const newest = await findComposition(tx, lesson);
  if (newest?.version !== before.version) return null;
  const { lessonId, analysisVersion, materialVersion, isLookChosen } = before;
  const isNewLook = before.theme !== deck.theme || before.palette !== deck.palette;
  const [kept] = await tx
    .insert(compositionsTable)
    .values({
      ...{ lessonId, version: before.version + 1, analysisVersion, materialVersion },
      ...keptOf(drawn, before),
      ...{ composition: gzipSync(drawn.composition), refusal: null },
      ...{ theme: deck.theme, palette: deck.palette, isLookChosen: isLookChosen || isNewLook },
      ...{ isEdited: true, createdBy: by, createdAt: now },
    })
    .returning();
  await dropStep(tx, before, by);
  return kept ?? null;
}

/** The version that is no longer the newest goes where it is a step of the same person after one that stays. */
async function dropStep(tx: Tx, before: ToldComposition, by: string): Promise<void> {
  const { lessonId, version, createdBy, createdAt, isEdited, deliveredAt } = before;
  if (!isEdited || createdBy !== by || deliveredAt !== null) return;
  const table = compositionsTable;
  const own = and(eq(table.lessonId, lessonId), eq(table.createdBy, by), eq(table.isEdited, true));
  const [last] = await tx
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(and(own, lt(table.version, version)))
    .orderBy(desc(table.version))
    .limit(1);
  if (last && createdAt.getTime() - last.createdAt.getTime() < STEP_MS)
    await tx.delete(table).where(and(own, eq(table.version, version)));
}
