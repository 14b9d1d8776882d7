import type { Session } from '#server/platform/http/session.ts';

/** Who asks, and from where: the audit log keeps both. */
export interface Requester {
  session: Session;
  ip: string;
}
