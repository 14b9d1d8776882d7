import type { Role } from '#shared/roles.ts';

/** Who does something to an editor's account, and whence. */
export interface StaffDeed {
  actorId: string;
  actorRole: Role;
  ip: string;
}
