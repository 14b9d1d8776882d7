import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { formatDecimal } from '#web/analysis/report/format-decimal.ts';
import { REPORT_TEXTS } from './report-texts.ts';

/** Borders of the four bands of the index (very hard, hard, easy, very easy). */
const BANDS = [0, 25, 50, 75, 100] as const;
const HEIGHT = 46;

/** The index on its scale from 0 to 100 with the range the level asks for; all of it said in words too. */
export function ReadabilityGauge({
  readability,
  score,
}: {
  readability: AiAnalysis['readability'];
  score: number;
}) {
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
        <rect key={from} x={x(from) + 1} y="16" width="73" height="10" rx="3" className="fill-trilho" />
      ))}
      {expected && (
        <rect
          x={x(expected.min)}
          y="13"
          width={x(expected.max) - x(expected.min)}
          height="16"
          rx="4"
          className="fill-none stroke-acao"
          strokeWidth="2.5"
        />
      )}
      <path d={`M${x(score)} 12l-6-9h12z`} className="fill-caneta" />
      <path d={`M${x(score)} 10v20`} className="stroke-caneta" strokeWidth="3" strokeLinecap="round" />
      <g className="fill-tinta-2 font-titulo text-[12px]">
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
