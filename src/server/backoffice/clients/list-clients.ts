import { and, asc, count, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { countRows } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import {
  afterSorted,
  cutSorted,
  type ListSort,
  sorted,
  sortPlace,
} from '#server/platform/http/lists/sorted-list.ts';
import { type Client, type ClientsQuery, FIRST_LESSONS } from '#shared/backoffice/clients.contract.ts';
import type { LessonSort } from '#shared/backoffice/lesson-sorts.ts';
import { centsToReais } from '#shared/money.ts';
import { filterLessons, type LessonFilter } from './filter-lessons.ts';
import { lesson, selectLessons, toListedLessons } from './select-lessons.ts';
import { lessonOrder } from './sort-lessons.ts';

const earlier = lessonsAs('earlier');
const owner = peopleAs('owner');
const ORDER = { at: lesson.createdAt, id: lesson.id };

export interface ClientPage {
  clients: Client[];
  /** Clients, and lessons of theirs, that the filter lets through. */
  total: number;
  totalLessons: number;
  next: Cursor | null;
}

/**
 * One page of the clients who have lessons that the filter lets through. A client stands where the first of these
 * lessons does in the order asked for, which the cursor names: somebody whose lesson moves meanwhile moves with it,
 * nobody else is passed over.
 * @throws Problem 400 for an unknown status or a cursor that is not ours
 */
export async function listClientPage(db: Db, query: ClientsQuery, now: Date): Promise<ClientPage> {
  const wanted = await filterLessons(db, query, now);
  const order = lessonOrder(lesson, query.sort);
  const [heads, totals] = await Promise.all([findHeads(db, query, wanted), countAll(db, wanted)]);
  const { rows, next } = cutSorted(heads, query.limit, order);
  return { clients: await describeClients(db, rows, { wanted, order }), ...totals, next };
}

/**
 * The first wanted lesson of each client: one is a head where its owner has none before it. Grouping would have to
 * look at every lesson there is; the newest and the most urgent are read off their indexes.
 */
function findHeads(db: Db, { cursor, limit, sort }: ClientsQuery, wanted: LessonFilter) {
  const order = lessonOrder(lesson, sort);
  return db
    .select({ id: lesson.id, ownerId: lesson.ownerId, place: sortPlace(order) })
    .from(lesson)
    .where(and(isHead(db, wanted, sort), afterSorted(cursor, order)))
    .orderBy(...sorted(order))
    .limit(limit + 1);
}

function isHead(db: Db, wanted: LessonFilter, sort: LessonSort | undefined) {
  const [own, other] = [lessonOrder(lesson, sort), lessonOrder(earlier, sort)];
  const isBefore = own.isDescending ? sql`>` : sql`<`;
  const before = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.ownerId, lesson.ownerId),
        sql`(${other.by}, ${other.id}) ${isBefore} (${own.by}, ${own.id})`,
        wanted(earlier),
      ),
    );
  return and(wanted(lesson), notExists(before));
}

async function countAll(db: Db, wanted: LessonFilter) {
  const [total, totalLessons] = await Promise.all([
    countRows(db, { from: lesson, wanted: isHead(db, wanted, undefined), order: ORDER }),
    countRows(db, { from: lesson, wanted: wanted(lesson), order: ORDER }),
  ]);
  return { total, totalLessons };
}

async function describeClients(
  db: Db,
  heads: readonly { ownerId: string }[],
  { wanted, order }: { wanted: LessonFilter; order: ListSort },
): Promise<Client[]> {
  const ids = heads.map(({ ownerId }) => ownerId);
  if (ids.length === 0) return [];
  const [people, lessons] = await Promise.all([
    measureClients(db, ids, wanted),
    firstLessons(db, ids, { wanted, order }),
  ]);
  const found = new Map(people.map((person) => [person.id, person]));
  return ids.flatMap((id) => {
    const person = found.get(id);
    if (!person) return [];
    const { cents, createdAt: _since, closedAt: _until, modality: _agreed, ...client } = person;
    const own = lessons.filter(({ ownerId }) => ownerId === id);
    return { ...client, total: centsToReais(cents), lessons: own.map(({ ownerId: _, ...rest }) => rest) };
  });
}

/** Who the clients are, and how many lessons of theirs the filter lets through for how much. */
export const measureClients = (db: Db, ids: string[], wanted: LessonFilter) =>
  db
    .select({
      id: owner.id,
      firstName: owner.firstName,
      lastName: owner.lastName,
      email: owner.email,
      createdAt: owner.createdAt,
      closedAt: owner.closedAt,
      modality: owner.modality,
      lessonCount: count(lesson.id),
      matchCount: sql<number>`count(${lesson.id}) filter (where ${wanted(lesson) ?? sql`true`})`.mapWith(
        Number,
      ),
      cents:
        sql<number>`coalesce(sum(${lesson.priceCents}) filter (where ${wanted(lesson) ?? sql`true`}), 0)`.mapWith(
          Number,
        ),
    })
    .from(owner)
    .leftJoin(lesson, eq(lesson.ownerId, owner.id))
    .where(and(inArray(owner.id, ids), eq(owner.role, 'teacher')))
    .groupBy(owner.id);

async function firstLessons(
  db: Db,
  ids: string[],
  { wanted, order }: { wanted: LessonFilter; order: ListSort },
) {
  const clients = db.select({ id: owner.id }).from(owner).where(inArray(owner.id, ids)).as('clients');
  const first = db
    .select({ id: lesson.id, place: sql`${order.by}`.as('place') })
    .from(lesson)
    .where(and(eq(lesson.ownerId, clients.id), wanted(lesson)))
    .orderBy(...sorted(order))
    .limit(FIRST_LESSONS)
    .as('first');
  const direction = order.isDescending ? desc : asc;
  const places = await db
    .select({ id: first.id })
    .from(clients)
    .crossJoinLateral(first)
    .orderBy(direction(first.place), direction(first.id));
  const found = await selectLessons(db).where(
    inArray(
      lesson.id,
      places.map(({ id }) => id),
    ),
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return toListedLessons(
    db,
    places.flatMap(({ id }) => byId.get(id) ?? []),
  );
}
