/** Before a dot these are short for a word, as in 'Dr.Silva'; so is any single letter. */
const SHORT =
  /^(\p{L}|dra?|profa?|sra?|srta|st[ao]?|jr|eng[ao]?|pe|ir|adv|col|inst|esc|cel|cap|ten|maj|gal|dep|ver|fr|m[aes])$/iu;
/** Endings that a mail reader makes a link of, however they are written. */
const ENDINGS = new Set(
  'app biz br cc cf click co com dev edu eu ga gl gov gq info io link live ly me mobi ml net online org page pt ru shop site store tech tk to top tv uk us xyz zip'.split(
    ' ',
  ),
);
/** Dots of other scripts that browsers take for a dot. */
const DOTS = /[\u3002\uFF0E\uFF61\u2024]/gu;

function isAddress(before: string, after: string): boolean {
  if (!SHORT.test(before)) return true;
  return ENDINGS.has(after.toLowerCase()) || !/^\p{Lu}/u.test(after);
}

/**
 * Whether a reader of mails would make a link of some of it: a name that holds one carries a stranger's words under our
 * sender. 'D. João', 'Dr.Silva' and 'E.E. Prof. Lima' hold none.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(DOTS, '.');
  if (/\/\/|@|\bwww\s*\./iu.test(plain)) return true;
  const parts = plain.split('.');
  return parts.slice(1).some((part, i) => {
    const [before] = /[\p{L}\p{N}_-]+$/u.exec(parts[i] ?? '') ?? [];
    const [after] = /^\p{L}[\p{L}\p{N}]+/u.exec(part) ?? [];
    return before !== undefined && after !== undefined && isAddress(before, after);
  });
}

/** The text with every address taken apart, so that nothing of it becomes a link. */
export function withoutLinks(text: string): string {
  if (!hasWebAddress(text)) return text;
  return text
    .normalize('NFKC')
    .replaceAll(DOTS, '.')
    .replaceAll(/(?:[a-z][a-z+.-]*:)?\/\/+/giu, ' ')
    .replaceAll('@', ' ')
    .replaceAll(/([\p{L}\p{N}_-])\.(?=[\p{L}\p{N}])/gu, '$1. ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
