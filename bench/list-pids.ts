import { readdirSync } from 'node:fs';

/** Ids of all processes; none where there is no /proc. */
export function listPids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
