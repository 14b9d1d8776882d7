import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestApp } from '#tests/setup/test-app.ts';

export interface ReadMail {
  to: string;
  subject: string;
  text: string;
}

/** The mails in the outbox, in no particular order. Runs the waiting jobs first. */
export async function readMails({ deps, runJobs }: TestApp): Promise<ReadMail[]> {
  await runJobs();
  const folder = join(deps.config.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(
    mails.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      return {
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
      };
    }),
  );
}

/** The token of the link to `path` in the mails to someone; several where several were sent. */
export async function readTokens(test: TestApp, to: string, path: string): Promise<string[]> {
  const mails = await readMails(test);
  return mails
    .filter((mail) => mail.to === to)
    .flatMap((mail) => new RegExp(`http://lousa\\.test${path}\\?token=([\\w-]+)`).exec(mail.text)?.[1] ?? []);
}
