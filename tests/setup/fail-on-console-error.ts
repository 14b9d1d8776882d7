import { afterEach, beforeEach, expect, vi } from 'vitest';

let calls: unknown[][] = [];

/** Whatever is said on console.error is a defect that a test must not let pass. */
beforeEach(() => {
  calls = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void calls.push(said));
});

afterEach(() => {
  vi.mocked(console.error).mockRestore?.();
  expect(calls, 'console.error was called').toEqual([]);
});
