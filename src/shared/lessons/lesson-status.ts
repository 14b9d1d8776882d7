/** The life of a lesson (product.md §2 of the design): every status, its words and every legal move. */
export const LESSON_STATUSES = {
  submitted: { label: 'Enviado', progress: 10 },
  analyzing: { label: 'Analisando', progress: 25 },
  waiting_approval: { label: 'Aguardando Aprovação', progress: 40 },
  waiting_payment: { label: 'Aguardando Pagamento', progress: 60 },
  paid: { label: 'Pago', progress: 70 },
  in_production: { label: 'Em Produção', progress: 85 },
  completed: { label: 'Finalizado', progress: 100 },
  cancelled: { label: 'Cancelado', progress: 0 },
} as const;
export type LessonStatus = keyof typeof LESSON_STATUSES;

/** Staff screens call a finished lesson 'Concluído'. */
export const STAFF_COMPLETED_LABEL = 'Concluído';

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
  request_adjustments: { from: ['waiting_approval'], to: 'analyzing', by: ['teacher'] },
  /** Another size is another plan: also what was approved is shown again before it is paid. */
  change_size: {
    from: ['submitted', 'analyzing', 'waiting_approval', 'waiting_payment'],
    to: 'analyzing',
    by: ['teacher'],
  },
  approve: { from: ['waiting_approval'], to: 'waiting_payment', by: ['teacher'] },
  /** 'Seguir sem análise': only where the analysis failed for good. */
  approve_without_analysis: { from: ['submitted'], to: 'waiting_payment', by: ['teacher'] },
  /** While it is analysed as well: what the analysis comes to is then dropped. */
  cancel: {
    from: ['submitted', 'analyzing', 'waiting_approval', 'waiting_payment'],
    to: 'cancelled',
    by: ['teacher', 'admin'],
  },
  confirm_payment: { from: ['waiting_payment'], to: 'paid', by: ['payment'] },
  assign_editor: { from: ['paid', 'submitted'], to: 'in_production', by: ['admin'] },
  deliver: { from: ['in_production'], to: 'completed', by: ['editor', 'admin'] },
  request_revision: { from: ['completed'], to: 'in_production', by: ['teacher'] },
  /** Everything that was paid goes back: granted by an admin, or by the rule of the first seven days. */
  refund: { from: ['paid', 'in_production', 'completed'], to: 'cancelled', by: ['admin', 'payment'] },
} as const satisfies Record<string, Transition>;
export type LessonEvent = keyof typeof LESSON_TRANSITIONS;

const PRICED: readonly LessonStatus[] = ['submitted', 'analyzing', 'waiting_approval', 'waiting_payment'];

/** Whether the price may still change: until it is paid. */
export const isPriceOpen = (status: LessonStatus): boolean => PRICED.includes(status);

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
