import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Events, StoredEvent } from './events.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2000;
const LAST_WORDS_MS = 5000;
/**
 * Tells a page that a newer one of the same account took its place: it looks now and then instead, and comes back when
 * somebody looks at it. Whoever does not know the event waits a minute.
 */
const REPLACED = 'retry: 60000\nevent: replaced\ndata: {}\n\n';
/** A reader this far behind is cut off; it comes back and resumes from the table. */
const MAX_UNSENT_BYTES = 1_000_000;

/**
 * Answers with the server-sent events of a topic: headers at once, then what came after the request's
 * `Last-Event-ID`. Without one `first` (the present state, with the id of the newest event it has
 * seen) and what comes after it, or without `first` what comes from now on. Ends when the reader leaves, loses the
 * right to it, opens too many others, or the process stops.
 * @throws Problem `streams_full`
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: {
    events: Events;
    topic: string;
    accountId: string;
    first?: StoredEvent;
    /** What of the topic this reader is told; all of it unless told. */
    isFor?: (event: StoredEvent) => boolean;
    /** Asked whenever the rights to it may have changed, and now and then: a session also runs out by itself. */
    isStillAllowed: () => Promise<boolean>;
    heartbeatMs?: number;
  },
): FastifyReply {
  const { events, topic, accountId, first, isFor, isStillAllowed } = source;
  const stream = new PassThrough();
  // What is still unsent gets a moment; a reader that takes nothing is let go.
  const end = () => {
    if (stream.writableEnded) return;
    stream.end();
    setTimeout(() => stream.destroy(), LAST_WORDS_MS).unref();
  };
  const endFor = (reason?: 'replaced') => {
    if (reason && !stream.writableEnded) stream.write(REPLACED);
    end();
  };
  const takeOff = events.streams.add({ accountId, topic, isStillAllowed, end: endFor });
  stream.write(`retry: ${RETRY_MS}\n\n`);
  const send = (event: StoredEvent) => {
    if (isFor?.(event) === false) return;
    if (stream.writableLength > MAX_UNSENT_BYTES) end();
    else if (!stream.writableEnded) stream.write(block(event));
  };
  const lastSeen = lastEventIdOf(request);
  // An id beyond the newest was given by another database: waiting for it would lose all until then.
  const resumeAfter = lastSeen !== null && first && lastSeen > first.id ? null : lastSeen;
  if (first && resumeAfter === null) send(first);
  const unsubscribe = events.subscribe(topic, resumeAfter ?? first?.id ?? null, send);
  const heartbeat = setInterval(() => {
    if (!stream.writableEnded) stream.write(': ok\n\n');
  }, source.heartbeatMs ?? HEARTBEAT_MS);
  events.stopping.addEventListener('abort', end, { once: true });
  stream.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
    takeOff();
    events.stopping.removeEventListener('abort', end);
  });
  if (events.stopping.aborted) end();
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(stream);
}

/** One event goes to many streams: written out once. */
const blocks = new WeakMap<StoredEvent, string>();
function block(event: StoredEvent): string {
  const known = blocks.get(event);
  if (known !== undefined) return known;
  const { id, type, data } = event;
  const text = `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
  blocks.set(event, text);
  return text;
}
/** An id that is not one of ours counts as none. */
function lastEventIdOf(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
