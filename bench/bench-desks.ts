import { deskCalls } from './desk-calls.ts';
import { explainDesks } from './explain-desks.ts';
import { mediansOf, ms } from './measure.ts';
import { type Desks, openDesks } from './open-desks.ts';

const FEW = { lessons: 1000, editors: 50 };
const MANY = { lessons: 100_000, editors: 500 };
const ROUNDS = 60;
const WARM_UP = 10;
const AIM = 1.5;
/** Read from end to end they would cost more with every year; people and settings are few. */
const LARGE =
  /^Seq Scan (lessons|messages|message_attachments|files|productions|production_rounds|ratings|audit_log|lesson_transitions|mail_outbox|charges|payment_attempts|payment_captures|ledger_\w+)$/;

/**
 * Every list and figure of admins and editors on a product with 1,000 lessons and 50 editors beside one with 100,000
 * and 500, in turns; then how the database finds what they ask for. A sequential scan over a large table fails the run.
 */
export async function* benchDesks(): AsyncGenerator<string> {
  const opened: Desks[] = [];
  try {
    const few = await openDesks(FEW);
    opened.push(few);
    const many = await openDesks(MANY);
    opened.push(many);
    const missed: string[] = [];
    for (const [index, call] of deskCalls(few.lessonId).entries()) {
      const others = deskCalls(many.lessonId)[index] ?? call;
      const paths = [await few.pathOf(call), await many.pathOf(others)] as const;
      const works = [
        async () => (await few.fetchOnce(call.desk, paths[0])).text(),
        async () => (await many.fetchOnce(call.desk, paths[1])).text(),
      ];
      await mediansOf(works, WARM_UP);
      const [small = 0, large = 0] = await mediansOf(works, ROUNDS);
      const name = `${call.desk.padEnd(6)} ${call.path.replace(few.lessonId, '{id}')}${call.page ? ', page 2' : ''}`;
      if (large / small > AIM) missed.push(name);
      yield `${name.padEnd(58)} ${ms(small)}, ${ms(large)}: ${(large / small).toFixed(2)}× (aim ${AIM.toFixed(2)}×)`;
    }
    yield missed.length === 0 ? `all within ${AIM}×` : `OVER ${AIM}×: ${missed.join('; ')}`;
    for await (const line of showPlans(many)) yield line;
  } finally {
    for (const desks of opened) await desks.close();
  }
}

async function* showPlans({ database, tokens, lessonId, pathOf }: Desks): AsyncGenerator<string> {
  const calls: { desk: 'admin' | 'editor'; path: string }[] = [];
  for (const call of deskCalls(lessonId)) calls.push({ desk: call.desk, path: await pathOf(call) });
  const plans = await explainDesks(database, tokens, calls);
  for (const { path, ways } of plans) yield `${path.replace(lessonId, '{id}')}: ${ways.join(', ')}`;
  const scans = plans.flatMap(({ path, ways }) =>
    ways.filter((way) => LARGE.test(way)).map((way) => `${path}: ${way}`),
  );
  if (scans.length > 0) throw new Error(`sequential scans over large tables: ${scans.join('; ')}`);
  yield 'no sequential scan over a large table';
}
