import { Worker } from 'node:worker_threads';
import { bootProduct } from './boot-product.ts';
import { median, ms, percentile, ratio, timeOf } from './measure.ts';

const FLOODS = 5;
/** Under the 300 tries that one connection has in a quarter of an hour: every one of them has a password judged. */
const WRONG_EACH = 280;
const QUIET_ROUNDS = 9;
const PERSON = {
  firstName: 'Bia',
  lastName: 'Medida',
  email: 'bia@escola.test',
  password: 'medida-do-tempo',
};

/** A right sign-in alone, and beside 1,400 wrong ones that five connections send at once (aim: 2 s). */
export async function* benchSignIn(): AsyncGenerator<string> {
  const product = await bootProduct({ TRUST_PROXY: '1' });
  try {
    const post = (path: string, body: unknown, address: string) =>
      fetch(`${product.base}/api/auth/local/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(body),
      });
    const signInRight = async () => {
      const answer = await post('login', PERSON, '192.0.2.1');
      if (answer.status !== 200) throw new Error(`a right sign-in was answered ${answer.status}`);
    };
    const registered = await post('register', PERSON, '192.0.2.1');
    if (registered.status !== 201) throw new Error(`registration refused: ${await registered.text()}`);
    const quiet: number[] = [];
    for (let round = 0; round < QUIET_ROUNDS; round++) quiet.push(await timeOf(signInRight));

    // Apart, so that what is measured does not wait for the flood's own sending.
    const flood = new Worker(new URL('./flood-sign-ins.ts', import.meta.url), {
      workerData: { base: product.base, connections: FLOODS, count: FLOODS * WRONG_EACH },
    });
    let statuses: number[] = [];
    flood.once('message', (answered: number[]) => {
      statuses = answered;
    });
    const beside: number[] = [];
    while (statuses.length === 0) beside.push(await timeOf(signInRight));
    const counts = [401, 503].map(
      (status) => `${statuses.filter((each) => each === status).length} × ${status}`,
    );
    yield `a right sign-in alone: median ${ms(median(quiet))}`;
    yield `beside ${statuses.length} wrong ones at once from ${FLOODS} connections (${counts.join(', ')}):`;
    yield `${beside.length} right sign-ins, median ${ms(median(beside))} (${ratio(median(beside), median(quiet))}), p95 ${ms(percentile(beside, 0.95))}, slowest ${ms(Math.max(...beside))} (aim 2 s)`;
  } finally {
    await product.stop();
  }
}
