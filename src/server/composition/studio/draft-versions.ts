import { and, desc, eq, isNull } from 'drizzle-orm';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { findVersion } from '#server/composition/compositions.queries.ts';
import { compositionsTable } from '#server/composition/compositions.table.ts';
import { listDraftPictures } from '#server/composition/draft-pictures.queries.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { isSame } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import type { DraftVersion, SlidePage, Studio } from '#shared/composition/studio/studio.contract.ts';
import { outdated, type StudioDeps, saveDeck, settleDeck } from './edit-draft.ts';
import { type DeckVersion, findStudioLesson, loadDeck, loadNewest, refuseClosed } from './studio-lesson.ts';
import { settleForStudio, tellPages, tellStudio } from './tell-studio.ts';

/** Further back nobody looks, and each is read to say what changed. */
const MOST_TOLD = 60;

/** The versions that are kept of a lesson's slides, newest first, each with what it changed. */
export async function listDraftVersions(
  { database }: StudioDeps,
  viewer: Session,
  lessonId: string,
): Promise<DraftVersion[]> {
  const { db } = database;
  await findStudioLesson(db, viewer, lessonId);
  const table = compositionsTable;
  const rows = await db
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.lessonId, lessonId), isNull(table.refusal), eq(table.isPartial, false)))
    .orderBy(desc(table.version))
    .limit(MOST_TOLD);
  const told: (Omit<DraftVersion, 'by'> & { createdBy: string | null })[] = [];
  let before: DraftDeck | null = null;
  for (const { version } of rows.toReversed()) {
    const found = await loadVersion(db, lessonId, version).catch(() => null);
    if (!found) continue;
    const { made, deck } = found;
    told.unshift({
      ...{ version, createdAt: made.createdAt.toISOString(), createdBy: made.createdBy },
      isByMachine: made.createdBy === null && !made.isEdited,
      isDelivered: made.deliveredAt !== null,
      slides: deck.slides.length,
      changed: before && countChanged(before, deck),
    });
    before = deck;
  }
  const names = await namesOf(
    db,
    told.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return told.map(({ createdBy, ...rest }) => ({ ...rest, by: names.get(createdBy ?? '') ?? null }));
}

/**
 * One version, to be looked at beside the newest.
 * @throws Problem `lesson_not_found`, `draft_not_found` for one that is not kept
 */
export async function getDraftVersion(
  deps: StudioDeps,
  viewer: Session,
  { lessonId, version }: { lessonId: string; version: string },
): Promise<{ version: number; deck: DraftDeck; pages: SlidePage[] }> {
  const { db } = deps.database;
  const lesson = await findStudioLesson(db, viewer, lessonId);
  const found = await loadVersion(db, lessonId, /^\d{1,6}$/.test(version) ? Number(version) : 0);
  const settled = await settleForStudio(deps, deps.editor, lesson, found);
  return { version: settled.made.version, deck: found.deck, pages: tellPages(settled, null).pages };
}

/**
 * Makes what an older version holds the newest again, as a version of its own: nothing that came since is lost.
 * @throws Problem as `editDraft` does, `draft_not_found` for a version that is not kept
 */
export async function restoreDraft(
  deps: StudioDeps,
  viewer: Session,
  { lessonId, version, restored }: { lessonId: string; version: number; restored: number },
): Promise<Studio> {
  const { db } = deps.database;
  const lesson = await findStudioLesson(db, viewer, lessonId);
  refuseClosed(lesson, viewer);
  const before = await loadNewest(db, lesson);
  if (before.made.version !== version) throw await outdated(deps, viewer, lesson);
  const found = await loadVersion(db, lessonId, restored);
  const deck = settleDeck(found.deck, await listDraftPictures(db, lesson));
  if (!isSame(deck, before.deck)) await saveDeck(deps, viewer, { lesson, before, deck });
  return tellStudio(deps, deps.editor, { lesson, viewer, version: await loadNewest(db, lesson) });
}

async function loadVersion(db: DbOrTx, lessonId: string, version: number): Promise<DeckVersion> {
  const made = await findVersion(db, { lessonId, version });
  if (!made) throw new Problem('draft_not_found', { message: 'Esta versão não está mais guardada.' });
  return loadDeck(db, made);
}

/** Slides that are new, other or gone; in another look all are others. */
function countChanged(before: DraftDeck, deck: DraftDeck): number {
  if (before.theme !== deck.theme || before.palette !== deck.palette) return deck.slides.length;
  const known = new Map(before.slides.map((slide) => [slide.id, slide]));
  const ids = new Set(deck.slides.map(({ id }) => id));
  const gone = before.slides.filter(({ id }) => !ids.has(id)).length;
  return gone + deck.slides.filter((slide) => !isSame(slide, known.get(slide.id))).length;
}
