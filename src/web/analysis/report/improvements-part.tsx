import type { ReactNode } from 'react';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ReportPart } from './report-part.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** Which improvements are ticked; absent where nothing can be asked for any more. */
export interface ImprovementChoice {
  chosen: ReadonlySet<number>;
  toggle: (index: number) => void;
}

/** What could be better: to tick while adjustments can be asked for, to read afterwards. */
export function ImprovementsPart({
  improvements,
  choice,
}: {
  improvements: readonly string[];
  choice?: ImprovementChoice | undefined;
}) {
  return (
    <ReportPart
      title={REPORT_TEXTS.improvements}
      tells={improvements.length}
      isOpenAtFirst={choice !== undefined}
    >
      {improvements.length === 0 && <p className="text-ink-2">{REPORT_TEXTS.noImprovements}</p>}
      {choice && improvements.length > 0 && (
        <p className="mb-4 text-base leading-snug text-ink-2 print:hidden">{REPORT_TEXTS.improvementsHint}</p>
      )}
      <ul className="grid gap-2.5">
        {listStatements('/improvements', improvements).map(({ statement, item: text }, index) => {
          const mark = <EvidenceMark statement={statement} />;
          return (
            <li key={statement} className="relative leading-snug [overflow-wrap:anywhere]">
              {choice ? (
                <Tickable text={text} index={index} choice={choice} mark={mark} />
              ) : (
                <p className="rounded-field border border-border bg-paper px-4 py-3.5">
                  {text}
                  {mark}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </ReportPart>
  );
}

/** The mark stands beside the label: a button within a label would tick the box too. */
function Tickable({
  text,
  index,
  choice,
  mark,
}: {
  text: string;
  index: number;
  choice: ImprovementChoice;
  mark: ReactNode;
}) {
  return (
    <>
      <Checkbox
        look="card"
        className="pr-14"
        label={text}
        checked={choice.chosen.has(index)}
        onChange={() => choice.toggle(index)}
      />
      <span className="absolute right-3 top-3.5 print:static">{mark}</span>
    </>
  );
}
