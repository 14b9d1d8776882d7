import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { draftOpeningsAs } from '#server/composition/composition.api.ts';
import { filesAs } from '#server/files/files.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import { FILE_KINDS } from '#shared/files/accepted-kinds.ts';
import {
  type DraftFigures,
  type DraftGroup,
  type DraftWork,
  type Kept,
  SOURCE_NAMES,
} from '#shared/production/draft-work.ts';
import { productionRoundsTable, productionsTable } from './production.table.ts';

const MOST_TOLD = 10;
const MINUTE_MS = 60_000;

interface Measured {
  editorId: string | null;
  source: keyof typeof SOURCE_NAMES;
  kind: DraftFigures['byKind'][number]['kind'];
  minutes: number | null;
  work: DraftWork;
}

/** How drafts were worked on until their first delivery, since an instant or ever. */
export async function readDraftFigures(db: Db, from: Date | null): Promise<DraftFigures> {
  const { rows, uploads } = await readDeliveries(db, from);
  const names = await namesOf(db, [...new Set(rows.flatMap(({ editorId }) => editorId ?? []))]);
  const byEditor = Map.groupBy(rows, ({ editorId }) => editorId);
  const bySource = Map.groupBy(rows, ({ source }) => source);
  return {
    total: sumUp(rows),
    byEditor: [...byEditor]
      .map(([id, group]) => ({ name: (id && names.get(id)) || 'Conta excluída', ...sumUp(group) }))
      .sort((a, b) => b.deliveries - a.deliveries || a.name.localeCompare(b.name, 'pt-BR')),
    byKind: (['presentation', 'booklet'] as const).flatMap((kind) => {
      const group = rows.filter((row) => row.kind === kind);
      return group.length > 0 ? [{ kind, ...sumUp(group) }] : [];
    }),
    bySource: (Object.keys(SOURCE_NAMES) as Measured['source'][]).flatMap((source) => {
      const group = bySource.get(source);
      return group ? [{ source, ...sumUp(group) }] : [];
    }),
    uploads,
    checks: rankChecks(rows),
    layouts: rankLayouts(rows),
  };
}

async function readDeliveries(db: Db, from: Date | null): Promise<{ rows: Measured[]; uploads: number }> {
  const rounds = productionRoundsTable;
  const [lessons, files, openings] = [lessonsAs('lesson'), filesAs('file'), draftOpeningsAs('opening')];
  const found = await db
    .select({
      ...{ work: rounds.work, editorId: rounds.editorId, deliveredAt: rounds.deliveredAt },
      ...{ draftVersion: rounds.draftVersion, openedAt: openings.openedAt, mimeType: files.mimeType },
      kind: lessons.serviceType,
    })
    .from(rounds)
    .innerJoin(productionsTable, eq(productionsTable.id, rounds.productionId))
    .innerJoin(lessons, eq(lessons.id, productionsTable.lessonId))
    .leftJoin(files, eq(files.id, lessons.sourceFileId))
    .leftJoin(openings, and(eq(openings.lessonId, lessons.id), eq(openings.round, rounds.round)))
    .where(
      and(
        eq(rounds.round, 1),
        isNotNull(rounds.deliveredAt),
        from ? gte(rounds.deliveredAt, from) : undefined,
      ),
    );
  return {
    uploads: found.filter(({ draftVersion }) => draftVersion === null).length,
    rows: found.flatMap(({ work, editorId, deliveredAt, openedAt, mimeType, kind }) => {
      if (work === null || deliveredAt === null) return [];
      const minutes = openedAt && (deliveredAt.getTime() - openedAt.getTime()) / MINUTE_MS;
      return [{ work, editorId, minutes, kind, source: sourceOf(mimeType) }];
    }),
  };
}

const sourceOf = (mimeType: string | null): Measured['source'] =>
  (['pdf', 'docx', 'pptx'] as const).find((kind) => FILE_KINDS[kind].mimeType === mimeType) ?? 'text';

function sumUp(rows: readonly Measured[]): DraftGroup {
  const share = (of: (work: DraftWork) => Kept): number | null => {
    const made = rows.reduce((sum, { work }) => sum + of(work).made, 0);
    return made === 0 ? null : rows.reduce((sum, { work }) => sum + of(work).kept, 0) / made;
  };
  return {
    deliveries: rows.length,
    minutes: medianOf(rows.flatMap(({ minutes }) => minutes ?? [])),
    slides: share(({ slides }) => slides),
    blocks: share(({ blocks }) => blocks),
    words: share(({ words }) => words),
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function rankChecks(rows: readonly Measured[]): DraftFigures['checks'] {
  const all = rows.flatMap(({ work }) => work.checks);
  return [...Map.groupBy(all, ({ check }) => check)]
    .map(([check, told]) => ({ check, message: told[0]?.message ?? '', deliveries: told.length }))
    .sort((a, b) => b.deliveries - a.deliveries || a.check.localeCompare(b.check))
    .slice(0, MOST_TOLD);
}

function rankLayouts(rows: readonly Measured[]): DraftFigures['layouts'] {
  const all: LayoutName[] = rows.flatMap(({ work }) => work.layouts.map(({ from }) => from));
  return [...Map.groupBy(all, (from) => from)]
    .map(([from, slides]) => ({ from, slides: slides.length }))
    .sort((a, b) => b.slides - a.slides || a.from.localeCompare(b.from))
    .slice(0, MOST_TOLD);
}
