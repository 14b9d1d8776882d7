import { ArrowRight } from 'lucide-react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ReportPart } from './report-part.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** Which slips are ticked; absent where nothing can be asked for any more. */
export interface TypoChoice {
  isChosen: (index: number) => boolean;
  toggle: (index: number) => void;
  /** Whether any is ticked. */
  canAsk: boolean;
  ask: () => void;
}

/** Slips of the material with what they were meant to be, folded: they are by the way, and the machine may be wrong. */
export function TyposPart({
  typos,
  choice,
}: {
  typos: AiAnalysis['typos'];
  choice?: TypoChoice | undefined;
}) {
  if (typos.length === 0) return null;
  return (
    <ReportPart title={REPORT_TEXTS.typos} tells={typos.length}>
      {choice && <p className="text-base leading-snug text-ink-2 print:hidden">{REPORT_TEXTS.typosHint}</p>}
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {listStatements('/typos', typos).map(({ statement, item }, index) => {
          const mark = <EvidenceMark statement={statement} passageId={item.passageId} />;
          const label = <Correction written={item.written} right={item.right} />;
          return (
            <li
              key={statement}
              className="flex items-start justify-between gap-2 leading-snug [overflow-wrap:anywhere]"
            >
              {choice ? (
                <Checkbox
                  label={label}
                  checked={choice.isChosen(index)}
                  onChange={() => choice.toggle(index)}
                />
              ) : (
                <span className="py-1.5">{label}</span>
              )}
              <span className="pt-2">{mark}</span>
            </li>
          );
        })}
      </ul>
      {choice && (
        <div className="no-print mt-3">
          <Button variant="outline" size="m" disabled={!choice.canAsk} onClick={choice.ask}>
            {REPORT_TEXTS.askCorrections}
          </Button>
        </div>
      )}
    </ReportPart>
  );
}

/** The arrow is a picture; said aloud it is a word. */
function Correction({ written, right }: { written: string; right: string }) {
  return (
    <>
      <span className="text-ink-2">{written}</span>{' '}
      <ArrowRight size={16} className="inline align-[-.125em] text-ink-2" aria-hidden="true" />
      <span className="sr-only">{REPORT_TEXTS.insteadOf}</span> <span className="font-bold">{right}</span>
    </>
  );
}
