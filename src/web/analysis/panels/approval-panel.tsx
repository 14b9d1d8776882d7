import { useState } from 'react';
import { DECISION_TEXTS } from '#web/analysis/analysis-texts.ts';
import { ChangeOrder } from '#web/analysis/change/change-order.tsx';
import { ChangeOrderDialog } from '#web/analysis/change/change-order-dialog.tsx';
import type { Choice } from '#web/analysis/change/describe-change.ts';
import { AdjustDialog } from '#web/analysis/decision/adjust-dialog.tsx';
import { ApproveButton } from '#web/analysis/decision/approve-button.tsx';
import { CancelOrder } from '#web/analysis/decision/cancel-order.tsx';
import { DecisionBar } from '#web/analysis/decision/decision-bar.tsx';
import { useCorrections } from '#web/analysis/decision/use-corrections.ts';
import { GenreLine } from '#web/analysis/genre/genre-line.tsx';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { MaterialDialog } from '#web/analysis/material/material-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** The report waits for its reader: approve, ask for another one, send other material or give up. */
export function ApprovalPanel(props: PanelProps) {
  const { lesson, sync } = props;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<'adjust' | 'material' | null>(null);
  const [offer, setOffer] = useState<Partial<Choice> | null>(null);
  const may = new Set(lesson.allowedActions);
  const toggle = (index: number) =>
    setChosen(
      (before) =>
        new Set(before.has(index) ? [...before].filter((one) => one !== index) : [...before, index]),
    );
  const openAdjust = () => setOpen('adjust');
  const corrections = useCorrections(lesson.aiAnalysis?.typos ?? [], openAdjust);
  const improvements = [
    ...(lesson.aiAnalysis?.improvements ?? []).filter((_, index) => chosen.has(index)),
    ...corrections.request,
  ];
  const adjustLabel =
    improvements.length > 0 ? DECISION_TEXTS.adjustCount(improvements.length) : DECISION_TEXTS.adjust;
  const bar = may.has('approve') && (
    <DecisionBar
      lesson={lesson}
      isOfPage={props.renderPreview !== undefined}
      second={
        may.has('adjust') && (
          <Button variant="chalk-outline" onClick={openAdjust}>
            {adjustLabel}
          </Button>
        )
      }
    >
      <ApproveButton lesson={lesson} sync={sync} />
    </DecisionBar>
  );
  return (
    <>
      <ReportSheet
        {...props}
        next={DECISION_TEXTS.next}
        genre={<GenreLine document={lesson.aiAnalysis?.document ?? null} lesson={lesson} sync={sync} />}
        {...(may.has('adjust') && { choice: { chosen, toggle }, typoChoice: corrections.choice })}
        {...(may.has('size') && { onOffer: (wanted) => setOffer(wanted ?? {}) })}
        foot={
          may.has('approve') && (
            <>
              {may.has('adjust') && (
                <div className="no-print border-t border-border bg-paper-2 p-5 lg:hidden">
                  <Button variant="outline" className="w-full" onClick={openAdjust}>
                    {adjustLabel}
                  </Button>
                </div>
              )}
              {!props.renderPreview && bar}
            </>
          )
        }
      />
      {props.renderPreview && bar}
      <div className="no-print mt-4 flex flex-wrap items-center gap-x-2">
        {may.has('material') && (
          <Button variant="text" size="m" onClick={() => setOpen('material')}>
            {DECISION_TEXTS.otherMaterial}
          </Button>
        )}
        <ChangeOrder lesson={lesson} sync={sync} />
        <CancelOrder lesson={lesson} sync={sync} />
      </div>
      {offer && (
        <ChangeOrderDialog lesson={lesson} sync={sync} offer={offer} onClose={() => setOffer(null)} />
      )}
      <AdjustDialog
        lesson={lesson}
        sync={sync}
        isOpen={open === 'adjust'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'adjust' : null)}
        improvements={improvements}
      />
      <MaterialDialog
        lesson={lesson}
        sync={sync}
        isOpen={open === 'material'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'material' : null)}
      />
    </>
  );
}
