import { and, eq, inArray } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { CSV_BOM, csvAmount, csvInstant, csvLine, csvText } from '#server/platform/http/lists/csv.ts';
import { afterCursor, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import { encodeCursor } from '#server/platform/http/lists/page.ts';
import { DELIVERY_TYPES, SERVICE_TYPES } from '#shared/catalog/catalog.ts';
import { staffLabelOf } from '#shared/lessons/lesson-status.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { centsToReais } from '#shared/money.ts';
import type { LessonFilter } from './filter-lessons.ts';
import { lesson } from './select-lessons.ts';

/** Rows fetched at once: what an export holds in memory, however long it is. */
const BATCH = 500;
const ORDER = { at: lesson.createdAt, id: lesson.id };
const owner = peopleAs('owner');
const editor = peopleAs('editor');

const HEADER = [
  'Criado em',
  'Cliente',
  'E-mail',
  'Projeto',
  'Serviço',
  'Tamanho',
  'Formato',
  'Entrega',
  'Situação',
  'Editor',
  'Prazo',
  'Pago em',
  'Concluído em',
  'Valor (R$)',
  'Código do projeto',
];

/** Every lesson the filter lets through as CSV text, newest first, a batch at a time; of `ids` these alone. */
export async function* exportLessonLines(
  db: Db,
  wanted: LessonFilter,
  ids: readonly string[] | null,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(HEADER);
  const named = ids && inArray(lesson.id, ids.filter(isId));
  let cursor: string | undefined;
  do {
    const found = await selectRows(db)
      .where(and(wanted(lesson), named ?? undefined, afterCursor(cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(BATCH + 1);
    const page = cutPage(found, BATCH, ({ createdAt, id }) => ({ at: createdAt, id }));
    yield page.rows.map((row) => csvLine(toCells(row))).join('');
    cursor = page.next ? encodeCursor(page.next) : undefined;
  } while (cursor);
}

const selectRows = (db: Db) =>
  db
    .select({
      id: lesson.id,
      createdAt: lesson.createdAt,
      title: lesson.title,
      serviceType: lesson.serviceType,
      size: lesson.size,
      format: lesson.format,
      deliveryType: lesson.deliveryType,
      status: lesson.status,
      deadline: lesson.deadline,
      paidAt: lesson.paidAt,
      completedAt: lesson.completedAt,
      priceCents: lesson.priceCents,
      client: { firstName: owner.firstName, lastName: owner.lastName, email: owner.email },
      editor: { firstName: editor.firstName, lastName: editor.lastName },
    })
    .from(lesson)
    .innerJoin(owner, eq(owner.id, lesson.ownerId))
    .leftJoin(editor, eq(editor.id, lesson.editorId));
type Row = Awaited<ReturnType<typeof selectRows>>[number];

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  csvText(person ? `${person.firstName} ${person.lastName}`.trim() : '');
const instantOf = (at: Date | null) => csvInstant(at?.toISOString() ?? null);

function toCells(row: Row): string[] {
  return [
    instantOf(row.createdAt),
    nameOf(row.client),
    csvText(row.client.email),
    csvText(row.title),
    SERVICE_TYPES[row.serviceType],
    `${row.size} ${row.serviceType === 'booklet' ? 'páginas' : 'slides'}`,
    OUTPUT_FORMATS[row.format],
    DELIVERY_TYPES[row.deliveryType].label,
    staffLabelOf(row.status),
    nameOf(row.editor),
    instantOf(row.deadline),
    instantOf(row.paidAt),
    instantOf(row.completedAt),
    csvAmount(centsToReais(row.priceCents)),
    row.id,
  ];
}
