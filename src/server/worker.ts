import { writeAccountMails } from './accounts/write-account-mails.ts';
import { analyseLesson } from './analysis/analyse-lesson.job.ts';
import { measureMaterial } from './lessons/materials/measure-material.job.ts';
import { resumeAnalyses } from './lessons/analysis/resume-analyses.job.ts';
import { writeInfectedFileMail } from './files/infected-file-mail.ts';
import { makePreview } from './files/previews/make-preview.job.ts';
import { purgeDeletedFiles } from './files/purge-deleted-files.job.ts';
import { resumeScans } from './files/scan/resume-scans.job.ts';
import { scanFile } from './files/scan/scan-file.job.ts';
import { sweepOrphanedFiles } from './files/sweep-orphaned-files.job.ts';
import { writeCallOffMails } from './lessons/mails/call-off-mail.ts';
import { tellOfFile } from './lessons/lesson-files/tell-of-file.ts';
import { purgeMaterials } from './lessons/materials/purge-materials.job.ts';
import { writeLessonMails } from './lessons/write-lesson-mails.ts';
import { notifyUnread } from './messages/unread/notify-unread.job.ts';
import { writeUnreadMail } from './messages/unread/unread-mail.ts';
import { compareBooksNightly, compareBooksWeekly } from './payments/reconciliation/compare-with-providers.job.ts';
import { writePaymentMails } from './payments/write-payment-mails.ts';
import { forgetEventBodies, processEvent } from './payments/webhooks/process-event.handler.ts';
import { issueInvoices } from './payments/documents/invoice/issue-invoices.job.ts';
import type { PaymentsDeps } from './payments/money/payments-deps.ts';
import { reconcilePayments } from './payments/reconciliation/reconcile-payments.job.ts';
import { withdrawCharges } from './payments/reconciliation/withdraw-charges.handler.ts';
import { sendGrantedRefund } from './payments/refunds/send-refund.job.ts';
import { handledHousekeeping } from './platform/upkeep/housekeeping.job.ts';
import type { HandledJob } from './platform/jobs/jobs.ts';
import type { MailWriter } from './platform/mail/mails.ts';
import { resendMails } from './platform/mail/resend-mails.job.ts';
import { sendMails } from './platform/mail/send-mail.job.ts';
import { remindDeadlines } from './production/remind-deadlines.job.ts';
import { writeProductionMails } from './production/write-production-mails.ts';

/** Every kind of background work with its handler. */
export function listJobs(deps: PaymentsDeps): HandledJob[] {
  return [
    analyseLesson(deps),
    resumeAnalyses(deps),
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
    compareBooksNightly(deps),
    compareBooksWeekly(deps),
    issueInvoices(deps),
    remindDeadlines(deps),
    forgetEventBodies(deps),
    notifyUnread(deps),
    sendMails(deps, listMailWriters(deps)),
    resendMails(deps),
    handledHousekeeping,
  ];
}

/** Every kind of mail with who writes it. */
const listMailWriters = (deps: PaymentsDeps): MailWriter[] => [
  writeAccountMails(deps),
  writeInfectedFileMail(deps),
  writeLessonMails(deps),
  writeCallOffMails(deps),
  writePaymentMails(deps),
  writeProductionMails(deps),
  writeUnreadMail(deps),
];
