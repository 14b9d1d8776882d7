import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listVisuals, type VisualIdea } from './list-visuals.ts';
import { ReportPart } from './report-part.tsx';
import { REPORT_TEXTS, VISUAL_LABELS } from './report-texts.ts';

const MOST_SHOWN = 6;

/** Pictures, diagrams and analogies the material asks for, each with a drawing of its form. */
export function VisualsPart({ analysis }: { analysis: AiAnalysis }) {
  const ideas = listVisuals(analysis);
  const more = ideas.slice(MOST_SHOWN);
  return (
    <ReportPart title={REPORT_TEXTS.visuals} tells={ideas.length}>
      {ideas.length === 0 && <p className="text-ink-2">{REPORT_TEXTS.noVisuals}</p>}
      <VisualList ideas={ideas.slice(0, MOST_SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="link mt-2 inline-flex min-h-11 items-center gap-1.5 text-base print:hidden">
            {REPORT_TEXTS.more(more.length)}
            <ChevronDown size={18} className="fold-arrow" aria-hidden="true" />
          </summary>
          <VisualList ideas={more} />
        </details>
      )}
    </ReportPart>
  );
}

function VisualList({ ideas }: { ideas: readonly VisualIdea[] }) {
  return (
    <ul className="grid gap-3 print:grid-cols-2">
      {ideas.map(({ kind, text, statement, passageId }) => (
        <li key={statement} className="flex items-stretch overflow-hidden rounded-field border border-border">
          <span className="grid w-20 shrink-0 place-items-center bg-[#eaf3ec] sm:w-24">
            <svg viewBox="0 0 60 44" className="w-full px-2" aria-hidden="true">
              {VISUAL_DRAWINGS[kind]}
            </svg>
          </span>
          <p className="min-w-0 flex-1 p-3 text-base leading-snug [overflow-wrap:anywhere]">
            <strong className="block">
              {kind === 'analogia' ? REPORT_TEXTS.analogy : VISUAL_LABELS[kind]}
            </strong>
            <span className="text-ink-2">
              {text}
              <EvidenceMark statement={statement} passageId={passageId} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const INK = { fill: 'none', stroke: '#14231d', strokeWidth: 2, strokeLinecap: 'round' } as const;

/** One small flat drawing for each kind of visual, on a chalkboard of 60 × 44. */
const VISUAL_DRAWINGS: Record<VisualIdea['kind'], ReactNode> = {
  linha_do_tempo: (
    <>
      <path d="M5 24h50" {...INK} />
      <circle cx="13" cy="24" r="5" fill="#2b7a63" />
      <circle cx="30" cy="24" r="5" fill="#ffd54a" />
      <circle cx="47" cy="24" r="5" fill="#ff8e72" />
      <path d="M13 14v-4M30 38v-4M47 14v-4" {...INK} />
    </>
  ),
  fluxo: (
    <>
      <rect x="4" y="16" width="13" height="13" rx="2" fill="#2b7a63" />
      <rect x="24" y="16" width="13" height="13" rx="2" fill="#8fcbf5" />
      <rect x="44" y="16" width="13" height="13" rx="2" fill="#ff8e72" />
      <path d="M18 22.500h4M38 22.500h4" {...INK} />
    </>
  ),
  comparacao: (
    <>
      <rect x="8" y="8" width="20" height="28" rx="2" fill="#8fcbf5" />
      <rect x="32" y="8" width="20" height="28" rx="2" fill="#ffd54a" />
      <path d="M12 16h12M12 22h12M12 28h7M36 16h12M36 22h12M36 28h7" {...INK} strokeWidth="1.800" />
    </>
  ),
  grafico: (
    <>
      <path d="M8 38V24h9v14M25.500 38V10h9v28M43 38V28h9v10" fill="#8fcbf5" />
      <path d="M4 39h52" {...INK} />
    </>
  ),
  tabela: (
    <>
      <rect x="9" y="8" width="42" height="28" rx="2" fill="#fff" />
      <path d="M9 10a2 2 0 0 1 2-2h38a2 2 0 0 1 2 2v7H9z" fill="#2b7a63" />
      <path d="M9 26.500h42M23 17v19M37 17v19" {...INK} strokeWidth="1.500" />
    </>
  ),
  mapa: (
    <>
      <path d="M6 12l16-5 16 5 16-5v26l-16 5-16-5-16 5z" fill="#9ccbb8" />
      <path d="M22 7v26M38 12v26" {...INK} strokeWidth="1.500" />
      <path d="M30 28c-5-6-6-8-6-11a6 6 0 0 1 12 0c0 3-1 5-6 11z" fill="#ff8e72" />
    </>
  ),
  mapa_conceitual: (
    <>
      <path d="M30 22L13 11M30 22l17-11M30 22L13 34M30 22l17 12" {...INK} />
      <circle cx="30" cy="22" r="7.500" fill="#2b7a63" />
      <circle cx="12" cy="10" r="5" fill="#8fcbf5" />
      <circle cx="48" cy="10" r="5" fill="#ffd54a" />
      <circle cx="12" cy="35" r="5" fill="#ff8e72" />
      <circle cx="48" cy="35" r="5" fill="#8fcbf5" />
    </>
  ),
  ciclo: (
    <>
      <path d="M30 7a15 15 0 0 1 13 22M39 34a15 15 0 0 1-24-7M16 16a15 15 0 0 1 8-8" {...INK} />
      <circle cx="43" cy="30" r="5" fill="#ffd54a" />
      <circle cx="16" cy="21" r="5" fill="#ff8e72" />
      <circle cx="29" cy="7.500" r="5" fill="#2b7a63" />
    </>
  ),
  foto: (
    <>
      <circle cx="46" cy="13" r="6" fill="#ffd54a" />
      <path d="M3 40 20 19l12 12 9-8 17 17Z" fill="#2b7a63" />
    </>
  ),
  formula: (
    <>
      <rect x="8" y="9" width="44" height="27" rx="3" fill="#19463a" />
      <path d="M15 17l8 11M23 17l-8 11M29 20h6M29 25h6" fill="none" stroke="#fbfaf3" strokeWidth="2.200" />
      <path d="M46 18c-6-3-6 9 0 7v-7 12" fill="none" stroke="#ffd54a" strokeWidth="2.200" />
    </>
  ),
  analogia: (
    <>
      <path d="M7 14h18v18H7Z" fill="#ff8e72" />
      <path d="M29 23h9m-4-4 4 4-4 4" {...INK} strokeWidth="2.500" strokeLinejoin="round" />
      <circle cx="49" cy="23" r="8.500" fill="#2b7a63" />
    </>
  ),
};
