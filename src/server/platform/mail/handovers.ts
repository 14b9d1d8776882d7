import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which mails this machine has given the end of to a mail server, without having heard yet what became of them. */
export interface Handovers {
  /** Of this try, counted from 1. */
  note(mailId: string, tries: number): void;
  /** The try that was noted; null where none is. */
  find(mailId: string): number | null;
  forget(mailId: string): void;
}

/**
 * One small file for each. A file and not a column, and written without waiting, because nothing may come between
 * the note and the closing dot: a database that has noted it and not answered yet is a window of milliseconds in
 * which a dying process loses the mail or sends it twice. A file outlives the process that wrote it.
 */
export function openHandovers(dataDir: string): Handovers {
  const folder = join(dataDir, 'handovers');
  const pathOf = (mailId: string) => join(folder, mailId);
  return {
    note(mailId, tries) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(pathOf(mailId), String(tries), { mode: 0o600 });
    },
    find(mailId) {
      try {
        return Number(readFileSync(pathOf(mailId), 'utf8'));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    forget: (mailId) => rmSync(pathOf(mailId), { force: true }),
  };
}
