import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { bootProduct, type RunningProduct } from './boot-product.ts';
import { explainLists } from './explain-lists.ts';
import { fillLessons, SUBJECTS } from './fill-lessons.ts';
import { mediansOf, ms, ratio } from './measure.ts';
import { type Call, signUp } from './sign-up.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 150;
const WARM_UP = 20;
const [COMMON = ''] = SUBJECTS;
const CALLS = [
  '/api/lessons',
  `/api/lessons?q=${COMMON}`,
  '/api/lessons?status=completed',
  `/api/lessons?q=${COMMON}&status=completed`,
  '/api/stats',
];

interface School {
  product: RunningProduct;
  database: Database;
  call: Call;
  userId: string;
}

/** Lists and numbers of a teacher with 20 lessons beside 100 and beside 100,000 of others. Aim: at most 1.3×. */
export async function* benchLists(): AsyncGenerator<string> {
  const schools: School[] = [];
  try {
    const few = await openSchool(FEW);
    schools.push(few);
    const many = await openSchool(MANY);
    schools.push(many);
    for (const path of CALLS) {
      const works = [few, many].map(
        ({ call }) =>
          () =>
            fetchOnce(call, path),
      );
      await mediansOf(works, WARM_UP);
      const [alone = 0, crowded = 0] = await mediansOf(works, ROUNDS);
      yield `${path.padEnd(44)} ${FEW}: ${ms(alone)}, ${MANY}: ${ms(crowded)}: ${ratio(crowded, alone)} (aim 1.30×)`;
    }
    const queries = [{}, { q: COMMON }, { status: 'completed' }].map((query) => ({ limit: 50, ...query }));
    const ways = await explainLists(many.database, many.userId, queries);
    yield `lessons are found by ${ways.join(', ')}`;
    const scans = ways.filter((way) => way.startsWith('Seq Scan'));
    yield scans.length > 0 ? 'A SEQUENTIAL SCAN over lessons' : 'no sequential scan over lessons';
  } finally {
    for (const school of schools) await closeSchool(school);
  }
}

async function openSchool(others: number): Promise<School> {
  const product = await bootProduct();
  const database = await openDatabase({ databaseUrl: null, dataDir: product.dataDir });
  const school = { product, database };
  try {
    const { call, userId } = await signUp(product.base);
    await fillLessons(database, { userId, others });
    return { ...school, call, userId };
  } catch (error) {
    await closeSchool(school);
    throw error;
  }
}

async function closeSchool({ database, product }: Pick<School, 'database' | 'product'>): Promise<void> {
  await database.close();
  await product.stop();
}

async function fetchOnce(call: Call, path: string): Promise<void> {
  const answer = await call(path);
  const body = await answer.text();
  if (answer.status !== 200 || body.length < 10) throw new Error(`${path} answered ${answer.status} ${body}`);
}
