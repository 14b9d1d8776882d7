import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/list-statements.ts';
import { BloomChart } from './bloom-chart.tsx';
import { PartHeading } from './part-heading.tsx';
import { BLOOM_LABELS, REPORT_TEXTS } from './report-texts.ts';

/** The objectives found, and the level of thinking their verbs ask for. */
export function ObjectivesPart({ objectives }: { objectives: AiAnalysis['objectives'] }) {
  return (
    <section className="inteiro">
      <PartHeading>{REPORT_TEXTS.objectives}</PartHeading>
      {objectives.length === 0 && <p className="mt-2 text-tinta-2">{REPORT_TEXTS.noObjectives}</p>}
      {objectives.length > 0 && (
        <>
          <p className="mt-1 text-base text-tinta-2">{REPORT_TEXTS.objectivesHint}</p>
          <div className="mt-3">
            <BloomChart objectives={objectives} />
          </div>
          <ul className="mt-4 grid gap-3">
            {listStatements('/objectives', objectives).map(({ statement, item }) => (
              <li key={statement} className="leading-snug [overflow-wrap:anywhere]">
                {item.text}
                <EvidenceMark statement={statement} passageId={item.passageId} />
                <span className="block text-base text-tinta-2">
                  {item.bloomLevel ? BLOOM_LABELS[item.bloomLevel] : REPORT_TEXTS.noLevel}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
