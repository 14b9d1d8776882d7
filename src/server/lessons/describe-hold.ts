import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { LessonRow } from './lessons.table.ts';

const FOR_TEACHER =
  'A produção está em pausa enquanto o pagamento é conferido. Se precisar, fale com o suporte.';
const FOR_STAFF = 'A entrega espera até isso ser resolvido.';

/**
 * Why a lesson rests, as far as this viewer is told; null where it goes on. The teacher need not be who contested
 * the payment (the card may be another's), so the sentence for them blames nobody.
 */
export function describeHold(
  { status, onHoldReason }: Pick<LessonRow, 'status' | 'onHoldReason'>,
  { role }: Viewer,
): string | null {
  if (onHoldReason === null || status === 'cancelled') return null;
  return role === 'teacher' ? FOR_TEACHER : `${onHoldReason} ${FOR_STAFF}`;
}
