import { openAsBlob, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { orderAndWait } from './bench-orders.ts';
import { bootProduct, type RunningProduct } from './boot-product.ts';
import type { BenchPdfs } from './collect-pdfs.ts';
import { median, ms, ratio, timeOf } from './measure.ts';
import { type Call, signUp } from './sign-up.ts';
import { writeLongScan, writeSlowDocx } from './slow-files.ts';

const ROUNDS = 5;
const SLOW_FILES = 24;
const SCANS = 6;
const PAGES = 70;
/** By then the children are at it. */
const BEGIN_MS = 3000;
const AIMS = { typed: 2, file: 4 };

/**
 * What one account that sends much at once costs another: the same orders on an idle product and beside 24 files that
 * run into the limit of opening, then beside six scans of 70 pages; all on one product, in one run.
 */
export async function* benchTurns(pdfs: BenchPdfs): AsyncGenerator<string> {
  const slow = writeSlowDocx(pdfs.folder);
  const scan = await writeLongScan(pdfs.folder, PAGES);
  const product = await bootProduct();
  try {
    const { call: busy } = await signUp(product.base, 'ana@escola.test');
    const { call: other } = await signUp(product.base, 'bia@escola.test');
    const measure = async () => ({
      typed: await measureOrders(other, null),
      file: await measureOrders(other, pdfs.middle),
    });
    await measure();
    const idle = await measure();
    yield `idle: typed text ${ms(idle.typed)}, ${basename(pdfs.middle)} ${ms(idle.file)}; load ${tellLoad()}`;

    const before = serverMb(product);
    const sending = new AbortController();
    const answers = Array.from({ length: SLOW_FILES }, () =>
      order(busy, slow, sending.signal).catch(() => 0),
    );
    await pause(BEGIN_MS);
    yield* tell(`${SLOW_FILES} slow files of another waiting to be opened`, await measure(), idle);
    yield `server ${before} MB before, ${serverMb(product)} MB with them waiting; load ${tellLoad()}`;
    sending.abort();
    await Promise.all(answers);

    const again = await measure();
    yield `idle again: typed text ${ms(again.typed)}, the file ${ms(again.file)}; load ${tellLoad()}`;
    for (let sent = 0; sent < SCANS; sent++) {
      const status = await order(busy, scan);
      if (status !== 201) throw new Error(`a scan was refused: ${status}`);
    }
    await pause(BEGIN_MS);
    yield* tell(`${SCANS} scans of ${PAGES} pages of another being read`, await measure(), again);
    const lessons = (await (await busy('/api/lessons')).json()) as { status: string }[];
    const open = lessons.filter(({ status }) => status === 'submitted' || status === 'analyzing').length;
    yield `${open} of the ${SCANS} scans were still to be read then`;
    yield `server ${serverMb(product)} MB, highest child ${Math.round(product.peakChildMb() ?? 0)} MB; load ${tellLoad()}`;
  } finally {
    await product.stop();
  }
}

function* tell(beside: string, now: Figures, idle: Figures): Generator<string> {
  for (const kind of ['typed', 'file'] as const)
    yield `${kind.padEnd(5)} beside ${beside}: ${ms(now[kind])}, ${ratio(now[kind], idle[kind])} of idle (aim ${AIMS[kind]}×)`;
}
type Figures = Record<keyof typeof AIMS, number>;

async function measureOrders(call: Call, file: string | null): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(() => orderAndWait(call, file)));
  return median(times);
}

/** Sends one order and answers its status. */
async function order(call: Call, file: string, signal?: AbortSignal): Promise<number> {
  const form = new FormData();
  form.set('title', 'Muito de uma vez');
  form.set('content', 'Usar o arquivo em anexo.');
  form.set('serviceType', 'booklet');
  form.set('file', await openAsBlob(file), basename(file));
  const answer = await call('/api/lessons', { method: 'POST', body: form, ...(signal ? { signal } : {}) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Resident memory of the process that serves, which the starter may stand before. */
function serverMb({ pid }: RunningProduct): number {
  const sizes = [pid, ...childrenOf(pid)].map((one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  });
  return Math.round(Math.max(...sizes));
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const tellLoad = () => loadavg()[0]?.toFixed(1);
