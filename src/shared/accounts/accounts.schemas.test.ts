import { describe, expect, it } from 'vitest';
import { emailSchema, firstNameSchema } from './accounts.schemas.ts';

describe('a name', () => {
  it.each([
    ['  Ana  Maria ', 'Ana Maria'],
    ['Ana\r\n\r\n[21/11/2026] Chefe', 'Ana [21/11/2026] Chefe'],
    ['A\u200Bn\u202Ea', 'Ana'],
    ['Jose\u0301', 'José'],
  ])('%j is kept as %j: one line that shows all it holds', (sent, kept) => {
    expect(firstNameSchema.parse(sent)).toBe(kept);
  });

  it.each(['A', ' A ', 'A\u200B', 'x'.repeat(81), 7, null])('%j is none', (sent) => {
    expect(firstNameSchema.safeParse(sent).success).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each([
    'Ana.Souza+aula@Escola.edu.br',
    'josé@escola.test',
    "d'avila@escola.test",
    'a_b-1@sub.escola-1.com.br',
  ])('%j is one', (sent) => {
    expect(emailSchema.parse(` ${sent} `)).toBe(sent.toLowerCase());
  });

  it.each([
    'ana',
    'ana@escola',
    'a..b@escola.test',
    '.a@escola.test',
    'a.@escola.test',
    'a@b..test',
    'a@b.c',
    'a@b.co?bcc=x',
    'a@b_c.test',
    'a b@escola.test',
    'a@-b.test',
    'admin\u200B@lousa.local',
    'ａdmin@lousa.local',
    'аdmin@lousa.local',
  ])('%j is none', (sent) => {
    expect(emailSchema.safeParse(sent).success).toBe(false);
  });
});
