import { ChevronDown } from 'lucide-react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listVisuals, type VisualIdea } from './list-visuals.ts';
import { PartHeading } from './part-heading.tsx';
import { REPORT_TEXTS, VISUAL_LABELS } from './report-texts.ts';
import { VISUAL_DRAWINGS } from './visual-drawings.tsx';

const MOST_SHOWN = 6;

/** Pictures, diagrams and analogies the material asks for, each with a drawing of its form. */
export function VisualsPart({ analysis }: { analysis: AiAnalysis }) {
  const ideas = listVisuals(analysis);
  if (ideas.length === 0) return <p className="text-tinta-2">{REPORT_TEXTS.noVisuals}</p>;
  const more = ideas.slice(MOST_SHOWN);
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.visuals}</PartHeading>
      <VisualList ideas={ideas.slice(0, MOST_SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="elo mt-2 inline-flex min-h-11 items-center gap-1.5 text-base print:hidden">
            {REPORT_TEXTS.more(more.length)}
            <ChevronDown size={18} className="seta-dobra" aria-hidden="true" />
          </summary>
          <VisualList ideas={more} />
        </details>
      )}
    </section>
  );
}

function VisualList({ ideas }: { ideas: readonly VisualIdea[] }) {
  return (
    <ul className="mt-4 grid gap-3 md:grid-cols-2 print:grid-cols-2">
      {ideas.map(({ kind, text, statement, passageId }) => (
        <li key={statement} className="flex items-stretch overflow-hidden rounded-campo border border-borda">
          <span className="grid w-20 shrink-0 place-items-center bg-[#eaf3ec] sm:w-24">
            <svg viewBox="0 0 60 44" className="w-full px-2" aria-hidden="true">
              {VISUAL_DRAWINGS[kind]}
            </svg>
          </span>
          <p className="min-w-0 flex-1 p-3 text-base leading-snug [overflow-wrap:anywhere]">
            <strong className="block">
              {kind === 'analogia' ? REPORT_TEXTS.analogy : VISUAL_LABELS[kind]}
            </strong>
            <span className="text-tinta-2">
              {text}
              <EvidenceMark statement={statement} passageId={passageId} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
