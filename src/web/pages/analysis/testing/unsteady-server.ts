import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Stream = { write: ReadableStreamDefaultController<Uint8Array>; sent: number; isOpen: boolean };
export type Truth = Pick<Lesson, 'status' | 'analysisError'>;

const encoder = new TextEncoder();

/**
 * A server that always knows the truth about one lesson, behind a bad line: answers come up to 1.5 s late and out of
 * order, some never or twice; streams are late, repeat themselves and break. Give `fetch` to the screen.
 */
export function createUnsteadyServer(random: () => number, start: Truth) {
  const truths: Truth[] = [start];
  const streams: Stream[] = [];
  let lastAnswer: Truth = start;
  let answers = 0;
  const chance = (share: number) => random() < share;
  const later = (most: number, run: () => void) => void setTimeout(run, Math.round(random() * most));

  function send(stream: Stream): void {
    if (!stream.isOpen) return;
    for (; stream.sent < truths.length; stream.sent++) {
      const id = stream.sent + 1;
      const block = `id: ${id}\nevent: status\ndata: ${JSON.stringify(truths[stream.sent])}\n\n`;
      stream.write.enqueue(encoder.encode(chance(0.2) ? block + block : block));
    }
    if (chance(0.3)) {
      stream.isOpen = false;
      stream.write.close();
    }
  }
  function open(lastSeen: number): Response {
    const body = new ReadableStream<Uint8Array>({
      start(write) {
        const stream = { write, sent: lastSeen, isOpen: true };
        streams.push(stream);
        // The proxies of some schools say nothing at all.
        if (chance(0.15)) stream.sent = Number.POSITIVE_INFINITY;
        later(400, () => send(stream));
      },
    });
    return new Response(body);
  }
  function answer(path: string): Promise<Response> {
    const now = truths.at(-1) as Truth;
    return new Promise((resolve, reject) => {
      later(1500, () => {
        // Where the very first one fails the page says so and offers to try again.
        if (answers++ > 0 && chance(0.1)) return reject(new TypeError('Failed to fetch'));
        // A cache on the way repeats what it has answered before.
        const told = chance(0.1) ? lastAnswer : now;
        lastAnswer = now;
        resolve(Response.json(path.endsWith('/l1') ? describe(told, truths.length) : []));
      });
    });
  }
  return {
    fetch: (path: string, init: RequestInit = {}): Promise<Response> => {
      if (!path.endsWith('/events')) return answer(path);
      if (chance(0.1)) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(
        open(Number(new Headers(init.headers).get('Last-Event-ID') ?? truths.length - 1)),
      );
    },
    become(status: LessonStatus, analysisError: string | null = null) {
      truths.push({ status, analysisError });
      for (const stream of streams) later(300, () => send(stream));
    },
  };
}

const describe = (truth: Truth, version: number) => ({
  id: 'l1',
  title: 'Frações',
  content: 'Frações',
  comments: '',
  format: 'powerpoint',
  slideCount: 15,
  pageCount: null,
  serviceType: 'presentation',
  deliveryType: 'normal',
  price: 69,
  progress: 10,
  hold: null,
  deadline: null,
  completedAt: null,
  createdAt: '2026-10-07T12:00:00.000Z',
  updatedAt: `2026-10-07T12:00:0${version}.000Z`,
  filePath: null,
  fileName: null,
  hasAnalysis: false,
  aiAnalysis: null,
  analysisVersion: 0,
  educationLevel: null,
  targetAudience: '',
  lessonDuration: null,
  learningObjectives: '',
  genre: null,
  user: { id: 't1', firstName: 'Ana', lastName: 'Lima', email: 'ana@escola.test' },
  plan: 'Premium',
  revisionsLeft: 3,
  allowedActions: [],
  ...truth,
});
