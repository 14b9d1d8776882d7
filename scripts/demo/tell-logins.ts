import { apiClient } from '#tests/builders/api-client.ts';
import { DEMO_EDITORS, DEMO_PASSWORD, DEMO_SCHOOL, DEMO_TEACHERS } from './demo-people.ts';
import type { DemoHost } from './demo-school.ts';

/** Prints who can sign in where, and with what. */
export async function tellLogins({ app, deps }: DemoHost, outcome: 'seeded' | 'was there'): Promise<void> {
  const { publicUrl, adminEmail } = deps.config;
  const client = apiClient(app);
  const admin = await client.post('/api/auth/admin/login', { username: adminEmail, password: DEMO_PASSWORD });
  if (admin.status === 200) {
    client.token = admin.json.token;
    await client.post('/api/auth/logout');
  }
  const emails = (people: Record<string, { email: string }>) =>
    Object.values(people)
      .map(({ email }) => email)
      .join(', ');
  const lines = [
    outcome === 'seeded' ? `Pronto: ${DEMO_SCHOOL}.` : `${DEMO_SCHOOL} já estava aqui; nada mudou.`,
    `Professores (${publicUrl}/local-login): ${emails(DEMO_TEACHERS)}`,
    `Editores (${publicUrl}/local-login): ${emails(DEMO_EDITORS)}`,
    `Administração (${publicUrl}/admin-login): ${adminEmail}${admin.status === 200 ? '' : ', com a senha que já era a dela'}`,
    `Senha da demonstração: ${DEMO_PASSWORD}`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
