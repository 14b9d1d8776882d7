import { drizzle } from 'drizzle-orm/node-postgres';
import { countLessonsOf, listLessonPage } from '#server/lessons/lessons.queries.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ListQuery } from '#shared/http/list-query.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** How PostgreSQL would look up the lessons for the product's own statements: `Index Scan lessons_of_owner` and the like. */
export async function explainLists(database: Database, userId: string, queries: ListQuery[]) {
  const said: { query: string; params: unknown[] }[] = [];
  const db = drizzle(database.pool, {
    casing: 'snake_case',
    logger: { logQuery: (query, params) => void said.push({ query, params }) },
  });
  for (const query of queries) await listLessonPage(db, { userId, role: 'teacher' }, query);
  await countLessonsOf(db, userId);
  const ways = new Set<string>();
  for (const { query, params } of said) {
    const { rows } = await database.pool.query(`explain (format json) ${query}`, params);
    for (const way of waysOf(rows[0]['QUERY PLAN'][0].Plan)) ways.add(way);
  }
  return [...ways].sort();
}

function waysOf(plan: Plan): string[] {
  const isOnLessons = plan['Relation Name'] === 'lessons' || plan['Index Name']?.startsWith('lessons_');
  const own = isOnLessons ? [`${plan['Node Type']} ${plan['Index Name'] ?? 'lessons'}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(waysOf)];
}
