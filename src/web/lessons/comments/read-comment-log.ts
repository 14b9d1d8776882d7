export interface CommentEntry {
  /** As the log says it, `28/10/2026 22:56`; empty where the entry has no stamp. */
  date: string;
  author: string;
  text: string;
}

const STAMP = /^\[([^\]\n]{1,40})\] ([^:\n]{1,170}): /;

/** The running log of a lesson, oldest first: entries `[date] author: text`, a blank line between them. */
export function readCommentLog(log: string): CommentEntry[] {
  return log
    .split(/\n\s*\n/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [stamp = '', date = '', author = ''] = STAMP.exec(entry) ?? [];
      return { date, author, text: entry.slice(stamp.length) };
    });
}
