import { describe, expect, it } from 'vitest';
import { judgeFailure } from './send-mail.job.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (tries: number, hoursOld = 0) => ({
  tries,
  createdAt: new Date(now.getTime() - hoursOld * 3_600_000),
});
const full = { code: 'EENVELOPE', responseCode: 451 };
const secondsUntil = (date: Date | null) => date && (date.getTime() - now.getTime()) / 1000;

describe('a mail that failed', () => {
  it('is tried again after a second, then ever later, at most half an hour', () => {
    const waits = [1, 2, 3, 12, 500].map((tries) => secondsUntil(judgeFailure(full, at(tries), now).retryAt));
    expect(waits).toEqual([1, 2, 4, 1800, 1800]);
    expect(judgeFailure(full, at(1), now).code).toBe('451');
  });

  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, null],
    [{ code: 'EMESSAGE', responseCode: 554 }, null],
    // The operator's own credentials: mended sooner or later.
    [{ code: 'EAUTH', responseCode: 535 }, 1],
    [{ code: 'ESOCKET' }, 1],
    [new Error('a defect'), 1],
  ])('is given up only where its server refused it for good (%#)', (error, seconds) => {
    expect(secondsUntil(judgeFailure(error, at(1), now).retryAt)).toBe(seconds);
  });

  it('is given up after two days', () => {
    expect(judgeFailure(full, at(90, 47), now).retryAt).not.toBeNull();
    expect(judgeFailure(full, at(90, 49), now).retryAt).toBeNull();
  });
});
