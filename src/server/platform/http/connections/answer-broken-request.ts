import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '#server/platform/http/problem.ts';
import type { ProblemCode } from '#shared/http/problem-codes.ts';

const CODES: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers by hand what never became a request: no HTTP, too slow, endless headers. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const problem = new Problem(CODES[error.code ?? ''] ?? 'malformed_body');
  const body = JSON.stringify(problem.toBody());
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
