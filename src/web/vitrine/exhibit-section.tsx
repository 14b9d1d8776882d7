import { Maximize2 } from 'lucide-react';
import type { Exhibit } from '#web/gallery/story.ts';
import { VITRINE_TEXTS } from '#web/gallery/gallery-texts.ts';

/** A piece with its names, what it is for and its states. */
export function ExhibitSection({ id, name, purpose, pieces, Show }: Exhibit) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-6 pt-10 first:pt-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={titleId} className="text-[1.7rem]">
          {name}
        </h2>
        <a href={`?peca=${id}`} className="elo menor inline-flex min-h-11 items-center gap-1.5 lg:min-h-7">
          <Maximize2 size={16} aria-hidden="true" />
          <span aria-hidden="true">{VITRINE_TEXTS.aloneShort}</span>
          <span className="sr-only">{VITRINE_TEXTS.alone(name)}</span>
        </a>
      </div>
      <p className="mt-1 max-w-[62ch] text-tinta-2">{purpose}</p>
      {pieces.length > 0 && (
        <p className="menor mt-1.5 flex flex-wrap gap-1.5 font-dados">
          {pieces.map((piece) => (
            <code key={piece} className="rounded-[.375rem] bg-trilho px-2 py-0.5 font-dados">
              {piece}
            </code>
          ))}
        </p>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Show />
      </div>
    </section>
  );
}
