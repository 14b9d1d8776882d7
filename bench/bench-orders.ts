import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { fractions } from '#tests/builders/samples/fractions.ts';
import { writeSampleText } from '#tests/builders/samples/write-sample-text.ts';
import { bootProduct } from './boot-product.ts';
import type { BenchPdfs } from './collect-pdfs.ts';
import { median, ms, timeOf } from './measure.ts';
import { type Call, signUp } from './sign-up.ts';

const ROUNDS = 5;

/** From the order's request to `waiting_approval`, as a browser waits for it. Aims: text 1 s, 35 pages 3 s, 142 pages 8 s. */
export async function* benchOrders(pdfs: BenchPdfs): AsyncGenerator<string> {
  const product = await bootProduct();
  try {
    yield `ready in ${ms(product.readyMs)} on a new data folder`;
    const { call } = await signUp(product.base);
    const materials = [
      { name: 'typed text', file: null, aim: 1000 },
      { name: basename(pdfs.middle), file: pdfs.middle, aim: 3000 },
      { name: basename(pdfs.long), file: pdfs.long, aim: 8000 },
    ];
    for (const { name, file, aim } of materials) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(() => orderAndWait(call, file)));
      yield `${name.padEnd(48)} median ${ms(median(times))}, slowest ${ms(Math.max(...times))} (aim ${ms(aim)})`;
    }
    const peak = product.peakChildMb();
    yield `peak memory of a reading child: ${peak === null ? 'unknown here' : `${Math.round(peak)} MB`}`;
  } finally {
    await product.stop();
  }
}

/** Sends one order and waits, as a browser does, until its analysis is there. Answers its id. */
export async function orderAndWait(
  call: Call,
  file: string | null,
  fields: Record<string, string> = {},
): Promise<string> {
  const form = new FormData();
  form.set('title', 'Medida');
  form.set('content', file ? 'Usar o arquivo em anexo.' : writeSampleText(fractions));
  form.set('serviceType', file ? 'booklet' : 'presentation');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', await openAsBlob(file), basename(file));
  const answer = await call('/api/lessons', { method: 'POST', body: form });
  if (answer.status !== 201) throw new Error(`order refused: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  for (;;) {
    const lesson = (await (await call(`/api/lessons/${id}`)).json()) as {
      status: string;
      analysisError: string | null;
    };
    if (lesson.status === 'waiting_approval') return id;
    if (lesson.analysisError) throw new Error(lesson.analysisError);
    await new Promise((done) => setTimeout(done, 20));
  }
}
