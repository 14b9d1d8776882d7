import { Problem } from '#server/platform/http/problem.ts';
import { MAX_COMMENTS_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { formatDateTime } from '#shared/text/format.ts';

interface Author {
  firstName: string;
  lastName: string;
}
const MAX_LOG_LENGTH = 200_000;

/** One entry of the running log: `[dd/mm/aaaa hh:mm] Nome Sobrenome: texto`, hours of São Paulo. */
export function writeEntry(text: string, author: Author, now: Date): string {
  const stamp = formatDateTime(now).replace(', ', ' ');
  return `[${stamp}] ${author.firstName} ${author.lastName}: ${flattenEntry(text)}`;
}

/**
 * The log with a new entry at its end. A text that begins with the log as it stands brings only its rest.
 * @throws Problem 400 for an entry that is too long, or a log that is full
 */
export function appendEntry(log: string, sent: string, author: Author, now: Date): string {
  const text = sent.replaceAll('\r\n', '\n');
  const rest = (log !== '' && text.startsWith(log) ? text.slice(log.length) : text).trim();
  const said = withoutOwnStamp(rest, author);
  if (said === '') return log;
  if (said.length > MAX_COMMENTS_LENGTH) throw tooLong('Comentários muito longos');
  const entry = writeEntry(said, author, now);
  const longer = log === '' ? entry : `${log}\n\n${entry}`;
  if (longer.length > MAX_LOG_LENGTH)
    throw tooLong('Não cabem mais comentários nesta aula. Fale com o suporte.');
  return longer;
}

/** A blank line would look like the start of another entry, written by somebody else. */
const flattenEntry = (text: string): string => text.trim().replaceAll(/\n\s*\n/g, '\n');

/** Screens that send the whole log may have stamped the new entry already. */
function withoutOwnStamp(text: string, author: Author): string {
  const [stamp, name] = /^\[[^\]\n]{1,40}\] ([^:\n]{1,170}): /.exec(text) ?? [];
  const isOwn = name === author.firstName || name === `${author.firstName} ${author.lastName}`;
  return stamp && isOwn ? text.slice(stamp.length).trim() : text;
}

const tooLong = (message: string) => Problem.ofIssues([{ path: 'comments', message }]);
