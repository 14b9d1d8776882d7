import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiClient } from '#tests/builders/api-client.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
/** The hashes that passwords were verified against since the last refusal. */
const verified: string[] = [];

/** The product with the hashing it has in life; every other test hashes cheaply (tests/setup/quick-hashing). */
beforeAll(async () => {
  const argon2 = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const verify: typeof argon2.verify = (hashed, ...rest) => {
    verified.push(String(hashed));
    return argon2.verify(hashed, ...rest);
  };
  vi.doMock('@node-rs/argon2', () => ({ ...argon2, verify }));
  vi.resetModules();
  const { createTestApp } = await import('#tests/setup/test-app.ts');
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  vi.resetModules();
});

describe('a password', () => {
  it('is hashed at the cost that security.md names', async () => {
    await registerTeacher(test.app, { email: 'ana@escola.test' });
    const { rows } = await test.deps.database.pool.query(
      `select password_hash from users where email = 'ana@escola.test'`,
    );
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it('costs as much to refuse for an unknown e-mail as where it is wrong', async () => {
    /** What the only hashing of a refusal costs: the clock of a busy machine does not tell it. */
    const costOfRefusal = async (email: string) => {
      verified.length = 0;
      const body = { email, password: 'outra-senha' };
      const { status } = await apiClient(test.app, '10.2.1.1').post('/api/auth/local/login', body);
      expect(status).toBe(401);
      expect(verified).toHaveLength(1);
      return verified[0]?.split('$').slice(0, 4);
    };
    const unknown = await costOfRefusal('nunca@escola.test');
    expect(unknown).toEqual(await costOfRefusal('ana@escola.test'));
    expect(unknown?.join('$')).toBe('$argon2id$v=19$m=47104,t=1,p=1');
  });
});
