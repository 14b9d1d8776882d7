import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailRow, mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let product: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  product = await createTestApp();
  admin = await signInAdmin(product);
});
afterAll(() => product.close());

/** The confirmation mail of a new teacher, in the state in which it is asked for again. */
async function mailLeft(set: Partial<MailRow>): Promise<{ id: string; email: string }> {
  const { user } = await registerTeacher(product.app);
  await product.runJobs();
  const { id, toAddress } = mailOutboxTable;
  const [mail] = await product.deps.database.db
    .update(mailOutboxTable)
    .set({ payload: { kind: 'confirm_email', email: user.email }, ...set })
    .where(eq(toAddress, user.email))
    .returning({ id });
  return { id: mail?.id ?? '', email: user.email };
}
const resend = (id: string) => admin.post(`/api/admin/mails/${id}/resend`);

const outbox = () => join(product.deps.config.dataDir, 'outbox');
const forgetLetters = async () => {
  for (const name of await readdir(outbox())) await rm(join(outbox(), name));
};

async function lettersTo(email: string): Promise<string[]> {
  const folder = outbox();
  const letters = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return letters.filter((letter) => letter.includes(email));
}

test.each(['unconfirmed', 'failed'] as const)('a mail that is %s goes out again, once', async (status) => {
  const { id, email } = await mailLeft({ status, lastError: '550' });
  await forgetLetters();
  const both = await Promise.all([resend(id), resend(id)]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const taken = both.find((answer) => answer.status === 200);
  expect(taken?.json).toMatchObject({ id, status: 'waiting', lastError: null, to: email });
  await product.runJobs();
  const [letter, ...others] = await lettersTo(email);
  expect(others).toEqual([]);
  // The name it went under before: whoever has it already is shown it once.
  expect(letter).toContain(`account.confirm_email-${id}@`);
  const [listed] = (await admin.get(`/api/admin/mails?q=${email}`)).json;
  expect(listed).toMatchObject({ id, status: 'sent' });
  const story = (await admin.get(`/api/admin/audit?subject=${id}`)).json;
  expect(story).toMatchObject([{ action: 'mail.resend', before: { status }, after: { status: 'waiting' } }]);
});

test('what was sent, waits or cannot be written any more is not sent again', async () => {
  for (const set of [{ status: 'sent' }, { status: 'cancelled' }, { status: 'unconfirmed', payload: {} }]) {
    const { id, email } = await mailLeft(set as Partial<MailRow>);
    await forgetLetters();
    const { status, json } = await resend(id);
    expect([status, json.message]).toEqual([
      409,
      'Só um e-mail que falhou ou ficou sem confirmação pode ser enviado de novo.',
    ]);
    await product.runJobs();
    expect(await lettersTo(email)).toEqual([]);
  }
  for (const id of ['1', randomUUID()]) {
    const { status, json } = await resend(id);
    expect([status, json.message]).toEqual([404, 'E-mail não encontrado']);
  }
});
