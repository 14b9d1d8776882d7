import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountLimits } from '#server/accounts/account-limits.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { LEGAL_VERSION } from '#shared/site/legal-version.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const person = { firstName: 'Ana', lastName: 'Souza', email: 'ana@escola.test', password: 'segredo-123' };
const register = (fields: object, address?: string) =>
  apiClient(test.app, address).post('/api/auth/local/register', { ...person, ...fields });

describe('creating an account', () => {
  it.each([
    [{ firstName: 'A' }, 'firstName', 'Nome deve ter pelo menos 2 caracteres'],
    [{ firstName: ' A ' }, 'firstName', 'Nome deve ter pelo menos 2 caracteres'],
    [{ lastName: 'S' }, 'lastName', 'Sobrenome deve ter pelo menos 2 caracteres'],
    [{ email: '' }, 'email', 'Email é obrigatório'],
    [{ email: undefined }, 'email', 'Email é obrigatório'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ password: '12345' }, 'password', 'Senha deve ter pelo menos 6 caracteres'],
    [{ password: 'x'.repeat(129) }, 'password', 'Senha deve ter no máximo 128 caracteres'],
    [{ password: '123456' }, 'password', 'Escolha uma senha menos comum'],
    [{ password: 'Senha123' }, 'password', 'Escolha uma senha menos comum'],
    [{ password: 'BRASIL' }, 'password', 'Escolha uma senha menos comum'],
    [{ password: 'AnaSouza@2026' }, 'password', 'Escolha uma senha menos comum'],
    [{ password: 'lousa2026' }, 'password', 'Escolha uma senha menos comum'],
    [{ password: 'zzzzzzz' }, 'password', 'Escolha uma senha menos comum'],
    [
      { password: 'nova@escola.test', email: 'nova@escola.test' },
      'password',
      'Escolha uma senha menos comum',
    ],
  ])('refuses %j and keeps nobody', async (fields, path, message) => {
    const answer = await register({ email: 'nova@escola.test', ...fields });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toBe(message);
    expect(answer.json.issues).toContainEqual({ path, message });
    expect(await test.deps.database.db.select().from(usersTable)).toEqual([]);
  });

  it('makes a teacher, signs in, and answers no password', async () => {
    const answer = await register({ email: ' Ana@Escola.test ', role: 'admin' });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      success: true,
      user: { firstName: 'Ana', email: 'ana@escola.test', role: 'teacher', isEmailConfirmed: false },
    });
    expect(answer.text).not.toMatch(/segredo|argon2|passwordHash/);
    const client = apiClient(test.app);
    client.token = answer.json.token;
    expect((await client.get('/api/auth/user')).json).toEqual(answer.json.user);
  });

  it('keeps which terms were accepted, and when', async () => {
    const [row] = await test.deps.database.db.select().from(usersTable);
    expect(row?.termsVersion).toBe(LEGAL_VERSION);
    expect(row?.termsAcceptedAt).toBeInstanceOf(Date);
  });

  it('refuses a taken e-mail in any case', async () => {
    const answer = await register({ email: 'ANA@escola.test' });
    expect([answer.status, answer.json.message]).toEqual([409, 'Este e-mail já está cadastrado.']);
  });

  it('of two with one e-mail at once makes one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => register({ email: 'gemeas@escola.test' })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  it('keeps only a salted hash of the password', async () => {
    const [row] = await test.deps.database.db.select().from(usersTable);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=1,p=1\$/);
  });

  it('lets a school of 30 register within the hour, and slows down who goes on', async () => {
    const room = Array.from({ length: 30 }, (_, i) =>
      register({ email: `turma${i}@escola.test` }, '10.1.1.1'),
    );
    expect((await Promise.all(room)).every(({ status }) => status === 201)).toBe(true);
    const { registration } = createAccountLimits(test.deps);
    for (let i = 30; i < 60; i++) await registration.consume('10.1.1.1');
    const refused = await register({ email: 'mais-um@escola.test' }, '10.1.1.1');
    expect(refused.status).toBe(429);
    expect(refused.json.message).toMatch(/Tente de novo em \d+ minutos/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
