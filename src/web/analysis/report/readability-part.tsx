import { ChevronDown } from 'lucide-react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { formatDecimal, formatNumber } from '#shared/text/format.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import { ReportPart } from './report-part.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** How easily the material reads for the level, and the sentences that weigh most. */
export function ReadabilityPart({ readability }: { readability: AiAnalysis['readability'] }) {
  const { score, band, bandLabel, expected, message, words, sentences, toSimplify } = readability;
  return (
    <ReportPart title={REPORT_TEXTS.readability} tells={band === null ? undefined : REPORT_TEXTS.bands[band]}>
      {score !== null && (
        <div className="whole">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="num text-[2rem] font-extrabold leading-none">{formatDecimal(score)}</span>
            <span className="text-ink-2">{bandLabel}</span>
          </p>
          <div className="mt-2">
            <ReadabilityGauge readability={readability} score={score} />
          </div>
          {expected && (
            <p className="mt-1 text-base text-ink-2">
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
      <p className="num mt-1.5 text-base text-ink-2">
        {REPORT_TEXTS.counts(formatNumber(words), formatNumber(sentences))}
      </p>
      {toSimplify.length > 0 && (
        <details className="mt-1">
          <summary className="link inline-flex min-h-11 items-center gap-1.5 text-base">
            {REPORT_TEXTS.simplify(toSimplify.length)}
            <ChevronDown size={18} className="fold-arrow print:hidden" aria-hidden="true" />
          </summary>
          <ol className="mt-2 grid gap-4">
            {listStatements('/readability/toSimplify', toSimplify).map(({ statement, item }) => (
              <li key={statement} className="border-l-4 border-border pl-3 text-base leading-snug">
                <p className="[overflow-wrap:anywhere]">{item.text}</p>
                <p className="mt-1 text-ink-2">
                  {item.reason}
                  <EvidenceMark statement={statement} passageId={item.passageId} />
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </ReportPart>
  );
}

/** Borders of the four bands of the index (very hard, hard, easy, very easy). */
const BANDS = [0, 25, 50, 75, 100] as const;
const HEIGHT = 46;

/** The index on its scale from 0 to 100 with the range the level asks for; all of it said in words too. */
function ReadabilityGauge({ readability, score }: { readability: AiAnalysis['readability']; score: number }) {
  const { expected, bandLabel } = readability;
  const x = (value: number) => Math.min(100, Math.max(0, value)) * 3;
  const words = [
    REPORT_TEXTS.readabilityScale(formatDecimal(score), bandLabel),
    expected &&
      REPORT_TEXTS.expected(expected.level, formatDecimal(expected.min), formatDecimal(expected.max)),
  ];
  return (
    <svg
      viewBox={`-6 0 312 ${HEIGHT}`}
      className="block w-full print:max-w-80"
      role="img"
      aria-label={words.filter(Boolean).join(' ')}
    >
      {BANDS.slice(0, -1).map((from) => (
        <rect key={from} x={x(from) + 1} y="16" width="73" height="10" rx="3" className="fill-track" />
      ))}
      {expected && (
        <rect
          x={x(expected.min)}
          y="13"
          width={x(expected.max) - x(expected.min)}
          height="16"
          rx="4"
          className="fill-none stroke-action"
          strokeWidth="2.5"
        />
      )}
      <path d={`M${x(score)} 12l-6-9h12z`} className="fill-pen" />
      <path d={`M${x(score)} 10v20`} className="stroke-pen" strokeWidth="3" strokeLinecap="round" />
      <g className="fill-ink-2 font-title text-[12px]">
        <text x="0" y="43">
          {`0 ${REPORT_TEXTS.hard}`}
        </text>
        <text x="300" y="43" textAnchor="end">
          {`${REPORT_TEXTS.easy} 100`}
        </text>
      </g>
    </svg>
  );
}
