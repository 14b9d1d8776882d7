import type { Db } from '#server/platform/db/database.ts';
import { readTallies } from '#server/platform/db/tallies.ts';
import { CONTENT_FROM_STARS, ENOUGH_RATINGS } from '#shared/production/ratings.ts';

/** How many ratings there are, and those of four or five stars among them. */
export async function countRatings(db: Db): Promise<{ count: number; content: number }> {
  const byStars = [...(await readTallies(db, 'ratings'))];
  const sumOf = (rows: typeof byStars) => rows.reduce((total, [, ratings]) => total + ratings, 0);
  return {
    count: sumOf(byStars),
    content: sumOf(byStars.filter(([stars]) => Number(stars) >= CONTENT_FROM_STARS)),
  };
}

/** The share of ratings of four or five stars, 0 to 1; null before there are enough to tell. */
export async function measureSatisfaction(db: Db): Promise<number | null> {
  const { count: ratings, content } = await countRatings(db);
  return ratings >= ENOUGH_RATINGS ? content / ratings : null;
}
