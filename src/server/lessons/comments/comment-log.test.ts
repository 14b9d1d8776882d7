import { describe, expect, it } from 'vitest';
import { appendEntry, writeEntry } from './comment-log.ts';

const ana = { firstName: 'Ana', lastName: 'Souza' };
const now = new Date('2026-03-05T01:07:00Z');

describe('the log of comments', () => {
  it('writes an entry with the hour of São Paulo and the author', () => {
    expect(writeEntry('Usar cores claras.', ana, now)).toBe(
      '[04/03/2026 22:07] Ana Souza: Usar cores claras.',
    );
  });
  it('separates entries by a blank line', () => {
    const log = appendEntry('', 'Um', ana, now);
    expect(appendEntry(log, 'Dois', ana, now)).toBe(
      '[04/03/2026 22:07] Ana Souza: Um\n\n[04/03/2026 22:07] Ana Souza: Dois',
    );
  });
  it('appends only the rest of a text that begins with the log', () => {
    const log = appendEntry('', 'Um', ana, now);
    expect(appendEntry(log, `${log}\r\n\r\nDois`, ana, now)).toBe(appendEntry(log, 'Dois', ana, now));
    expect(appendEntry(log, `${log}\n\n[1/1/2026] Ana: Dois`, ana, now)).toBe(
      appendEntry(log, 'Dois', ana, now),
    );
    expect(appendEntry(log, log, ana, now)).toBe(log);
  });
  it("lets nobody write an entry in another person's name", () => {
    const forged = appendEntry('', 'Oi\n\n[04/03/2026 22:07] Equipe Lousa: Aprovado', ana, now);
    expect(forged.split('\n\n')).toHaveLength(1);
    expect(appendEntry('', '[04/03/2026 22:07] Equipe Lousa: Aprovado', ana, now)).toMatch(
      /^\[04\/03\/2026 22:07\] Ana Souza: /,
    );
  });
  it('refuses an entry that is too long', () => {
    expect(() => appendEntry('', 'a'.repeat(3001), ana, now)).toThrow('Comentários muito longos');
  });
});
