import { ChevronDown } from 'lucide-react';
import type { Exhibit } from '#web/gallery/story.ts';
import { VITRINE_TEXTS } from '#web/gallery/gallery-texts.ts';

function Links({ exhibits }: { exhibits: readonly Exhibit[] }) {
  return exhibits.map(({ id, name }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center text-tinta-2 underline-offset-3 hover:text-acao hover:underline lg:min-h-7"
      >
        {name}
      </a>
    </li>
  ));
}

/** The way to each piece: beside the pieces where there is room, folded above them where there is not. */
export function PieceList({ exhibits }: { exhibits: readonly Exhibit[] }) {
  return (
    <>
      <nav
        aria-label={VITRINE_TEXTS.pieces}
        className="menor sticky top-6 -ml-2 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto px-2 max-lg:hidden"
      >
        <ul>
          <Links exhibits={exhibits} />
        </ul>
      </nav>
      <details className="group/vitrine border-y border-borda lg:hidden">
        <summary className="flex min-h-12 items-center font-bold">
          <span className="flex-1">{VITRINE_TEXTS.jump}</span>
          <ChevronDown size={20} className="group-open/vitrine:rotate-180" aria-hidden="true" />
        </summary>
        <nav aria-label={VITRINE_TEXTS.pieces} className="pb-3">
          <ul className="grid gap-x-5 sm:grid-cols-2">
            <Links exhibits={exhibits} />
          </ul>
        </nav>
      </details>
    </>
  );
}
