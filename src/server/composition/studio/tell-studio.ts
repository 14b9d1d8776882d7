import { gzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import type { EditedFinding } from '#engine/composing/editing/judge-edited.ts';
import { listZones } from '#engine/composing/name-pages.ts';
import { findDelivered, type ToldComposition } from '#server/composition/compositions.queries.ts';
import { compositionsTable } from '#server/composition/compositions.table.ts';
import { listDraftPictures } from '#server/composition/draft-pictures.queries.ts';
import { type LessonRow, lessonTopic } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import type {
  SavedDraft,
  SlidePage,
  Studio,
  StudioFinding,
} from '#shared/composition/studio/studio.contract.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { DeckEditor, DrawnEdit } from './deck-editor.ts';
import { closedTo, type DeckVersion } from './studio-lesson.ts';
import { listWishes } from './wishes.ts';

/** A version as the studio opens it. What is not judged for it yet is told as that, and judged by a job. */
export async function tellStudio(
  deps: Pick<AppDeps, 'database'>,
  editor: DeckEditor,
  { lesson, viewer, version }: { lesson: LessonRow; viewer: Viewer; version: DeckVersion },
): Promise<Studio> {
  const { db } = deps.database;
  const { deck } = version;
  const settled = isPlaced(version) ? version : await settleForStudio(deps, editor, lesson, version);
  const [pictures, wishes, delivered] = await Promise.all([
    listDraftPictures(db, lesson),
    listWishes(db, lesson),
    findDelivered(db, lesson),
  ]);
  return {
    ...tellSaved(settled, null),
    deck,
    ordered: lesson.size,
    closed: closedTo(lesson, viewer),
    pictures,
    wishes,
    deliveredVersion: delivered?.version ?? null,
  };
}

type Drawn = Pick<DeckVersion, 'made' | 'composition'>;

/** @param before the version that was edited: its slides that are drawn alike are told without zones; null tells all */
export function tellSaved(version: Drawn, before: ToldComposition | null): SavedDraft {
  const { made } = version;
  return {
    version: made.version,
    savedAt: made.createdAt.toISOString(),
    ...tellPages(version, before),
    isJudged: isSettled(made),
    findings: made.findings.map(
      ({
        check,
        severity,
        message,
        slideId = null,
        element = null,
        isMendable = false,
        page,
      }): StudioFinding => ({
        ...{ check, severity, slideId, element, message, isMendable, page },
      }),
    ),
  };
}

export function tellPages(
  { made, composition }: Drawn,
  before: ToldComposition | null,
): Pick<SavedDraft, 'pages' | 'sheets'> {
  if (composition.kind === 'booklet') {
    if (composition.desk === undefined) return { pages: [], sheets: [] };
    const { draft, sheets, begins } = composition.desk;
    const pages = draft.slides.map(({ id }): SlidePage => {
      return { slideId: id, key: sheets[begins[id] ?? 0]?.key ?? '', zones: null };
    });
    return { pages, sheets };
  }
  const known = new Set(before?.pages.map(({ key }) => key));
  const pages = composition.drawn.slides.map((slide, index) => {
    const { key = '' } = made.pages[index] ?? {};
    return { slideId: slide.id, key, zones: known.has(key) ? null : listZones(slide) };
  });
  return { pages, sheets: null };
}

/** What is kept of an edited deck beside its composition; until it is judged with the findings of the version before. */
export const keptOf = (
  { pages, findings }: Pick<DrawnEdit, 'pages' | 'findings'>,
  before: Pick<ToldComposition, 'findings'>,
) => ({
  pages,
  findings: findings ? placeFindings(findings, pages) : before.findings,
  isJudged: findings !== null,
});

/** Whether each of its slides or sections, and what is found of them, can be led to. */
const isPlaced = ({ made, composition }: Drawn): boolean =>
  (composition.kind === 'deck' || composition.desk !== undefined) &&
  made.pages.every(({ key }) => key !== undefined);

/** Whether it is judged, and known of each finding whether one press mends it. */
const isSettled = ({ isJudged, findings }: Pick<ToldComposition, 'isJudged' | 'findings'>): boolean =>
  isJudged && findings.every(({ isMendable }) => isMendable !== undefined);

const placeFindings = (findings: readonly EditedFinding[], pages: ToldComposition['pages']) =>
  findings.map((finding) => {
    const index = pages.findIndex(({ slideId }) => slideId === finding.slideId);
    return { ...finding, page: finding.page ?? (index < 0 ? null : index + 1) };
  });

/**
 * What a composition says of its pages and findings is for readers; an editor must know which slide and what can be mended,
 * and where the sections of a booklet stand. A version whose findings were not asked for yet is judged; who waits for them
 * in an open studio hears of it.
 */
export async function settleForStudio(
  { database }: Pick<AppDeps, 'database'>,
  editor: DeckEditor,
  lesson: LessonRow,
  version: DeckVersion,
): Promise<DeckVersion> {
  const { made, deck, composition } = version;
  if (isPlaced(version) && isSettled(made)) return version;
  const drawn = isPlaced(version) ? null : await editor.draw(lesson, version, { deck, pictures: [] });
  const pages = drawn?.pages ?? made.pages;
  const found = drawn?.findings ?? (await editor.judge(lesson, version));
  const kept = { pages, findings: placeFindings(found, pages), isJudged: true };
  const placed = drawn && composition.kind === 'booklet' && !composition.desk ? drawn.composition : null;
  const { lessonId, version: number } = made;
  const table = compositionsTable;
  await database.db.transaction(async (tx) => {
    const settled = await tx
      .update(table)
      .set({ ...kept, ...(placed && { composition: gzipSync(placed) }) })
      .where(and(eq(table.lessonId, lessonId), eq(table.version, number)))
      .returning({ version: table.version });
    if (settled.length === 0) return;
    await publishEvent(tx, { topic: lessonTopic(lessonId), type: 'findings', data: { version: number } });
  });
  return {
    ...version,
    ...{ made: { ...made, ...kept } },
    ...(placed && { composition: JSON.parse(placed.toString()) as Composition }),
  };
}
