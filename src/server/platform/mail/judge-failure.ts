const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30 * 60_000;
/** As long as mail servers try among themselves, nearly (RFC 5321 §4.5.4.1 asks for 4-5 days of those). */
const GIVE_UP_AFTER_MS = 48 * 3_600_000;

export interface MailFailure {
  /** What the admin reads: the server's reply code, or that of the connection. */
  code: string;
  /** When to try again; null where that is no use. */
  retryAt: Date | null;
}

/** What to do after a try failed: 5xx to envelope or text is for good, all else waits 1 s, 2, 4 … 30 min. */
export function judgeFailure(
  error: unknown,
  { tries, createdAt }: { tries: number; createdAt: Date },
  now: Date,
): MailFailure {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const isRefusal = responseCode !== undefined && responseCode >= 500;
  const isForGood = isRefusal && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const isOver = now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 20), LONGEST_WAIT_MS);
  return {
    code: responseCode === undefined ? code : String(responseCode),
    retryAt: isForGood || isOver ? null : new Date(now.getTime() + wait),
  };
}
