import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fractions } from '#tests/builders/samples/fractions.ts';
import { writeSampleText } from '#tests/builders/samples/write-sample-text.ts';
import { callAs, type Request, type Target } from './observed-calls.ts';
import { watchLesson } from './watch-lesson.ts';

/** How a teacher behaves: seconds between two thoughts on average, and the file of every fourth order. */
export interface Manner {
  thinkMs: number;
  pdf: string;
}

interface Lesson {
  id: string;
  status: string;
}

/**
 * A teacher until the signal: looks at the lessons, opens one, writes, orders, approves, pays by Pix, with the stream of
 * the newest lesson open all the while.
 */
export async function playTeacher(target: Target, token: string, { thinkMs, pdf }: Manner): Promise<void> {
  const { observed, signal } = target;
  const call = <T>(name: string, path: string, request?: Request) =>
    callAs<T>(target, token, name, path, request);
  const lessons: string[] = [];
  let watching = new AbortController();
  signal.addEventListener('abort', () => watching.abort(), { once: true });

  const order = async () => {
    const idempotencyKey = randomUUID();
    const withFile = lessons.length % 4 === 3;
    const title = `Medida ${idempotencyKey}`;
    const form = () => orderForm(title, withFile ? pdf : null);
    const lesson = await call<Lesson>(withFile ? 'order a file' : 'order a text', '/api/lessons', {
      ...{ method: 'POST', form, idempotencyKey },
    });
    if (!lesson) return;
    observed.acknowledged.lessons.add(lesson.id);
    lessons.push(lesson.id);
    watching.abort();
    watching = new AbortController();
    watchLesson(target, { token, lessonId: lesson.id, orderedAt: performance.now(), stop: watching.signal });
  };
  const lookAround = async () => {
    await call('lessons', '/api/lessons');
    await call('figures', '/api/stats');
  };
  const openOne = async () => {
    const id = pick(lessons);
    const lesson = await call<Lesson>('lesson', `/api/lessons/${id}`);
    await call('conversation', `/api/lessons/${id}/messages`);
    return lesson;
  };
  const write = async () => {
    const id = pick(lessons);
    const content = `Mensagem ${randomUUID()}`;
    const body = { json: { content, messageType: 'text' }, idempotencyKey: randomUUID() };
    const sent = await call<{ id: string }>('write', `/api/lessons/${id}/messages`, {
      method: 'POST',
      ...body,
    });
    if (sent) observed.acknowledged.messages.set(sent.id, id);
  };
  const goOn = async () => {
    const lesson = await openOne();
    if (lesson?.status === 'waiting_approval') {
      await call('approve', `/api/lessons/${lesson.id}/approve`, { method: 'PUT' });
    } else if (lesson?.status === 'waiting_payment') {
      const started = await call<{ id: string }>('Pix code', '/api/payments', {
        ...{ method: 'POST', json: { lessonId: lesson.id, method: 'pix' }, idempotencyKey: randomUUID() },
      });
      if (!started) return;
      if (await call('bank', `/api/sandbox/payments/${started.id}/pay`, { method: 'POST' })) {
        observed.acknowledged.payments.add(started.id);
      }
    }
  };
  const habits: [weight: number, act: () => Promise<unknown>][] = [
    [30, lookAround],
    [33, openOne],
    [14, write],
    [8, () => call('unread', '/api/messages/unread')],
    [6, () => call('catalogue', '/api/catalog')],
    [6, goOn],
    [3, order],
  ];

  await sleep(Math.random() * thinkMs, undefined, { signal }).catch(() => {});
  if (!signal.aborted) await order();
  while (!signal.aborted) {
    // Thoughts come as arrivals do: mostly soon, now and then after long (exponential).
    await sleep(-Math.log(1 - Math.random()) * thinkMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await (lessons.length === 0 ? order() : choose(habits)());
  }
}

async function orderForm(title: string, pdf: string | null): Promise<FormData> {
  const form = new FormData();
  form.set('title', title);
  form.set('content', pdf ? 'Usar o arquivo em anexo.' : writeSampleText(fractions));
  form.set('serviceType', 'presentation');
  if (pdf) form.set('file', await openAsBlob(pdf), basename(pdf));
  return form;
}

const pick = (ids: string[]): string => ids[Math.floor(Math.random() * ids.length)] ?? '';

function choose<T>(weighted: [weight: number, value: T][]): T {
  let left = Math.random() * weighted.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('nothing to choose from');
}
