import type { DraftBlock } from '#engine/reading/source-document.ts';

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const LONGEST_BADGE = 6;
const SHORTEST_TITLE = 12;

/**
 * `A prática` in a badge over the titles of scanned slides: known by standing alone on some and run into another title on
 * others. A title that lost its first word gets it back from the slide that lists all titles.
 */
export function withoutBadges(blocks: readonly DraftBlock[]): DraftBlock[] {
  const read = blocks.flatMap((block) =>
    block.origin === 'ocr' && (block.type === 'heading' || block.type === 'paragraph') ? [block] : [],
  );
  const texts = new Set(read.map(({ text }) => lettersOf(text)));
  const isTitle = (rest: string): boolean =>
    [...texts].some((title) => title.length >= SHORTEST_TITLE && `${rest} `.startsWith(`${title} `));
  const badges = [...texts].filter(
    (badge) =>
      badge.length >= SHORTEST_TITLE &&
      badge.split(' ').length <= LONGEST_BADGE &&
      read.filter(({ text }) => lettersOf(text) === badge).length > 1 &&
      [...texts].some((text) => text.startsWith(`${badge} `) && isTitle(text.slice(badge.length + 1))),
  );
  return blocks.flatMap((block) => {
    if (block.origin !== 'ocr' || (block.type !== 'heading' && block.type !== 'paragraph')) return [block];
    const own = lettersOf(block.text);
    if (badges.includes(own)) return [];
    const badge = badges.find((one) => own.startsWith(`${one} `));
    const words = badge?.split(' ').length ?? 0;
    const bare = /^(?:[^\p{L}\d]*[\p{L}\d]+)/u;
    let text = block.text;
    for (let at = 0; at < words; at += 1) text = text.replace(bare, '');
    const told = text.replace(/^[^\p{L}\d]+|\s*[^\p{L}\d\s?!.)]\s*\S*$/gu, badge === undefined ? '$&' : '');
    return [{ ...block, text: block.type === 'heading' ? wholeTitle(told, read) : told }];
  });
}

/** `Dados da turma` where a slide lists `Lendo Arquivos Guardando Dados da turma`, and `Lendo Arquivos` is a title too. */
function wholeTitle(
  title: string,
  read: readonly { type: string; text: string; page?: number | null | undefined }[],
): string {
  if (lettersOf(title).length < SHORTEST_TITLE) return title;
  for (const { type, text } of read) {
    const at = type === 'paragraph' ? text.indexOf(` ${title}`) : -1;
    const [first] = /\p{Lu}\p{L}+$/u.exec(at < 0 ? '' : text.slice(0, at)) ?? [];
    if (first === undefined) continue;
    const before = lettersOf(text.slice(0, at - first.length));
    const isListed = read.some(
      (one) =>
        one.type === 'heading' && one.text.length >= SHORTEST_TITLE && before.endsWith(lettersOf(one.text)),
    );
    if (before !== '' && isListed) return `${first} ${title}`;
  }
  return title;
}
