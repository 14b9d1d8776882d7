import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { daysUntil } from '#web/platform/format.ts';
import type { Tone } from '#web/ui/tone.ts';
import { PROJECT_TEXTS } from './project-texts.ts';

export type Due =
  | { kind: 'failed'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'date'; deadline: string; tone: Tone; words: string; isOverdue: boolean };

/** What stands where the delivery is spoken of: a date with its distance, why there is none yet, or a failure. */
export function describeDue(
  { status, analysisError, deadline }: Pick<Lesson, 'status' | 'analysisError' | 'deadline'>,
  now: Date = new Date(),
): Due {
  if (status === 'submitted' && analysisError !== null) return { kind: 'failed', text: analysisError };
  if (status === 'cancelled') return { kind: 'note', text: PROJECT_TEXTS.noDelivery };
  if (status === 'completed') return { kind: 'note', text: PROJECT_TEXTS.delivered };
  if (deadline === null) return { kind: 'note', text: PROJECT_TEXTS.afterPayment };
  const days = daysUntil(deadline, now);
  const tone = days < 0 ? 'erro' : days <= 1 ? 'aviso' : 'ok';
  return { kind: 'date', deadline, tone, words: wordsOf(days), isOverdue: days < 0 };
}

const nearby = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
const counted = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' });

/** `hoje`, `amanhã`, then days in figures: `em 6 dias`, `há 2 dias` instead of `anteontem`. */
function wordsOf(days: number): string {
  return (Math.abs(days) <= 1 ? nearby : counted).format(days, 'day');
}
