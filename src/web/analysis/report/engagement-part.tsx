import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/list-statements.ts';
import { PartHeading } from './part-heading.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** Ideas to draw the class in. */
export function EngagementPart({ suggestions }: { suggestions: readonly string[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.engagement}</PartHeading>
      <ul className="mt-3 grid list-disc gap-2.5 pl-5 marker:text-acao">
        {listStatements('/engagementSuggestions', suggestions).map(({ statement, item }) => (
          <li key={statement} className="leading-snug [overflow-wrap:anywhere]">
            {item}
            <EvidenceMark statement={statement} />
          </li>
        ))}
      </ul>
    </section>
  );
}
