import type { Viewer } from '#shared/lessons/lesson-policy.ts';

/** Who asks, and from where: the audit log keeps both. */
export interface Requester extends Viewer {
  ip: string | null;
}
