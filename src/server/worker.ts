import { writeAccountMails } from './accounts/account-mails.ts';
import { tellOfFailedBackup, writeFailedBackupMail } from './backoffice/failed-backup-mail.ts';
import { BACKUP_PARTS } from './backup-parts.ts';
import { composeLesson } from './composition/compose-lesson.job.ts';
import { judgeDraft, resumeJudgements } from './composition/studio/judge-draft.job.ts';
import { writeInfectedFileMail } from './files/infected-file-mail.ts';
import { makePreview } from './files/previews/make-preview.handler.ts';
import { purgeDeletedFiles } from './files/purge-deleted-files.job.ts';
import { resumeScans } from './files/scan/resume-scans.job.ts';
import { scanFile } from './files/scan/scan-file.handler.ts';
import { sweepOrphanedFiles } from './files/sweep-orphaned-files.job.ts';
import { analyseLesson } from './lessons/analysis/analyse-lesson.job.ts';
import { resumeAnalyses } from './lessons/analysis/resume-analyses.job.ts';
import { tellOfFile } from './lessons/lessons.api.ts';
import { writeCallOffMails } from './lessons/mails/call-off-mail.ts';
import { writeLessonMails } from './lessons/mails/lesson-mails.ts';
import { measureMaterial } from './lessons/materials/measure-material.job.ts';
import { purgeMaterials } from './lessons/materials/purge-materials.job.ts';
import { notifyUnread } from './messages/unread/notify-unread.job.ts';
import { writeUnreadMail } from './messages/unread/unread-mail.ts';
import { issueInvoices } from './payments/documents/invoice/issue-invoices.job.ts';
import type { PaymentsDeps } from './payments/money/payments-deps.ts';
import { compareNightly, compareWeekly } from './payments/reconciliation/compare-with-providers.job.ts';
import { reconcilePayments } from './payments/reconciliation/reconcile-payments.job.ts';
import { withdrawCharges } from './payments/reconciliation/withdraw-charges.handler.ts';
import { sendGrantedRefund } from './payments/settlement/send-refund.ts';
import { forgetEventBodies, processEvent } from './payments/webhooks/process-event.handler.ts';
import { writePaymentMails } from './payments/write-payment-mails.ts';
import { nightlyBackup } from './platform/backup/nightly-backup.job.ts';
import type { HandledJob } from './platform/jobs/jobs.ts';
import type { MailWriter } from './platform/mail/mails.ts';
import { resendMails } from './platform/mail/resend-mails.job.ts';
import { sendMails } from './platform/mail/send-mail.job.ts';
import { deleteDeferred } from './platform/storage/defer-deletions.ts';
import { handleHousekeeping } from './platform/upkeep/housekeeping.job.ts';
import { deliverByItself } from './production/delivery/deliver-by-itself.job.ts';
import { writeProductionMails } from './production/production-mails.ts';
import { remindDeadlines } from './production/remind-deadlines.job.ts';

/** Every kind of background work with its handler. */
export function listJobs(deps: PaymentsDeps): HandledJob[] {
  return [
    analyseLesson(deps),
    resumeAnalyses(deps),
    composeLesson(deps),
    judgeDraft(deps),
    resumeJudgements(deps),
    deliverByItself(deps),
    measureMaterial(deps),
    purgeMaterials(deps),
    sweepOrphanedFiles(deps),
    purgeDeletedFiles(deps),
    scanFile(deps, tellOfFile),
    makePreview(deps),
    resumeScans(deps),
    withdrawCharges(deps),
    processEvent(deps),
    reconcilePayments(deps),
    sendGrantedRefund(deps),
    compareNightly(deps),
    compareWeekly(deps),
    issueInvoices(deps),
    remindDeadlines(deps),
    forgetEventBodies(deps),
    notifyUnread(deps),
    sendMails(deps, listMailWriters(deps)),
    resendMails(deps),
    deleteDeferred(deps),
    nightlyBackup(deps, BACKUP_PARTS, tellOfFailedBackup(deps)),
    handleHousekeeping(deps),
  ];
}

/** Every kind of mail with who writes it. */
const listMailWriters = (deps: PaymentsDeps): MailWriter[] => [
  writeAccountMails(deps),
  writeInfectedFileMail(deps),
  writeFailedBackupMail(deps),
  writeLessonMails(deps),
  writeCallOffMails(deps),
  writePaymentMails(deps),
  writeProductionMails(deps),
  writeUnreadMail(deps),
];
