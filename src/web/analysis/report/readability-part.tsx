import { ChevronDown } from 'lucide-react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/list-statements.ts';
import { formatNumber } from '#web/platform/format.ts';
import { formatDecimal } from './format-decimal.ts';
import { PartHeading } from './part-heading.tsx';
import { ReadabilityGauge } from './readability-gauge.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** How easily the material reads for the level, and the sentences that weigh most. */
export function ReadabilityPart({ readability }: { readability: AiAnalysis['readability'] }) {
  const { score, bandLabel, expected, message, words, sentences, toSimplify } = readability;
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.readability}</PartHeading>
      {score !== null && (
        <div className="inteiro">
          <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
            <span className="num text-[2rem] font-extrabold leading-none">{formatDecimal(score)}</span>
            <span className="text-tinta-2">{bandLabel}</span>
          </p>
          <div className="mt-2">
            <ReadabilityGauge readability={readability} score={score} />
          </div>
          {expected && (
            <p className="mt-1 text-base text-tinta-2">
              {REPORT_TEXTS.expected(
                expected.level,
                formatDecimal(expected.min),
                formatDecimal(expected.max),
              )}
            </p>
          )}
        </div>
      )}
      <p className="mt-3 leading-snug">{message}</p>
      <p className="num mt-1.5 text-base text-tinta-2">
        {REPORT_TEXTS.counts(formatNumber(words), formatNumber(sentences))}
      </p>
      {toSimplify.length > 0 && (
        <details className="mt-1">
          <summary className="elo inline-flex min-h-11 items-center gap-1.5 text-base">
            {REPORT_TEXTS.simplify(toSimplify.length)}
            <ChevronDown size={18} className="seta-dobra print:hidden" aria-hidden="true" />
          </summary>
          <ol className="mt-2 grid gap-4">
            {listStatements('/readability/toSimplify', toSimplify).map(({ statement, item }) => (
              <li key={statement} className="border-l-4 border-borda pl-3 text-base leading-snug">
                <p className="[overflow-wrap:anywhere]">{item.text}</p>
                <p className="mt-1 text-tinta-2">
                  {item.reason}
                  <EvidenceMark statement={statement} passageId={item.passageId} />
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
