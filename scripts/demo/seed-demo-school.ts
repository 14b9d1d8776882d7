import { eq, like } from 'drizzle-orm';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { leadsTable } from '#server/backoffice/backoffice.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { DEMO_LESSONS } from './demo-lessons.ts';
import { DEMO_DOMAIN, DEMO_QUOTE, DEMO_TEACHERS } from './demo-people.ts';
import type { DemoHost } from './demo-school.ts';
import { expectDone } from './expect-done.ts';
import { hasArrived, leadLesson } from './lead-lesson.ts';
import { signInPeople } from './sign-in-people.ts';

/**
 * Fills the product with the demo school through its own calls and its state machine. Done again it
 * changes nothing, whatever became of the lessons meanwhile; broken off, it completes what is missing.
 */
export async function seedDemoSchool(
  host: DemoHost,
  tell: (title: string) => void = () => undefined,
): Promise<'seeded' | 'was there'> {
  if (await isSchoolThere(host.deps.database.db)) return 'was there';
  // Signed in at the present: at every time of the past that follows, these sessions are young.
  host.clock.set(null);
  const school = await signInPeople(host);
  for (const plan of DEMO_LESSONS) {
    tell(plan.title);
    await leadLesson(host, school, plan);
  }
  host.clock.set(null);
  await askForQuote(host);
  for (const person of [...Object.values(school.teachers), ...Object.values(school.editors)]) {
    await person.post('/api/auth/logout');
  }
  await host.runJobs();
  return 'seeded';
}

/** A request of a school, as the form of the public page sends it. */
async function askForQuote({ app, deps }: DemoHost): Promise<void> {
  const { email } = DEMO_QUOTE;
  const known = deps.database.db.$count(leadsTable, eq(leadsTable.email, email));
  if ((await known) === 0) await expectDone(apiClient(app).post('/api/leads', DEMO_QUOTE));
}

async function isSchoolThere(db: Db): Promise<boolean> {
  const lessons = await db
    .select({ title: lessonsTable.title, status: lessonsTable.status, email: usersTable.email })
    .from(lessonsTable)
    .innerJoin(usersTable, eq(usersTable.id, lessonsTable.ownerId))
    .where(like(usersTable.email, `%${DEMO_DOMAIN}`));
  return DEMO_LESSONS.every(({ teacher, title, goal }) =>
    lessons.some(
      (lesson) =>
        lesson.title === title &&
        lesson.email === DEMO_TEACHERS[teacher].email &&
        hasArrived(lesson.status, goal),
    ),
  );
}
