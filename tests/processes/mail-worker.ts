import { flushCompileCache } from 'node:module';
import { startQuickly } from '#server/platform/quick-start.ts';

startQuickly();
const [{ connectDatabase }, { startJobs }, { createLog }, { sendMails }, { openPost, writeLetter }] =
  await Promise.all([
    import('#server/platform/db/database.ts'),
    import('#server/platform/jobs/start-jobs.ts'),
    import('#server/platform/log.ts'),
    import('#server/platform/mail/send-mail.job.ts'),
    import('#tests/builders/letters.ts'),
  ]);

/** A worker that sends letters until a test kills it. Arguments: host, user, database, address of the mail server, data folder. */
const [host = '', user = '', name = '', smtpUrl = '', dataDir = ''] = process.argv.slice(2);
const database = connectDatabase({ host, user, database: name });
await startJobs(
  database,
  [sendMails(openPost(database, smtpUrl, dataDir).deps, [writeLetter])],
  createLog('silent'),
);
process.send?.('ready');
// Whoever is killed leaves nothing to the next one by itself.
flushCompileCache();
