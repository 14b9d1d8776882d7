import {
  count,
  type FittedBooklet,
  mostNotePages,
  type SetAs,
  stretch,
} from '#engine/composing/booklet/fit-slack.ts';
import {
  type PictureBytes,
  type Setting,
  typesetBooklet,
} from '#engine/composing/booklet/typeset-booklet.ts';
import type { Booklet } from '#shared/composition/booklet.ts';

/**
 * A booklet that a person has edited with the pages it had, as it was set or nearest to that; with others where no setting
 * gives those.
 * @throws TypesetError
 */
export function refitPages(booklet: Booklet, before: Setting, pictures: PictureBytes): FittedBooklet {
  const set: SetAs = (edited, setting, share) => ({
    ...{ booklet: edited, setting, share },
    typeset: typesetBooklet(edited, setting, pictures),
  });
  const { pages } = booklet;
  const same = set(booklet, before, 1);
  if (count(same) === pages) return same;
  const near = stretch(set(booklet, { ...before, notePages: 0 }, 1), pages, set);
  const short = pages - count(near);
  return short > 0 && short <= mostNotePages(pages)
    ? set(booklet, { ...near.setting, notePages: short }, 1)
    : near;
}
