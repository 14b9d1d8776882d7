import { cleanTitle, LONGEST_TITLE } from '#engine/pedagogy/outline/clean-title.ts';
import { isNotice } from '#engine/pedagogy/outline/nameless.ts';
import type { DraftItem } from './draft-item.ts';

/** `Atenção` as a file heads a box with it; typed above some lines it labels them alone. */
export const isBoxOf = ({ pieces }: DraftItem, title: string, spell: (lower: string) => string): boolean =>
  isNotice(title) &&
  (headsList({ pieces }, title, spell) ||
    pieces.some(
      ({ block, text }) => block.type === 'heading' && !block.isGuessed && cleanTitle(text, spell) === title,
    ));

/** `Cuidados:` above the items of a list is what they are. */
export const headsList = (
  { pieces }: Pick<DraftItem, 'pieces'>,
  title: string,
  spell: (lower: string) => string,
): boolean =>
  isNotice(title) &&
  pieces.some(
    ({ kind, text }, at) =>
      kind === 'heading' && cleanTitle(text, spell) === title && pieces[at + 1]?.kind === 'list',
  );

/** `Cuidados: exemplo 1`: an example below a box is of the lesson. */
export const ofLesson = (title: string, cover: string): string => {
  const [, front = '', example = ''] = /^([^:]+): (exemplos?(?: .+)?)$/iu.exec(title) ?? [];
  const whole = `${cover}: ${example}`;
  return example !== '' && isNotice(front) && !cover.includes(':') && whole.length <= LONGEST_TITLE
    ? whole
    : title;
};
