import { eq } from 'drizzle-orm';
import { createEditor } from '#server/accounts/accounts.api.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { MASTER_ADMIN_USERNAME } from '#server/accounts/ensure-master-admin.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { DEMO_EDITORS, DEMO_PASSWORD, DEMO_TEACHERS } from './demo-people.ts';
import type { DemoHost, DemoSchool } from './demo-school.ts';

/** Signs everyone of the demo school in and opens the accounts that are not there yet. */
export async function signInPeople({ app, deps }: DemoHost): Promise<DemoSchool> {
  const { db } = deps.database;
  const teacher = async (person: (typeof DEMO_TEACHERS)[keyof typeof DEMO_TEACHERS]) =>
    (await signIn(app, person.email)) ?? registerTeacher(app, { ...person, password: DEMO_PASSWORD });
  const editor = async (person: (typeof DEMO_EDITORS)[keyof typeof DEMO_EDITORS]) => {
    const known = await signIn(app, person.email);
    if (known) return known;
    await createEditor(db, { ...person, password: DEMO_PASSWORD });
    const client = await signIn(app, person.email);
    if (!client) throw new Error(`${person.email} cannot sign in`);
    return client;
  };
  const [admin] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.username, MASTER_ADMIN_USERNAME));
  if (!admin) throw new Error('there is no master admin');
  return {
    teachers: {
      helena: await teacher(DEMO_TEACHERS.helena),
      caio: await teacher(DEMO_TEACHERS.caio),
      iara: await teacher(DEMO_TEACHERS.iara),
    },
    editors: { lia: await editor(DEMO_EDITORS.lia), otto: await editor(DEMO_EDITORS.otto) },
    adminId: admin.id,
  };
}

/** Null where there is no such account, or its password is another one by now. */
async function signIn(app: DemoHost['app'], email: string): Promise<ApiClient | null> {
  const client = apiClient(app);
  const answer = await client.post('/api/auth/local/login', { email, password: DEMO_PASSWORD });
  if (answer.status === 401) return null;
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
  client.token = answer.json.token;
  client.user = answer.json.user;
  return client;
}
