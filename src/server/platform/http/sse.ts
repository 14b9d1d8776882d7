import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Events } from '#server/platform/events/events.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2000;
/** A reader this far behind is cut off; it comes back and resumes from the table. */
const MAX_UNSENT_BYTES = 1_000_000;

/**
 * Answers with the server-sent events of a topic: headers at once, then what came after the request's
 * `Last-Event-ID` (without one, from now on), `first` before everything else. Ends when the reader
 * leaves or the process stops.
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { events, topic, first }: { events: Events; topic: string; first?: { type: string; data: unknown } },
): FastifyReply {
  const stream = new PassThrough();
  const end = () => stream.end();
  stream.write(`retry: ${RETRY_MS}\n\n`);
  if (first) stream.write(block(first));
  const unsubscribe = events.subscribe(topic, lastEventIdOf(request), (event) => {
    if (stream.writableLength > MAX_UNSENT_BYTES) end();
    else if (!stream.writableEnded) stream.write(`id: ${event.id}\n${block(event)}`);
  });
  const heartbeat = setInterval(() => stream.write(': ok\n\n'), HEARTBEAT_MS);
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

function block({ type, data }: { type: string; data: unknown }): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An id that is not one of ours counts as none. */
function lastEventIdOf(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
