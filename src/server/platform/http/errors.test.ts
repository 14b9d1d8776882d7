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

it('a transaction that gave way to another may be tried again, and one that broke a rule of ours may not', () => {
  const refusedBy = (code: string) => Object.assign(new Error('refused'), { severity: 'ERROR', code });
  expect(toProblem(refusedBy('40P01'))).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(toProblem(refusedBy('23505'))).toMatchObject({ code: 'internal' });
});
