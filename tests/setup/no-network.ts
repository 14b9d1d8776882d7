import { Socket, type SocketConnectOpts } from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|0\.0\.0\.0)$/;
/** The connecting that nobody guards yet: files that share a process come here one after the other. */
const known = Socket.prototype as Socket & { unguarded?: typeof Socket.prototype.connect };
known.unguarded ??= Socket.prototype.connect;
const connect = known.unguarded;

/** Tests reach this machine only: a call outside fails at once and says so. */
Socket.prototype.connect = function connectOnlyToLoopback(this: Socket, ...args: unknown[]) {
  const [first] = args.flat() as [SocketConnectOpts | number | string];
  const host = typeof first === 'object' && 'host' in first ? first.host : undefined;
  const isLocal =
    (typeof first === 'object' && 'path' in first && first.path) || !host || LOOPBACK.test(host);
  if (!isLocal && !host.startsWith('/')) throw new Error(`a test tried to reach ${host}`);
  return Reflect.apply(connect, this, args) as Socket;
} as typeof connect;
