import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Events, StoredEvent } from './events.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2000;
/** A reader this far behind is cut off; it comes back and resumes from the table. */
const MAX_UNSENT_BYTES = 1_000_000;

/**
 * Answers with the server-sent events of a topic: headers at once, then what came after the request's
 * `Last-Event-ID`. Without one `first` (the present state, with the id of the newest event it has
 * seen) and what comes after it, or without `first` what comes from now on. Ends when the reader leaves
 * or the process stops.
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: {
    events: Events;
    topic: string;
    first?: StoredEvent;
    /** Asked with every heartbeat: a stream must not outlive the rights it was opened with. */
    isStillAllowed?: () => Promise<boolean>;
    /** Events that may have taken those rights away: asked at once after one. */
    recheckAfter?: readonly string[];
    heartbeatMs?: number;
  },
): FastifyReply {
  const { events, topic, first } = source;
  const stream = new PassThrough();
  const end = () => stream.end();
  stream.write(`retry: ${RETRY_MS}\n\n`);
  // Where the answer cannot be had now, the next heartbeat asks again.
  const recheck = () =>
    source.isStillAllowed?.().then(
      (isAllowed) => isAllowed || end(),
      () => undefined,
    );
  const send = (event: StoredEvent) => {
    if (stream.writableLength > MAX_UNSENT_BYTES) end();
    else if (!stream.writableEnded) stream.write(block(event));
    if (source.recheckAfter?.includes(event.type)) recheck();
  };
  const lastSeen = lastEventIdOf(request);
  // An id beyond the newest was given by another database: waiting for it would lose all until then.
  const resumeAfter = lastSeen !== null && first && lastSeen > first.id ? null : lastSeen;
  if (first && resumeAfter === null) send(first);
  const unsubscribe = events.subscribe(topic, resumeAfter ?? first?.id ?? null, send);
  const heartbeat = setInterval(() => {
    if (!stream.writableEnded) stream.write(': ok\n\n');
    recheck();
  }, source.heartbeatMs ?? HEARTBEAT_MS);
  events.stopping.addEventListener('abort', end, { once: true });
  stream.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
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

function block({ id, type, data }: StoredEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An id that is not one of ours counts as none. */
function lastEventIdOf(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
