import { describe, expect, it } from 'vitest';
import { changesFor, hasBytes } from './file-change.ts';

const active = { status: 'active', isBlocked: false, restorableUntil: null } as const;
const deleted = { ...active, status: 'deleted', restorableUntil: '2026-12-01T00:00:00Z' } as const;

describe('what an admin can do to files', () => {
  it('follows from each file alone', () => {
    expect(changesFor([active])).toEqual(['block', 'archive', 'delete']);
    expect(changesFor([{ ...active, isBlocked: true }])).toEqual(['unblock', 'archive', 'delete']);
    expect(changesFor([{ ...active, status: 'archived' }])).toEqual(['block', 'restore', 'delete']);
    expect(changesFor([deleted])).toEqual(['restore']);
    expect(changesFor([{ ...deleted, restorableUntil: null }])).toEqual([]);
  });

  it('is what some of several allow', () => {
    expect(changesFor([active, deleted])).toEqual(['block', 'archive', 'restore', 'delete']);
    expect(changesFor([])).toEqual([]);
  });

  it('leaves a purged file without its bytes', () => {
    expect([hasBytes(active), hasBytes(deleted), hasBytes({ ...deleted, restorableUntil: null })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
