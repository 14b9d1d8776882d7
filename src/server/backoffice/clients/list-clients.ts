import { and, count, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lesson-rows.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/keyset.ts';
import type { Cursor } from '#server/platform/http/page.ts';
import { type Client, type ClientsQuery, FIRST_LESSONS } from '#shared/backoffice/clients.contract.ts';
import { centsToReais } from '#shared/money/money.ts';
import { filterLessons, type LessonFilter } from './filter-lessons.ts';
import { lesson, selectLessons, toListedLessons } from './select-lessons.ts';

const newer = lessonsAs('newer');
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
 * One page of the clients who have lessons that the filter lets through, whoever ordered last first. A client stands
 * where the newest of these lessons does, which the cursor names: somebody who orders meanwhile moves to the front,
 * nobody is shown twice and nobody else is passed over.
 * @throws Problem 400 for an unknown status or a cursor that is not ours
 */
export async function listClientPage(db: Db, query: ClientsQuery, now: Date): Promise<ClientPage> {
  const wanted = await filterLessons(db, query, now);
  const [heads, totals] = await Promise.all([findHeads(db, query, wanted), countAll(db, wanted)]);
  const { rows, next } = cutPage(heads, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { clients: await describeClients(db, rows, wanted), ...totals, next };
}

/**
 * The newest wanted lesson of each client, read off the index of the newest lessons: one is a head where its owner
 * has no newer one. Grouping would have to look at every lesson there is.
 */
const findHeads = (db: Db, { cursor, limit }: ClientsQuery, wanted: LessonFilter) =>
  db
    .select({ id: lesson.id, ownerId: lesson.ownerId, createdAt: lesson.createdAt })
    .from(lesson)
    .where(and(isHead(db, wanted), afterCursor(cursor, ORDER)))
    .orderBy(...newestFirst(ORDER))
    .limit(limit + 1);

const isHead = (db: Db, wanted: LessonFilter) =>
  and(
    wanted(lesson),
    notExists(
      db
        .select({ one: sql`1` })
        .from(newer)
        .where(
          and(
            eq(newer.ownerId, lesson.ownerId),
            sql`(${newer.createdAt}, ${newer.id}) > (${lesson.createdAt}, ${lesson.id})`,
            wanted(newer),
          ),
        ),
    ),
  );

async function countAll(db: Db, wanted: LessonFilter) {
  const [total, totalLessons] = await Promise.all([
    countRows(db, { from: lesson, wanted: isHead(db, wanted), order: ORDER }),
    countRows(db, { from: lesson, wanted: wanted(lesson), order: ORDER }),
  ]);
  return { total, totalLessons };
}

async function describeClients(
  db: Db,
  heads: readonly { ownerId: string }[],
  wanted: LessonFilter,
): Promise<Client[]> {
  const ids = heads.map(({ ownerId }) => ownerId);
  if (ids.length === 0) return [];
  const [people, lessons] = await Promise.all([
    measureClients(db, ids, wanted),
    firstLessons(db, ids, wanted),
  ]);
  const found = new Map(people.map((person) => [person.id, person]));
  return ids.flatMap((id) => {
    const person = found.get(id);
    if (!person) return [];
    const { cents, ...client } = person;
    const own = lessons.filter(({ ownerId }) => ownerId === id);
    return { ...client, total: centsToReais(cents), lessons: own.map(({ ownerId: _, ...rest }) => rest) };
  });
}

const measureClients = (db: Db, ids: string[], wanted: LessonFilter) =>
  db
    .select({
      id: owner.id,
      firstName: owner.firstName,
      lastName: owner.lastName,
      email: owner.email,
      lessonCount: count(),
      matchCount: sql<number>`count(*) filter (where ${wanted(lesson) ?? sql`true`})`.mapWith(Number),
      cents:
        sql<number>`coalesce(sum(${lesson.priceCents}) filter (where ${wanted(lesson) ?? sql`true`}), 0)`.mapWith(
          Number,
        ),
    })
    .from(owner)
    .innerJoin(lesson, eq(lesson.ownerId, owner.id))
    .where(inArray(owner.id, ids))
    .groupBy(owner.id);

async function firstLessons(db: Db, ids: string[], wanted: LessonFilter) {
  const clients = db.select({ id: owner.id }).from(owner).where(inArray(owner.id, ids)).as('clients');
  const first = selectLessons(db)
    .where(and(eq(lesson.ownerId, clients.id), wanted(lesson)))
    .orderBy(...newestFirst(ORDER))
    .limit(FIRST_LESSONS)
    .as('first');
  const rows = await db
    .select()
    .from(clients)
    .crossJoinLateral(first)
    .orderBy(desc(first.createdAt), desc(first.id));
  return toListedLessons(
    db,
    rows.map((row) => row.first),
  );
}
