import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Chapter } from '#shared/composition/booklet.ts';
import type { Tools } from './tools.ts';

/** The material's own list, from A to Z; where a source was found belongs to its entry. */
export function listSources({ material }: Lesson, { say }: Tools): string[] {
  const entries: string[] = [];
  for (const { kind, statements } of material.references) {
    const texts = statements.map(({ text }) => say(text));
    for (const text of kind === 'heading' ? [] : kind === 'list' ? texts : [texts.join(' ')])
      if (FOUND_AT.test(text) && entries.length > 0) entries.push(`${entries.pop()} ${text}`);
      else if (/\p{L}{3}/u.test(text)) entries.push(text);
  }
  return [...new Set(entries.map((entry) => cutText(entry.replace(LABEL, ''))).filter(isSource))].sort(
    (a, b) => a.localeCompare(b, 'pt-BR'),
  );
}

/** `Fonte: Revista …`: what the page is headed with already. */
const LABEL = /^(?:fontes?|refer[êe]ncias?|cr[ée]ditos?)\s*:\s*(?=\S)/iu;

/** All of a list that is short for the booklet; of a long one what its text names, by the first author. */
export function chooseSources(
  listed: readonly string[],
  chapters: readonly Chapter[],
  size: number,
): string[] {
  if (listed.length <= size / 2) return [...listed];
  const text = JSON.stringify(chapters.map(({ blocks }) => blocks)).toLowerCase();
  const isNamed = (entry: string): boolean => {
    const [author = ''] = /\p{L}{4,}/u.exec(entry) ?? [];
    return author !== '' && text.includes(author.toLowerCase());
  };
  return listed.filter(isNamed).slice(0, size);
}

/** An address, an edition: what a sentence about something lacks. */
const NAMES_WORK = /https?:|www\.|(?<!\p{L})(?:ed\.|isbn|disponível em)/iu;
const isSource = (entry: string): boolean =>
  entry.split(/\s+/).length <= LONGEST_SOURCE &&
  !/[{}]|:$/u.test(entry) &&
  (NAMES_WORK.test(entry) ||
    (!hasFiniteVerb(entry) && /\d{4}|^\p{Lu}[\p{Lu}\p{L}'-]+,|: \p{Lu}/u.test(entry)));
const LONGEST_SOURCE = 60;

/** The source of a text that was taken into the list with it. */
function cutText(entry: string): string {
  const at = entry.search(/dispon[íi]vel em/iu);
  if (at <= 0 || entry.split(/\s+/).length <= LONGEST_SOURCE) return entry;
  const found = entry.slice(at);
  return found.split(/(?<=\d{4}\.)\s/u)[0] ?? found;
}

const FOUND_AT = /^(?:acesso em|dispon[íi]vel em|https?:)/iu;
