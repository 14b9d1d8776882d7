import { PartHeading } from './part-heading.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

const MOST_SHOWN = 14;

/** The most telling words of the material, most telling first. */
export function KeyPhrases({ phrases }: { phrases: readonly { phrase: string; weight: number }[] }) {
  if (phrases.length === 0) return null;
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.keyPhrases}</PartHeading>
      <ul className="mt-3 flex flex-wrap gap-2">
        {phrases.slice(0, MOST_SHOWN).map(({ phrase }) => (
          <li key={phrase} className="rounded-full border border-borda bg-papel px-3 py-0.5 text-base">
            {phrase}
          </li>
        ))}
      </ul>
    </section>
  );
}
