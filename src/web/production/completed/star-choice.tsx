import { Star } from 'lucide-react';
import { useId } from 'react';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { RATING_TEXTS as TEXTS } from '#web/production/delivery/received-texts.ts';

/** One to five stars: radio buttons, so that arrow keys choose among them. */
export function StarChoice({
  stars,
  error,
  onChoose,
}: {
  /** 0 before the choice. */
  stars: number;
  error: string | undefined;
  onChoose: (stars: number) => void;
}) {
  const name = useId();
  return (
    <ChoiceGroup
      legend={TEXTS.question}
      error={error}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <span className="-ml-2 flex flex-wrap">
        {TEXTS.starNames.map((label, index) => {
          const value = index + 1;
          return (
            <label
              key={label}
              className="grid size-12 cursor-pointer place-items-center rounded-campo text-aviso-t outline-offset-0 has-focus-visible:outline-3 has-focus-visible:outline-info-t"
            >
              <input
                type="radio"
                name={name}
                value={value}
                className="sr-only"
                checked={stars === value}
                onChange={() => onChoose(value)}
                aria-label={`${TEXTS.stars(value)}, ${label}`}
              />
              <Star size={30} className={value <= stars ? 'fill-amarelo' : 'fill-none'} aria-hidden="true" />
            </label>
          );
        })}
      </span>
      <span className="min-w-24 font-bold" aria-hidden="true">
        {TEXTS.starNames[stars - 1]}
      </span>
    </ChoiceGroup>
  );
}
