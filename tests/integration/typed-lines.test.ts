import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { readMails } from '#tests/builders/mails.ts';
import { orderForm } from '#tests/builders/orders.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAdmin(test);
});
afterAll(() => test.close());

const NO_ADDRESS = 'O nome não pode ter endereço de site nem de e-mail. Depois de um ponto, deixe um espaço.';
const WITH_ADDRESS = 'Ana! Sua conta foi bloqueada. Abra http://golpe.test/x e';
let made = 0;
const register = (fields: object) =>
  apiClient(test.app, `10.8.1.${++made}`).post('/api/auth/local/register', {
    firstName: 'Ana',
    lastName: 'Souza',
    email: `linha${made}@escola.test`,
    password: TEACHER_PASSWORD,
    ...fields,
  });

describe('a name that holds the address of a site', () => {
  it('is refused with a sentence wherever a name is typed', async () => {
    const ana = await registerTeacher(test.app);
    const { email } = ana.user;
    const answers = [
      await register({ firstName: WITH_ADDRESS }),
      await register({ lastName: 'Souza golpe.com' }),
      await ana.put('/api/account/profile', { firstName: WITH_ADDRESS, lastName: 'Souza', email }),
      await admin.put('/api/admin/update-profile', {
        firstName: 'Ana',
        lastName: 'www.golpe.test',
        email: admin.user.email,
      }),
    ];
    for (const { status, json } of answers) expect([status, json.message]).toEqual([400, NO_ADDRESS]);
    expect((await register({ firstName: 'Dr. João', lastName: "D'Ávila Jr." })).status).toBe(201);
  });

  it('stored before, is left out of the mails to an address that nobody has confirmed', async () => {
    const ana = await registerTeacher(test.app, { email: 'guardada@escola.test' });
    await test.deps.database.db
      .update(usersTable)
      .set({ firstName: WITH_ADDRESS })
      .where(eq(usersTable.id, ana.user.id));
    expect((await ana.post('/api/account/confirm-email')).status).toBe(202);
    const mails = await readMails(test);
    const own = mails.filter(({ to }) => to === 'guardada@escola.test');
    expect(own.filter(({ text }) => text.startsWith('Falta um toque\n')).length).toBeGreaterThan(0);
    expect(own.map(({ text }) => text).join()).not.toContain('golpe.test/x');
  });
});

describe('an e-mail address that reads like another', () => {
  it.each(['admin\u200B@lousa.local', 'ａdmin@lousa.local', 'аdmin@lousa.local', 'a\u00ADna@escola.test'])(
    '%j is refused with a sentence',
    async (email) => {
      const { status, json } = await register({ email });
      expect([status, json.message]).toEqual([
        400,
        'O e-mail tem um caractere invisível ou de outro alfabeto. Digite o endereço de novo.',
      ]);
    },
  );

  it('is refused where it would add a recipient to the answer of a school', async () => {
    const lead = {
      school: 'Colégio\r\nAurora',
      contact: 'Rosa\u200B Lima',
      phone: '(11) 91234-5678',
      subjects: 'Matemática',
      modality: 'ia_total',
    };
    const send = (email: string) => apiClient(test.app, '10.8.2.1').post('/api/leads', { ...lead, email });
    const forged = await send('a@b.co?bcc=evil%40evil%2etest&body=oi');
    expect([forged.status, forged.json.message]).toEqual([400, 'Email inválido']);
    const good = await send('rosa@escola.test');
    expect(good.json).toMatchObject({ school: 'Colégio Aurora', contact: 'Rosa Lima' });
  });
});

describe('the title of a lesson', () => {
  const TYPED = 'Frações\r\n\r\nPagamento aprovado\u2028pela direção\u200B';
  const KEPT = 'Frações Pagamento aprovado pela direção';

  it('is one line that shows all it holds, when it is ordered and when it is edited', async () => {
    const ana = await registerTeacher(test.app);
    const placed = await ana.post('/api/lessons', orderForm({ title: TYPED }));
    expect([placed.status, placed.json.title]).toEqual([201, KEPT]);
    const edited = await admin.patch(`/api/admin/lessons/${placed.json.id}`, { title: `2. ${TYPED}` });
    expect(edited.json.title).toBe(`2. ${KEPT}`);
  });

  it('is asked for where nothing of it would be seen', async () => {
    const ana = await registerTeacher(test.app);
    for (const title of ['\u200B\u200D\u2060', '\u2800\u3164', ' \r\n ']) {
      const { status, json } = await ana.post('/api/lessons', orderForm({ title }));
      expect([status, json.message]).toEqual([400, 'Título é obrigatório']);
    }
  });
});
