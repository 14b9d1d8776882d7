import { slideOf } from '#web/production/studio/model/draft-store.ts';
import { passagesOf } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn } from '#web/production/studio/use-in-turn.ts';

const NONE: readonly string[] = [];

/** The numbers of the passages that a statement stands on, as the material shows them. */
export function PassageMarks({ of }: { of: object }) {
  const own = 'passageIds' in of ? (of.passageIds as string[]) : NONE;
  // As one string: typing changes the slide, not what it stands on.
  const told = useDraftInTurn('blocks', (state) => {
    const slide = own.length === 0 ? undefined : slideOf(state);
    const all = slide ? passagesOf(slide) : NONE;
    return own
      .map((id) => all.indexOf(id) + 1)
      .filter((number) => number > 0)
      .join(' ');
  });
  if (told === '') return null;
  const numbers = told.split(' ').map(Number);
  return (
    <span className="mt-2.5 flex shrink-0 gap-0.5 @max-sm:order-last @max-sm:mt-0 @max-sm:basis-full @max-sm:pl-7">
      <span className="sr-only">{TEXTS.passages(numbers)}</span>
      {numbers.slice(0, 3).map((number) => (
        <span key={number} className="studio-passage num" aria-hidden="true">
          {number}
        </span>
      ))}
    </span>
  );
}
