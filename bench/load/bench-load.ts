import { setTimeout as sleep } from 'node:timers/promises';
import type { parseArgs } from 'node:util';
import { openDatabase } from '#server/platform/db/database.ts';
import { bootProduct } from '../boot-product.ts';
import type { BenchPdfs } from '../collect-pdfs.ts';
import { median, ms, percentile, ratio } from '../measure.ts';
import { backUpMeanwhile, compareRestored, type MadeBackup } from './back-up-meanwhile.ts';
import { causeAccidents, type Victim } from './cause-accidents.ts';
import { insertPeople, type Person } from './insert-people.ts';
import { allTimes, lookForLosses } from './look-for-losses.ts';
import { type Observations, observations, type Target } from './observed-calls.ts';
import { playAdmin, playEditor } from './play-staff.ts';
import { playTeacher } from './play-teacher.ts';
import { awaitAnalyses } from './watch-lesson.ts';
import { watchMemory } from './watch-memory.ts';

const EDITORS = 8;
/** One user alone has to do in a minute what gives enough calls for a 99th percentile, and to stay below the limit of messages. */
const ALONE = { seconds: 60, thinkMs: 150 };
const ANALYSED_WITHIN_MS = 600_000;
/** As on a machine with 1 GB. */
const SETTINGS = { NODE_OPTIONS: '--max-old-space-size=512' };

/** How the school at work is played; `--kills` hurts it in the middle. */
export const LOAD_OPTIONS = {
  users: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '180' },
  /** Milliseconds between two thoughts on average. */
  think: { type: 'string', default: '9000' },
  kills: { type: 'boolean', default: false },
  /** Backs up in the middle, restores it at the end and compares. */
  backup: { type: 'boolean', default: false },
} as const;
type LoadOptions = ReturnType<typeof parseArgs<{ options: typeof LOAD_OPTIONS }>>['values'];

/**
 * A school at work: teachers with their streams open, editors, an admin, with pauses to think, beside one user alone in
 * the same run. `npm run bench -- load --users 200 --seconds 180 --think 9000 --kills --backup`. Aims: no error, p99 at most
 * 5 × of one user alone, memory flat, nothing acknowledged lost, books agree.
 */
export async function* benchLoad(pdfs: BenchPdfs, options: LoadOptions): AsyncGenerator<string> {
  const { kills } = options;
  const users = Number(options.users);
  const seconds = Number(options.seconds);
  const thinkMs = Number(options.think);
  // Builds the screens where they are old: with a builder beside it, the process that is killed later would be that one.
  await (await bootProduct()).stop();
  const victim: Victim = { product: await bootProduct(SETTINGS), isAway: false };
  try {
    const { dataDir, base } = victim.product;
    const { teachers, editors, admin } = await fill(dataDir, users + 1);
    const mayBeAway = () => victim.isAway;
    const targetFor = (observed: Observations, signal: AbortSignal): Target => {
      return { base, observed, mayBeAway, signal };
    };

    const alone = observations();
    const onlyOne = AbortSignal.timeout(ALONE.seconds * 1000);
    const manner = { pdf: pdfs.middle, thinkMs: ALONE.thinkMs };
    await playTeacher(targetFor(alone, onlyOne), teachers[users]?.token ?? '', manner);
    yield* tell('one user alone', alone, ALONE.seconds);

    const crowd = observations();
    const end = AbortSignal.timeout(seconds * 1000);
    const target = targetFor(crowd, end);
    const memory = watchMemory(() => victim.product.pid);
    const playing = Promise.all([
      ...teachers
        .slice(0, users)
        .map(({ token }) => playTeacher(target, token, { pdf: pdfs.middle, thinkMs })),
      ...editors.map(({ token }) => playEditor(target, token, thinkMs)),
      playAdmin(
        target,
        admin.token,
        editors.map(({ id }) => id),
        thinkMs,
      ),
    ]);
    if (kills) yield* causeAccidents(victim, SETTINGS, seconds * 1000);
    let made: MadeBackup | null = null;
    if (options.backup) {
      await sleep(kills ? 0 : (seconds * 1000) / 2);
      made = await backUpMeanwhile(dataDir);
      yield made.told;
    }
    await playing;
    yield* tell(`${users} users${kills ? ', with accidents' : ''}`, crowd, seconds);
    yield `p99 of all ${ratio(percentile(allTimes(crowd), 0.99), percentile(allTimes(alone), 0.99))} of one user alone (aim 5.00×)`;
    yield memory.end();
    // Calls cut off by the end of the play may have been done without being acknowledged: they count neither way.
    const after = targetFor(crowd, AbortSignal.timeout(ANALYSED_WITHIN_MS));
    await sleep(1000);
    const tokens = teachers.map(({ token }) => token);
    const never = await awaitAnalyses(after, tokens, ANALYSED_WITHIN_MS);
    yield `orders without an analysis at the end: ${never.length}`;
    yield* lookForLosses(after, admin.token, dataDir);
    if (made) yield* compareRestored(made, dataDir);
  } finally {
    await victim.product.stop();
  }
}

async function fill(dataDir: string, teachers: number) {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const [admin] = await insertPeople(database, 'admin', 1);
    return {
      teachers: await insertPeople(database, 'teacher', teachers),
      editors: await insertPeople(database, 'editor', EDITORS),
      admin: admin as Person,
    };
  } finally {
    await database.close();
  }
}

function* tell(who: string, observed: Observations, seconds: number): Generator<string> {
  const all = allTimes(observed);
  const perSecond = (all.length / seconds).toFixed(1);
  yield `${who}: ${all.length} calls, ${perSecond} a second, ${spread(all)}, errors ${observed.errors.length}, repeated ${observed.repeated}`;
  for (const [error, times] of counted(observed.errors)) yield `  ERROR ${times} × ${error}`;
  for (const [name, times] of [...observed.times].sort((a, b) => b[1].length - a[1].length)) {
    yield `  ${name.padEnd(14)} ${String(times.length).padStart(5)} × ${spread(times)}`;
  }
  const { analysed } = observed;
  if (analysed.length > 0) {
    yield `  order to analysis: ${analysed.length} ×, median ${ms(median(analysed))}, p95 ${ms(percentile(analysed, 0.95))}`;
  }
}

const spread = (times: number[]): string =>
  `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, p99 ${ms(percentile(times, 0.99))}, max ${ms(Math.max(...times))}`;

function counted(errors: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 8);
}
