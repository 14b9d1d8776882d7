import { describe, expect, it } from 'vitest';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { ApprovalPanel } from '#web/analysis/panels/approval-panel.tsx';
import { FailedPanel } from '#web/analysis/panels/failed-panel.tsx';
import { LaterPanel } from '#web/analysis/panels/later-panel.tsx';
import { WaitingPanel } from '#web/analysis/panels/waiting-panel.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import { SettledPanel } from './payment/settled-panel.tsx';
import { ProgressPanel } from './progress/progress-panel.tsx';
import { choosePanel, STATUS_PANELS } from './status-panels.tsx';

const panelOf = (status: string, analysisError: string | null = null) =>
  choosePanel({ status, analysisError });

describe('the analysis page', () => {
  it('has a panel for every status there is', () => {
    expect(Object.keys(STATUS_PANELS).sort()).toEqual(
      (Object.keys(LESSON_STATUSES) as LessonStatus[]).sort(),
    );
  });
  it.each([
    ['submitted', WaitingPanel],
    ['analyzing', WaitingPanel],
    ['waiting_approval', ApprovalPanel],
    ['waiting_payment', PaymentPanel],
    ['paid', ProgressPanel],
    ['in_production', ProgressPanel],
    ['completed', ProgressPanel],
    ['cancelled', SettledPanel],
  ])('shows %s its own panel', (status, panel) => {
    expect(panelOf(status)).toBe(panel);
  });
  it('says what went wrong only while the failed analysis is the last word', () => {
    expect(panelOf('submitted', 'O arquivo está protegido.')).toBe(FailedPanel);
    expect(panelOf('waiting_payment', 'O arquivo está protegido.')).toBe(PaymentPanel);
  });
  it('shows the report for a status of a newer server', () => {
    expect(panelOf('archived')).toBe(LaterPanel);
    expect(panelOf('constructor')).toBe(LaterPanel);
  });
});
