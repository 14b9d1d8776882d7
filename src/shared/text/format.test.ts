import { describe, expect, it } from 'vitest';
import { daysUntil, formatBytes, formatDate, formatDateTime, formatRelativeDay } from './format.ts';

describe('dates', () => {
  it('are days in São Paulo, whatever the clock of the reader', () => {
    expect(formatDate('2026-11-24T02:30:00Z')).toBe('23/11/2026');
    expect(formatDateTime('2026-11-24T02:30:00Z')).toBe('23/11/2026, 23:30');
  });
  it('count calendar days, not spans of 24 hours', () => {
    const lateEvening = new Date('2026-11-24T02:30:00Z');
    expect(daysUntil('2026-11-24T03:30:00Z', lateEvening)).toBe(1);
    expect(formatRelativeDay('2026-11-24T03:30:00Z', lateEvening)).toBe('amanhã');
    expect(formatRelativeDay('2026-11-29T12:00:00Z', lateEvening)).toBe('em 6 dias');
    expect(daysUntil('2026-11-20T12:00:00Z', lateEvening)).toBe(-3);
  });
  it('are told in figures from two days away on', () => {
    const noon = new Date('2026-11-23T15:00:00Z');
    expect(formatRelativeDay('2026-11-22T12:00:00Z', noon)).toBe('ontem');
    expect(formatRelativeDay('2026-11-21T12:00:00Z', noon)).toBe('há 2 dias');
    expect(formatRelativeDay('2026-11-25T12:00:00Z', noon)).toBe('em 2 dias');
  });
});

it('sizes of files are said as the upload limit counts them', () => {
  expect(formatBytes(900)).toBe('900 bytes');
  expect(formatBytes(320 * 1024)).toBe('320 kB');
  expect(formatBytes(10 * 1024 * 1024)).toBe('10 MB');
  expect(formatBytes(1.4 * 1024 * 1024)).toBe('1,4 MB');
});
