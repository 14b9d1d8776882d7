import * as z from 'zod/mini';
import type { FileRow } from '#server/files/files.api.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** Draws the pages of one file. Few at a time in a process: analyses, which people pay for, share its children. */
export const makePreviewJob = defineJob({
  name: 'make-preview',
  schema: z.object({ fileId: z.string() }),
  options: { retryLimit: 2, timeoutSeconds: 1800, concurrency: 1, turns: { light: 0 } },
});

/** Whose turn a preview takes; the file of somebody who is gone has one of its own. */
export const ownerOf = ({ id, uploaderId }: FileRow): string => uploaderId ?? id;
