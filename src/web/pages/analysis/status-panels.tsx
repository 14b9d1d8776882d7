import type { ComponentType } from 'react';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { ApprovalPanel } from '#web/analysis/panels/approval-panel.tsx';
import { FailedPanel } from '#web/analysis/panels/failed-panel.tsx';
import { LaterPanel } from '#web/analysis/panels/later-panel.tsx';
import { WaitingPanel } from '#web/analysis/panels/waiting-panel.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import { SettledPanel } from './payment/settled-panel.tsx';
import { ProgressPanel } from './progress/progress-panel.tsx';

type Panel = ComponentType<PanelProps>;

/** What the page shows in each status. A status without an entry does not compile. */
export const STATUS_PANELS: Record<LessonStatus, Panel> = {
  submitted: WaitingPanel,
  analyzing: WaitingPanel,
  waiting_approval: ApprovalPanel,
  waiting_payment: PaymentPanel,
  paid: ProgressPanel,
  in_production: ProgressPanel,
  completed: ProgressPanel,
  cancelled: SettledPanel,
};

/** The panel of a lesson: an analysis that failed for good has its own; an unknown status shows the report. */
export function choosePanel({
  status,
  analysisError,
}: {
  status: string;
  analysisError: string | null;
}): Panel {
  if (status === 'submitted' && analysisError !== null) return FailedPanel;
  return Object.hasOwn(STATUS_PANELS, status) ? STATUS_PANELS[status as LessonStatus] : LaterPanel;
}
