import { passagesOf } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useSlide } from '#web/production/studio/use-studio.ts';

/** The numbers of the passages that a statement stands on, as the material shows them. */
export function PassageMarks({ of }: { of: object }) {
  const slide = useSlide();
  const own = 'passageIds' in of ? (of.passageIds as string[]) : [];
  if (!slide || own.length === 0) return null;
  const all = passagesOf(slide);
  const numbers = own.map((id) => all.indexOf(id) + 1).filter((number) => number > 0);
  return (
    <span className="mt-2.5 flex shrink-0 gap-0.5">
      <span className="sr-only">{TEXTS.passages(numbers)}</span>
      {numbers.slice(0, 3).map((number) => (
        <span key={number} className="studio-passage num" aria-hidden="true">
          {number}
        </span>
      ))}
    </span>
  );
}
