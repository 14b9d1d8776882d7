import { describe, expect, it } from 'vitest';
import { formatCountdown, percentLeft, secondsLeft } from './countdown.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

describe('the countdown of a Pix code', () => {
  it.each([
    [1661, '27:41'],
    [60, '01:00'],
    [59.2, '01:00'],
    [9, '00:09'],
    [0, '00:00'],
    [-40, '00:00'],
  ])('says of %s seconds %s', (seconds, said) => {
    expect(formatCountdown(secondsLeft(inSeconds(seconds), NOW))).toBe(said);
  });

  it('never promises more than a code lives, whatever the clock of the device says', () => {
    expect(formatCountdown(secondsLeft(inSeconds(90 * 60), NOW))).toBe('30:00');
    expect(percentLeft(secondsLeft(inSeconds(90 * 60), NOW))).toBe(100);
  });
});
