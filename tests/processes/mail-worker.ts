import { flushCompileCache } from 'node:module';
import { connectDatabase } from '#server/platform/db/database.ts';
import { startJobs } from '#server/platform/jobs/start-jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { sendMails } from '#server/platform/mail/send-mail.job.ts';
import { openPost, writeLetter } from '#tests/builders/letters.ts';

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
