import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { Popover } from '#web/ui/popover.tsx';
import { EVIDENCE_TEXTS } from './evidence-texts.ts';
import { type EvidenceIndex, indexEvidence, type NumberedPassage } from './find-evidence.ts';
import { PassageList } from './passage-list.tsx';

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
