import { keysOf } from '#shared/http/keys-of.ts';

/**
 * The stretch of its life a status stands in. Every list of statuses below is made of phases, so that a new status
 * takes its place in all of them, and in what is decided by them, when it names its own.
 */
type LessonPhase = 'analysis' | 'teacher' | 'work' | 'delivered' | 'called_off';

/** One status: its word, percent of the way, its phase, and whether staff may set it by hand. */
interface StatusFacts {
  label: string;
  progress: number;
  phase: LessonPhase;
  /** The two that only an analysis of the material brings about are not for staff to set. */
  isSettable: boolean;
}

/** The life of a lesson: every status, its words and, below, every legal move. */
export const LESSON_STATUSES = {
  submitted: { label: 'Enviado', progress: 10, phase: 'analysis', isSettable: true },
  analyzing: { label: 'Analisando', progress: 25, phase: 'analysis', isSettable: false },
  waiting_approval: { label: 'Aguardando Aprovação', progress: 40, phase: 'teacher', isSettable: false },
  waiting_payment: { label: 'Aguardando Pagamento', progress: 60, phase: 'teacher', isSettable: true },
  paid: { label: 'Pago', progress: 70, phase: 'work', isSettable: true },
  in_production: { label: 'Em Produção', progress: 85, phase: 'work', isSettable: true },
  completed: { label: 'Finalizado', progress: 100, phase: 'delivered', isSettable: true },
  cancelled: { label: 'Cancelado', progress: 0, phase: 'called_off', isSettable: true },
} as const satisfies Record<string, StatusFacts>;
export type LessonStatus = keyof typeof LESSON_STATUSES;

/** Every status, in the order of a lesson's life. */
export const STATUS_NAMES = keysOf<LessonStatus>(LESSON_STATUSES);

/** What staff screens call a status: a finished lesson is 'Concluído' there. */
export const staffLabelOf = (status: LessonStatus): string =>
  status === 'completed' ? 'Concluído' : LESSON_STATUSES[status].label;
export const STAFF_LABELS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ STATUS_NAMES.map((status) => [status, staffLabelOf(status)]),
) as Record<LessonStatus, string>;

type StatusIn<P extends LessonPhase> = {
  [S in LessonStatus]: (typeof LESSON_STATUSES)[S]['phase'] extends P ? S : never;
}[LessonStatus];
const statusesIn = <P extends LessonPhase>(...phases: readonly P[]): readonly StatusIn<P>[] =>
  STATUS_NAMES.filter((status): status is StatusIn<P> =>
    (phases as readonly LessonPhase[]).includes(LESSON_STATUSES[status].phase),
  );
const isAmong =
  <S extends LessonStatus>(statuses: readonly S[]) =>
  (status: LessonStatus): status is S =>
    (statuses as readonly LessonStatus[]).includes(status);

/** The material waits to be read, or is being read; where `analysisError` is set, that failed. */
export const IN_ANALYSIS = /* @__PURE__ */ statusesIn('analysis');
export const isInAnalysis = /* @__PURE__ */ isAmong(IN_ANALYSIS);

/** Nothing goes on until the teacher approves or pays. */
export const AWAITING_TEACHER = /* @__PURE__ */ statusesIn('teacher');

/** Not paid for yet: the order and its price may still change, and it may be called off. */
export const UNPAID = /* @__PURE__ */ statusesIn('analysis', 'teacher');
/** Whether the price may still change: until it is paid. */
export const isPriceOpen = /* @__PURE__ */ isAmong(UNPAID);

/** Paid for and not yet delivered: the deadline counts. */
export const UNDERWAY = /* @__PURE__ */ statusesIn('work');
export type UnderwayStatus = (typeof UNDERWAY)[number];
export const isUnderway = /* @__PURE__ */ isAmong(UNDERWAY);

/** Paid for and not given up, delivered or not: there is money that may be given back. */
export const PAID = /* @__PURE__ */ statusesIn('work', 'delivered');
export type PaidStatus = (typeof PAID)[number];
export const isPaid = /* @__PURE__ */ isAmong(PAID);

/** Paid for or given up: what a teacher reads of it is no longer about ordering. */
export type LaterStatus = StatusIn<'work' | 'delivered' | 'called_off'>;

/** Over: nothing is to come unless somebody reopens it. */
export const CLOSED = /* @__PURE__ */ statusesIn('delivered', 'called_off');
export const isClosed = /* @__PURE__ */ isAmong(CLOSED);
/** Something is still to come. */
export const OPEN = /* @__PURE__ */ statusesIn('analysis', 'teacher', 'work');

/** What staff may set by hand. */
export const SETTABLE: readonly LessonStatus[] = /* @__PURE__ */ STATUS_NAMES.filter(
  (status) => LESSON_STATUSES[status].isSettable,
);

export type LessonActor = 'teacher' | 'editor' | 'admin' | 'worker' | 'payment';

interface Transition {
  from: readonly LessonStatus[];
  to: LessonStatus;
  by: readonly LessonActor[];
}

/** Nothing moves a lesson but these. `guard` conditions beyond the status stand with the use case. */
export const LESSON_TRANSITIONS = {
  start_analysis: { from: ['submitted'], to: 'analyzing', by: ['worker'] },
  finish_analysis: { from: ['analyzing'], to: 'waiting_approval', by: ['worker'] },
  fail_analysis: { from: ['analyzing'], to: 'submitted', by: ['worker'] },
  replace_material: { from: ['submitted', 'waiting_approval'], to: 'analyzing', by: ['teacher'] },
  /** The same material once more, where the house thinks that the fault was its own. */
  retry_analysis: { from: ['submitted'], to: 'analyzing', by: ['admin'] },
  request_adjustments: { from: ['waiting_approval'], to: 'analyzing', by: ['teacher'] },
  /** Another size is another plan: also what was approved is shown again before it is paid. */
  change_size: {
    from: UNPAID,
    to: 'analyzing',
    by: ['teacher'],
  },
  approve: { from: ['waiting_approval'], to: 'waiting_payment', by: ['teacher'] },
  /** 'Seguir sem análise': only where the analysis failed for good. */
  approve_without_analysis: { from: ['submitted'], to: 'waiting_payment', by: ['teacher'] },
  /** While it is analysed as well: what the analysis comes to is then dropped. */
  cancel: {
    from: UNPAID,
    to: 'cancelled',
    by: ['teacher', 'admin'],
  },
  confirm_payment: { from: ['waiting_payment'], to: 'paid', by: ['payment'] },
  assign_editor: { from: ['paid', 'submitted'], to: 'in_production', by: ['admin'] },
  /** Nobody takes it up: the draft of an institutional contract goes out as it is, see `deliver`. */
  start_by_itself: { from: ['paid'], to: 'in_production', by: ['worker'] },
  deliver: { from: ['in_production'], to: 'completed', by: ['editor', 'admin', 'worker'] },
  request_revision: { from: ['completed'], to: 'in_production', by: ['teacher'] },
  /** Everything that was paid goes back: granted by an admin, or by the rule of the first seven days. */
  refund: { from: PAID, to: 'cancelled', by: ['admin', 'payment'] },
} as const satisfies Record<string, Transition>;
export type LessonEvent = keyof typeof LESSON_TRANSITIONS;

/** Why a price does not change any more, and what staff can do instead. */
export const describeFixedPrice = (status: LessonStatus): string =>
  status === 'cancelled'
    ? 'O preço de um projeto cancelado não muda mais.'
    : 'O preço não muda mais: o projeto já foi pago. Para cobrar menos, reembolse uma parte em Financeiro.';

/** Whether `event` may happen in `status` at the hand of `actor`. */
export function canTransition(event: LessonEvent, status: LessonStatus, actor: LessonActor): boolean {
  const transition: Transition = LESSON_TRANSITIONS[event];
  return transition.from.includes(status) && transition.by.includes(actor);
}
