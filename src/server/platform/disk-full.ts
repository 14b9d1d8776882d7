/** Whether something could not be written for want of room, on the disk or by the quota of its user. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++)
    if ('code' in at && (at.code === 'ENOSPC' || at.code === 'EDQUOT')) return true;
  return false;
}
