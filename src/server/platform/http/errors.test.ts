import { expect, it } from 'vitest';
import { toProblem } from './errors.ts';

const failed = (syscall: string, code: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { syscall, code });

it('a database lost while it is being greeted is away, not broken', () => {
  for (const error of [
    failed('write', 'EPIPE'),
    failed('read', 'ECONNRESET'),
    failed('connect', 'ECONNREFUSED'),
    failed('connect', 'ENOENT'),
  ])
    expect(toProblem(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
});

it('a file that is missing is a defect of ours, not a database away', () => {
  expect(toProblem(failed('open', 'ENOENT'))).toMatchObject({ code: 'internal' });
});
