import { sendAccountMail } from './accounts/account-mail.job.ts';
import { analyseLesson } from './analysis/analyse-lesson.job.ts';
import { resumeAnalyses } from './analysis/resume-analyses.job.ts';
import { sweepOrphanedFiles } from './files/sweep-orphaned-files.job.ts';
import { sendLessonMail } from './lessons/lesson-mail.job.ts';
import { compareBooksNightly, compareBooksWeekly } from './payments/books/compare-books.job.ts';
import { sendPaymentMail } from './payments/mails/send-payment-mail.job.ts';
import { forgetEventBodies, processEvent } from './payments/notices/process-event.job.ts';
import { issueInvoices } from './payments/papers/invoice/issue-invoices.job.ts';
import type { PaymentsDeps } from './payments/payments-deps.ts';
import { reconcilePayments } from './payments/reconcile/reconcile-payments.job.ts';
import { withdrawCharges } from './payments/reconcile/withdraw-charges.job.ts';
import { sendGrantedRefund } from './payments/refunds/send-refund.job.ts';
import { handledHousekeeping } from './platform/jobs/housekeeping.job.ts';
import type { HandledJob } from './platform/jobs/jobs.ts';

/** Every kind of background work with its handler. */
export function listJobs(deps: PaymentsDeps): HandledJob[] {
  return [
    sendAccountMail(deps),
    sendLessonMail(deps),
    analyseLesson(deps),
    resumeAnalyses(deps),
    sweepOrphanedFiles(deps),
    withdrawCharges(deps),
    processEvent(deps),
    reconcilePayments(deps),
    sendGrantedRefund(deps),
    compareBooksNightly(deps),
    compareBooksWeekly(deps),
    sendPaymentMail(deps),
    issueInvoices(deps),
    forgetEventBodies(deps),
    handledHousekeeping,
  ];
}
