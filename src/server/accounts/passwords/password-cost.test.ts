import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiClient } from '#tests/builders/api-client.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;

/** The product with the hashing it has in life; every other test hashes cheaply (tests/setup/quick-hashing). */
beforeAll(async () => {
  vi.doUnmock('@node-rs/argon2');
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

  it('takes as long to refuse for an unknown e-mail as where it is wrong', async () => {
    const median = async (email: string) => {
      const times: number[] = [];
      for (let i = 0; i < 7; i++) {
        const begun = performance.now();
        const body = { email, password: 'outra-senha' };
        const { status } = await apiClient(test.app, `10.2.1.${i}`).post('/api/auth/local/login', body);
        times.push(performance.now() - begun);
        expect(status).toBe(401);
      }
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const [known, unknown] = [await median('ana@escola.test'), await median('nunca@escola.test')];
    // Without the decoy the unknown one would skip the hash, which is nearly all of the time.
    expect(unknown).toBeGreaterThan(known * 0.4);
  });
});
