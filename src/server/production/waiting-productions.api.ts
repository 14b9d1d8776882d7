import { eq, type SQL, sql } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lesson-rows.api.ts';
import { waitingColumns } from '#server/platform/db/waiting-rows.ts';
import { endOfDayAfter } from '#shared/calendar.ts';
import { LOW_STARS } from '#shared/production/ratings.ts';
import { productionsTable, ratingsTable } from './production.table.ts';

/** A deadline this near is at risk. */
const AT_RISK_DAYS = 3;
/** A low rating that nobody took up in these days is history. */
const RATING_DAYS = 30;
const DAY_MS = 86_400_000;

/** Open productions with an editor that are past their deadline, or near it; another deadline is another thing. */
export function selectNearDeadlines(now: Date): SQL {
  const lesson = lessonsAs('due_lesson');
  const instant = sql`${now.toISOString()}::timestamptz`;
  const last = sql`${endOfDayAfter(now, AT_RISK_DAYS).toISOString()}::timestamptz`;
  return sql`
    select ${waitingColumns({
      kind: sql`case when ${lesson.deadline} < ${instant} then 'late' else 'due' end`,
      subject: lesson.id,
      occurrence: sql`to_char(${lesson.deadline} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      lessonId: lesson.id,
      since: lesson.deadline,
      due: lesson.deadline,
    })} from ${productionsTable} join lessons due_lesson on ${eq(lesson.id, productionsTable.lessonId)}
    where ${productionsTable.status} <> 'completed' and ${lesson.status} = 'in_production'
      and ${lesson.editorId} is not null and ${lesson.onHoldSince} is null and ${lesson.deadline} <= ${last}`;
}

/** Deliveries that somebody was not content with. */
export function selectLowRatings(now: Date): SQL {
  const { id, lessonId, createdAt, comment, stars } = ratingsTable;
  const first = new Date(now.getTime() - RATING_DAYS * DAY_MS).toISOString();
  return sql`
    select ${waitingColumns({
      kind: 'rating',
      subject: id,
      occurrence: 'open',
      lessonId,
      since: createdAt,
      words: comment,
      number: stars,
    })} from ${ratingsTable} where ${stars} <= ${LOW_STARS} and ${createdAt} >= ${first}::timestamptz`;
}
