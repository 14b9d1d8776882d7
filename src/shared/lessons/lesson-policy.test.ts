import { describe, expect, it } from 'vitest';
import { allowedActions, canDo, canSeeLesson, type LessonFacts } from './lesson-policy.ts';

const owner = { userId: 'owner', role: 'teacher' } as const;
const otherTeacher = { userId: 'other', role: 'teacher' } as const;
const editor = { userId: 'editor', role: 'editor' } as const;
const otherEditor = { userId: 'other', role: 'editor' } as const;
const admin = { userId: 'admin', role: 'admin' } as const;

const lesson = (facts: Partial<LessonFacts> = {}): LessonFacts => ({
  ownerId: 'owner',
  status: 'waiting_approval',
  hasAnalysisError: false,
  wasPaid: false,
  wasDelivered: false,
  editorId: 'editor',
  isRevisionLeft: true,
  isRated: false,
  ...facts,
});

describe('who may see a lesson', () => {
  it('its teacher, its editor and every admin', () => {
    for (const viewer of [owner, editor, admin]) expect(canSeeLesson(viewer, lesson())).toBe(true);
  });
  it('no other teacher and no other editor, who then may do nothing', () => {
    for (const viewer of [otherTeacher, otherEditor]) {
      expect(canSeeLesson(viewer, lesson())).toBe(false);
      expect(allowedActions(viewer, lesson())).toEqual([]);
    }
  });
});

describe('what a teacher may do', () => {
  it('with an analysis: approve, ask for changes, send other material, cancel', () => {
    expect(allowedActions(owner, lesson())).toEqual([
      'approve',
      'adjust',
      'material',
      'size',
      'cancel',
      'comment',
      'message',
      'upload',
    ]);
  });
  it('without one that failed for good: go on without it', () => {
    expect(canDo('approve', owner, lesson({ status: 'submitted', hasAnalysisError: true }))).toBe(true);
    expect(canDo('approve', owner, lesson({ status: 'submitted' }))).toBe(false);
  });
  it('pay only what waits for payment', () => {
    expect(canDo('pay', owner, lesson({ status: 'waiting_payment' }))).toBe(true);
    expect(canDo('pay', owner, lesson({ status: 'paid' }))).toBe(false);
  });
  it('have a receipt and ask for the money back once it is paid', () => {
    const paid = lesson({ status: 'paid', wasPaid: true });
    for (const action of ['receipt', 'refund', 'bill'] as const)
      expect(canDo(action, owner, paid)).toBe(true);
    expect(canDo('receipt', admin, paid)).toBe(true);
    expect(canDo('receipt', editor, paid)).toBe(false);
    expect(canDo('refund', owner, lesson({ status: 'waiting_payment' }))).toBe(false);
    expect(canDo('receipt', owner, lesson({ status: 'cancelled', wasPaid: true }))).toBe(true);
    expect(canDo('refund', owner, lesson({ status: 'cancelled', wasPaid: true }))).toBe(false);
  });
  it('have a delivery revised while time and plan allow it, and rate it once', () => {
    const delivered = lesson({ status: 'completed', wasPaid: true, wasDelivered: true });
    for (const action of ['revise', 'rate'] as const) {
      expect(canDo(action, owner, delivered)).toBe(true);
      expect(canDo(action, editor, delivered)).toBe(false);
      expect(canDo(action, admin, delivered)).toBe(false);
      expect(canDo(action, owner, lesson({ status: 'in_production' }))).toBe(false);
    }
    expect(canDo('revise', owner, { ...delivered, isRevisionLeft: false })).toBe(false);
    expect(canDo('rate', owner, { ...delivered, isRated: true })).toBe(false);
  });
  it('change size and delivery until it is paid', () => {
    for (const status of ['submitted', 'analyzing', 'waiting_approval', 'waiting_payment'] as const)
      expect(canDo('size', owner, lesson({ status }))).toBe(true);
    for (const status of ['paid', 'in_production', 'completed', 'cancelled'] as const)
      expect(canDo('size', owner, lesson({ status }))).toBe(false);
    expect(canDo('size', admin, lesson())).toBe(false);
  });
  it('not cancel what is paid', () => {
    expect(canDo('cancel', owner, lesson({ status: 'paid' }))).toBe(false);
  });
});

it('only an admin has material read again, and only where that failed', () => {
  const failed = lesson({ status: 'submitted', hasAnalysisError: true });
  expect([owner, editor, admin].map((viewer) => canDo('reread', viewer, failed))).toEqual([
    false,
    false,
    true,
  ]);
  expect(canDo('reread', admin, lesson({ status: 'submitted' }))).toBe(false);
  expect(canDo('reread', admin, lesson({ status: 'analyzing', hasAnalysisError: true }))).toBe(false);
});

it('an editor never approves, pays or cancels', () => {
  for (const status of ['waiting_approval', 'waiting_payment', 'submitted'] as const) {
    const actions = allowedActions(editor, lesson({ status, hasAnalysisError: true }));
    expect(actions).toEqual(['message', 'upload']);
  }
});
