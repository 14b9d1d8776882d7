import { gunzipSync } from 'node:zlib';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import type { DraftFinding, DraftFormat } from '#shared/composition/draft.contract.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import {
  deskOf,
  findComposition,
  findVersion,
  loadComposition,
  type ToldComposition,
} from './compositions.queries.ts';
import {
  compositionsTable,
  draftOpeningsTable,
  draftPicturesTable,
  lessonPicturesTable,
  wishTicksTable,
} from './compositions.table.ts';
import { formatsOf, nameDraft, writeDraft } from './draft-file.ts';
import { findOpening } from './draft-openings.ts';
import { requestComposition } from './request-composition.ts';

/** The draft of a paid lesson is there, or none could be made: whoever may hand it over by itself is told. */
export const draftMadeJob = defineJob({ name: 'draft-made', schema: z.object({ lessonId: z.string() }) });

/** Removes what was made of lessons that are kept without their material. */
export async function eraseCompositions(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  if (lessonIds.length === 0) return;
  const tables = [
    ...[compositionsTable, lessonPicturesTable, draftPicturesTable],
    ...[wishTicksTable, draftOpeningsTable],
  ];
  for (const table of tables) await tx.delete(table).where(inArray(table.lessonId, [...lessonIds]));
}

/** The newest version of what was composed for a lesson; null where there is none, or none could be made. */
export async function findDraft(db: DbOrTx, lesson: LessonRow): Promise<ToldComposition | null> {
  const made = await findComposition(db, lesson);
  return made?.refusal === null && !made.isPartial ? made : null;
}

/** The first draft is there when somebody opens it: composed from what was approved, if nobody looked at it before. */
export async function requestDraft(
  tx: DbOrTx,
  deps: Pick<AppDeps, 'enqueue'>,
  lesson: LessonRow,
): Promise<void> {
  if (lesson.analysisVersion > 0) await requestComposition(tx, deps, lesson);
}

/** What a version is as a file of one format. */
export interface DraftFile {
  format: DraftFormat;
  name: string;
  bytes: Uint8Array;
}

/** Has a version written in every format it can be had as, the ordered one first; see `writeDraft`. */
export async function writeFormats(
  deps: AppDeps,
  lesson: LessonRow,
  made: ToldComposition,
): Promise<DraftFile[]> {
  const files: DraftFile[] = [];
  for (const format of formatsOf(lesson)) {
    const bytes = await writeDraft(deps, lesson, made, format);
    files.push({ format, name: nameDraft(lesson, format), bytes });
  }
  return files;
}

/** The same in one format; null where that version is not kept any more. */
export async function writeFormat(
  deps: AppDeps,
  lesson: LessonRow,
  { version, format }: { version: number; format: DraftFormat },
): Promise<DraftFile | null> {
  const made = await findVersion(deps.database.db, { lessonId: lesson.id, version });
  if (made?.refusal !== null) return null;
  return {
    format,
    name: nameDraft(lesson, format),
    bytes: await writeDraft(deps, lesson, made, format),
  };
}

/** What the linter said of versions of a lesson that are kept, by version. */
export async function findFindings(
  db: DbOrTx,
  lessonId: string,
  versions: readonly number[],
): Promise<Map<number, DraftFinding[]>> {
  const { version, findings } = compositionsTable;
  if (versions.length === 0) return new Map();
  const rows = await db
    .select({ version, findings })
    .from(compositionsTable)
    .where(and(eq(compositionsTable.lessonId, lessonId), inArray(version, [...versions])));
  return new Map(rows.map((row) => [row.version, row.findings]));
}

/** What the file of a lesson is called in a format. */
export const nameDraftFile = (lesson: LessonRow, format: DraftFormat): string => nameDraft(lesson, format);

type Version = Pick<ToldComposition, 'lessonId' | 'version'>;
const markVersion = (tx: Tx, { lessonId, version }: Version, deliveredAt: Date | null) =>
  tx
    .update(compositionsTable)
    .set({ deliveredAt })
    .where(and(eq(compositionsTable.lessonId, lessonId), eq(compositionsTable.version, version)));

/** The version is what the teacher has from now on; `now` is when the lesson was delivered. */
export const markDraftDelivered = async (tx: Tx, made: Version, now: Date): Promise<void> =>
  void (await markVersion(tx, made, now));

/** Another file took the place of the version a moment after it was handed over: it is not the delivery any more. */
export const takeDraftBack = async (tx: Tx, made: Version): Promise<void> =>
  void (await markVersion(tx, made, null));

/** Nobody tries to hand this version over by itself any more: its teacher is told that a person takes it up. */
export const markOwnDeliveryFailed = async (
  db: DbOrTx,
  { lessonId, version }: Version,
  now: Date,
): Promise<void> =>
  void (await db
    .update(compositionsTable)
    .set({ ownDeliveryFailedAt: now })
    .where(and(eq(compositionsTable.lessonId, lessonId), eq(compositionsTable.version, version))));

/** Whether that is so of a lesson, as a condition on the column of its id. */
export const hasFailedOwnDelivery = (lessonId: unknown): SQL => sql`exists (
  select 1 from compositions own where own.lesson_id = ${lessonId} and own.own_delivery_failed_at is not null)`;

/** A version as it was kept, slides or the sections of a booklet; null where it is not kept any more. */
export async function loadDraftDeck(db: DbOrTx, version: Version): Promise<MeasuredDeck | null> {
  const [made, kept] = [await findVersion(db, version), await loadComposition(db, version)];
  if (!made || !kept) return null;
  const composition = JSON.parse(gunzipSync(kept).toString()) as Composition;
  return { deck: deskOf(composition), pages: made.pages, findings: made.findings };
}
export type MeasuredDeck = { deck: DraftDeck } & Pick<ToldComposition, 'pages' | 'findings'>;

/** When the draft of a round was first opened by its editor, and which version that was. */
export const findDraftOpening = (db: DbOrTx, of: { lessonId: string; round: number }) => findOpening(db, of);

/** The first openings of drafts under a name of the caller's: to read alone, where figures join them. */
export const draftOpeningsAs = <Name extends string>(name: Name) => alias(draftOpeningsTable, name);
