import { ChevronDown } from 'lucide-react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/list-statements.ts';
import { PartHeading } from './part-heading.tsx';
import { REPORT_TEXTS } from './report-texts.ts';
import { WeightBar } from './weight-bar.tsx';

/** How much of the material each topic takes; description and key points unfold. */
export function TopicsPart({ modules }: { modules: AiAnalysis['topics']['modules'] }) {
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.topics}</PartHeading>
      <ul className="mt-4 grid gap-4">
        {listStatements('/topics/modules', modules).map(({ statement, item }) => (
          <li key={statement}>
            <WeightBar name={item.name} weight={item.weight} />
            <details className="mt-1 text-base leading-snug">
              <summary className="elo inline-flex min-h-8 items-center gap-1.5 print:hidden">
                {REPORT_TEXTS.keyPoints}
                <span className="sr-only">: {item.name}</span>
                <ChevronDown size={18} className="seta-dobra" aria-hidden="true" />
              </summary>
              <p className="mt-1 text-tinta-2 [overflow-wrap:anywhere]">
                {item.description}
                <EvidenceMark statement={`${statement}/description`} />
              </p>
              <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-tinta-2 marker:text-borda-forte">
                {listStatements(`${statement}/keyPoints`, item.keyPoints).map((point) => (
                  <li key={point.statement} className="[overflow-wrap:anywhere]">
                    {point.item}
                    <EvidenceMark statement={point.statement} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
