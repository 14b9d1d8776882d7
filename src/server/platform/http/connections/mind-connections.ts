import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerBrokenRequest } from './answer-broken-request.ts';

export interface ConnectionLimits {
  /** Beyond it the connection that waits longest without a request gives way to the new one. */
  most: number;
  /** Without a first request for so long a connection is closed. */
  silentMs: number;
  /** Bytes a second that a body must bring, on the whole. */
  bodyBytesPerSecond: number;
  /** How far a body may fall behind that rate: a phone that changes its cell. */
  bodyPatienceMs: number;
  /** The same while there is no room for others. */
  bodyPatienceWhenFullMs: number;
}

interface Held {
  socket: Socket;
  /** When it was last without a request. */
  idleSince: number;
  /** The request that is being received or answered. */
  busy: { request: IncomingMessage; read: number; behindMs: number } | null;
}

/**
 * Holds connections within what the process can bear, so that those who only hold them take no place from those who
 * ask. A connection without a request is the first to go; one whose request is answered, such as a stream of events,
 * stays. A body that trickles is ended by its rate, not by a total: an honest one on a poor line takes minutes.
 */
export function mindConnections(
  server: Server,
  limits: ConnectionLimits,
  now: () => number = () => performance.now(),
): { sweep(): void; count(): number } {
  const held = new Map<Socket, Held>();
  /** Never asked anything, and between two requests; both with those first that wait longest. */
  const silent = new Set<Held>();
  const resting = new Set<Held>();
  let sweptAt = now();

  server.on('connection', (socket: Socket) => {
    const connection: Held = { socket, idleSince: now(), busy: null };
    held.set(socket, connection);
    silent.add(connection);
    socket.once('close', () => {
      held.delete(socket);
      silent.delete(connection);
      resting.delete(connection);
    });
    if (held.size > limits.most) makeRoom(connection);
  });

  function makeRoom(newest: Held): void {
    // Where every other one is at work, the new one cannot be taken in.
    const [longest = newest] = silent.size > 1 ? silent : resting;
    longest.socket.destroy();
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = held.get(request.socket);
    if (!connection) return;
    silent.delete(connection);
    resting.delete(connection);
    const busy = { request, read: request.socket.bytesRead, behindMs: 0 };
    connection.busy = busy;
    response.once('close', () => {
      // A pipelined request may have begun meanwhile.
      if (connection.busy !== busy || !held.has(connection.socket)) return;
      connection.busy = null;
      connection.idleSince = now();
      resting.add(connection);
    });
  });

  function sweep(): void {
    const at = now();
    const passed = at - sweptAt;
    sweptAt = at;
    for (const { socket, idleSince } of silent) {
      if (at - idleSince < limits.silentMs) break;
      socket.destroy();
    }
    const isFull = held.size >= limits.most;
    const patience = isFull ? limits.bodyPatienceWhenFullMs : limits.bodyPatienceMs;
    for (const { socket, busy } of held.values()) {
      if (busy && !busy.request.complete && isTooSlow(busy, socket, passed, patience)) endSlow(socket);
    }
  }

  function isTooSlow(
    busy: NonNullable<Held['busy']>,
    socket: Socket,
    passed: number,
    patience: number,
  ): boolean {
    const came = socket.bytesRead - busy.read;
    busy.read = socket.bytesRead;
    // Nobody reads it at the moment: that is our slowness.
    if (came === 0 && (busy.request.readableLength > 0 || busy.request.isPaused())) return false;
    const owed = passed - (came / limits.bodyBytesPerSecond) * 1000;
    busy.behindMs = Math.max(0, busy.behindMs + owed);
    return busy.behindMs > patience;
  }

  return { sweep, count: () => held.size };
}

/** Says why, and does not wait for whoever does not listen. */
function endSlow(socket: Socket): void {
  const error = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerBrokenRequest(error, socket);
  socket.destroySoon();
}
