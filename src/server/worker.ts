import { sendAccountMail } from './accounts/account-mail.job.ts';
import { analyseLesson } from './analysis/analyse-lesson.job.ts';
import { resumeAnalyses } from './analysis/resume-analyses.job.ts';
import { sweepOrphanedFiles } from './files/sweep-orphaned-files.job.ts';
import { sendLessonMail } from './lessons/lesson-mail.job.ts';
import type { AppDeps } from './platform/deps.ts';
import { handledHousekeeping } from './platform/jobs/housekeeping.job.ts';
import type { HandledJob } from './platform/jobs/jobs.ts';

/** Every kind of background work with its handler. */
export function listJobs(deps: AppDeps): HandledJob[] {
  return [
    sendAccountMail(deps),
    sendLessonMail(deps),
    analyseLesson(deps),
    resumeAnalyses(deps),
    sweepOrphanedFiles(deps),
    handledHousekeeping,
  ];
}
