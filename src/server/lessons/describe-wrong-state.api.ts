import { Problem } from '#server/platform/http/problem.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';

/** What can be done in each status, as the second half of the sentence. */
const WAY_ON: Record<LessonStatus, string> = {
  submitted: 'aguarde a análise, envie outro material ou cancele',
  analyzing: 'aguarde o fim da análise',
  waiting_approval: 'aprove a análise, peça ajustes, envie outro material ou cancele',
  waiting_payment: 'faça o pagamento ou cancele',
  paid: 'aguarde o início da produção ou fale com o suporte',
  in_production: 'acompanhe a produção ou fale com o suporte',
  completed: 'baixe o material ou peça uma revisão',
  cancelled: 'para continuar, faça um novo pedido',
};

/** The 409 of a call that the lesson's present status does not allow: says the status and the way on. */
export function describeWrongState(status: LessonStatus): Problem {
  const message = `A aula está em "${LESSON_STATUSES[status].label}": ${WAY_ON[status]}.`;
  return new Problem('wrong_state', { message, data: { lessonStatus: status } });
}
