import { connect, type Socket } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What the scanner says; `threat` is its name for what it found. */
export type ScanVerdict = { isClean: true } | { isClean: false; threat: string };

const DEFAULT_PORT = 3310;
const SILENCE_MS = 60_000;
const LONGEST_REPLY = 4096;

/**
 * Streams bytes to clamd by its INSTREAM command (clamd(8)): the command ended by a null byte, chunks with
 * their length before them, an empty chunk as the end, then one reply that ends with a null byte.
 * @throws Error where clamd cannot be reached, falls silent, or cannot judge the file
 */
export async function scanWithClamd(
  clamdUrl: string,
  bytes: Readable,
  signal: AbortSignal,
): Promise<ScanVerdict> {
  const { hostname, port } = new URL(clamdUrl);
  const host = hostname.replaceAll(/[[\]]/g, '');
  const socket = connect({ host, port: Number(port) || DEFAULT_PORT, signal });
  try {
    const reply = readReply(socket);
    // clamd may answer and hang up before everything was sent: then its answer says why, not the broken line.
    send(socket, bytes).catch((error: Error) => socket.destroy(error));
    return readVerdict(await reply);
  } finally {
    socket.destroy();
    bytes.destroy();
  }
}

async function send(socket: Socket, bytes: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  await pipeline(bytes, chunked(), socket, { end: false });
  socket.write(lengthOf(0));
}

const chunked = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (chunk.length > 0) {
        this.push(lengthOf(chunk.length));
        this.push(chunk);
      }
      done();
    },
  });

function lengthOf(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd fell silent')));
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
      else if (text.length > LONGEST_REPLY) socket.destroy(new Error('clamd answers without an end'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd hung up without an answer')));
  });
}

function readVerdict(reply: string): ScanVerdict {
  if (/^stream: OK$/.test(reply)) return { isClean: true };
  const [, threat] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
  if (threat === undefined) throw new Error(`clamd could not judge the file: ${reply.slice(0, 200)}`);
  return { isClean: false, threat: threat.slice(0, 200) };
}
