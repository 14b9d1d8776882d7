import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A virus scanner that speaks clamd's INSTREAM; a file holding `EICAR` is a threat. */
export interface FakeClamd {
  url: string;
  /** What each scan brought, whole. */
  scanned: Buffer[];
  /** How it answers: by the content, with an error of its own, by hanging up, or before it has read everything. */
  mood: 'honest' | 'error' | 'hangs_up' | 'too_large';
  close(): Promise<void>;
}

export async function startFakeClamd(): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    void serve(socket, clamd);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const clamd: FakeClamd = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: [],
    mood: 'honest',
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  return clamd;
}

async function serve(socket: Socket, clamd: FakeClamd): Promise<void> {
  const read = reader(socket);
  const command = String(await read(10));
  if (command !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0');
  const parts: Buffer[] = [];
  for (;;) {
    if (clamd.mood === 'hangs_up') return void socket.destroy();
    if (clamd.mood === 'too_large') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    const length = (await read(4)).readUInt32BE();
    if (length === 0) break;
    parts.push(await read(length));
  }
  const file = Buffer.concat(parts);
  clamd.scanned.push(file);
  if (clamd.mood === 'error') return void socket.end('stream: Engine is out of memory. ERROR\0');
  // In two pieces: a reply may come as the network pleases.
  socket.write('stream: ');
  setImmediate(() => socket.end(file.includes('EICAR') ? 'Eicar-Signature FOUND\0' : 'OK\0'));
}

/** Waits for exactly so many bytes; for ever where the other side leaves. */
function reader(socket: Socket): (count: number) => Promise<Buffer> {
  let kept = Buffer.alloc(0);
  let wake: (() => void) | null = null;
  socket.on('data', (part) => {
    kept = Buffer.concat([kept, part as Buffer]);
    wake?.();
  });
  return async (count) => {
    while (kept.length < count) {
      await new Promise<void>((more) => {
        wake = more;
      });
    }
    const taken = kept.subarray(0, count);
    kept = kept.subarray(count);
    return taken;
  };
}
