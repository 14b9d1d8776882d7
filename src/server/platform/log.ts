import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. What could identify a person or open a session never gets in. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['authorization', 'cookie', 'password', 'token', 'email'].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: '[oculto]',
    },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * An error without what it was told: a database error's text holds the statement and its parameters,
 * so of those only the code and the constraint are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = error.cause instanceof Error ? error.cause : null;
  const source = cause ?? error;
  const code = 'code' in source ? String(source.code) : undefined;
  const isFromDatabase = 'severity' in source || error.name === 'DrizzleQueryError' || 'query' in error;
  if (isFromDatabase) {
    const place = 'constraint' in source ? source.constraint : 'table' in source ? source.table : undefined;
    return { name: 'DatabaseError', code, place, stack: framesOf(error) };
  }
  return {
    name: error.name,
    message: error.message,
    code,
    stack: framesOf(error),
    ...(cause ? { cause: describeError(cause) } : {}),
  };
}

function framesOf(error: Error): string[] {
  return (error.stack ?? '').split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));
}
