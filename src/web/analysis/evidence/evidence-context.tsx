import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { Popover } from '#web/ui/popover.tsx';
import { describePlace, type EvidenceIndex, indexEvidence, type NumberedPassage } from './find-evidence.ts';

export const EVIDENCE_TEXTS = {
  title: (count: number) => (count > 1 ? 'Trechos do seu material' : 'Trecho do seu material'),
  mark: (numbers: string, places: string) => `Ver o trecho ${numbers} do material: ${places}`,
  printed: (places: string) => `(${places})`,
} as const;

interface OpenEvidence {
  anchor: HTMLElement;
  found: readonly NumberedPassage[];
}
interface EvidenceContextValue {
  find: EvidenceIndex;
  /** The mark whose passages are shown. */
  opened: HTMLElement | null;
  /** A second press on the same mark closes. */
  show: (evidence: OpenEvidence) => void;
}
const EvidenceContext = createContext<EvidenceContextValue | null>(null);

/** Gives the marks within their passages and shows one mark's passages at a time. */
export function EvidenceProvider({ analysis, children }: { analysis: AiAnalysis; children: ReactNode }) {
  const [open, setOpen] = useState<OpenEvidence | null>(null);
  const find = useMemo(() => indexEvidence(analysis), [analysis]);
  const value = useMemo(() => {
    const show = (next: OpenEvidence) => setOpen((now) => (now?.anchor === next.anchor ? null : next));
    return { find, opened: open?.anchor ?? null, show };
  }, [find, open]);
  return (
    <EvidenceContext value={value}>
      {children}
      <Popover
        anchor={open?.anchor ?? null}
        onClose={() => setOpen(null)}
        title={EVIDENCE_TEXTS.title(open?.found.length ?? 1)}
      >
        {open && <PassageList found={open.found} />}
      </Popover>
    </EvidenceContext>
  );
}

/** The passages of the report around it. */
export function useEvidence(): EvidenceContextValue {
  const value = use(EvidenceContext);
  if (!value) throw new Error('a mark stands outside an EvidenceProvider');
  return value;
}

/** Quotes word for word, each with its number and the place it was copied from. */
function PassageList({ found }: { found: readonly NumberedPassage[] }) {
  return (
    <ol className="mt-1 grid gap-4">
      {found.map(({ number, passage }) => (
        <li key={passage.id}>
          <figure>
            <blockquote className="border-l-4 border-info-t pl-3 leading-snug">{passage.quote}</blockquote>
            <figcaption className="mt-1.5 flex items-center gap-2 text-base text-ink-2">
              <span className="tally" aria-hidden="true">
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
