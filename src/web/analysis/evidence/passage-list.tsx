import { describePlace, type NumberedPassage } from './find-evidence.ts';

/** Quotes word for word, each with its number and the place it was copied from. */
export function PassageList({ found }: { found: readonly NumberedPassage[] }) {
  return (
    <ol className="mt-1 grid gap-4">
      {found.map(({ number, passage }) => (
        <li key={passage.id}>
          <figure>
            <blockquote className="border-l-4 border-info-t pl-3 leading-snug">{passage.quote}</blockquote>
            <figcaption className="mt-1.5 flex items-center gap-2 text-base text-tinta-2">
              <span className="contagem" aria-hidden="true">
                {number}
              </span>
              <span className="num font-medium first-letter:uppercase">{describePlace(passage)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
