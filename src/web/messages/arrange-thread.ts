import { saoPauloDay } from '#shared/calendar.ts';
import type { Message } from '#shared/messages/messages.contract.ts';
import { daysUntil, formatWrittenDay, inSaoPaulo } from '#shared/text/format.ts';
import type { OutgoingMessage } from './outbox.ts';

export type ThreadEntry =
  | { kind: 'stored'; id: string; createdAt: string; message: Message }
  | { kind: 'outgoing'; id: string; createdAt: string; message: OutgoingMessage };
export interface ThreadDay {
  /** `YYYY-MM-DD` in São Paulo. */
  day: string;
  label: string;
  entries: ThreadEntry[];
}

/**
 * The conversation under its days, oldest first, what is on its way at the end. Days follow the order of
 * the messages: a clock that runs ahead opens no second separator of the same day.
 */
export function arrangeThread(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  now: Date = new Date(),
): ThreadDay[] {
  const entries: ThreadEntry[] = [
    ...messages.map((message) => ({
      kind: 'stored' as const,
      id: message.id,
      createdAt: message.createdAt,
      message,
    })),
    ...outgoing.map((message) => ({
      kind: 'outgoing' as const,
      id: message.key,
      createdAt: message.createdAt,
      message,
    })),
  ];
  const days = new Map<string, ThreadDay>();
  for (const entry of entries) {
    const day = saoPauloDay(new Date(entry.createdAt));
    const known = days.get(day);
    if (known) known.entries.push(entry);
    else days.set(day, { day, label: nameDay(entry.createdAt, now), entries: [entry] });
  }
  return [...days.values()];
}

const inThisYear = inSaoPaulo({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

function nameDay(iso: string, now: Date): string {
  const days = daysUntil(iso, now);
  if (days >= 0) return 'hoje';
  if (days === -1) return 'ontem';
  const isThisYear = saoPauloDay(new Date(iso)).slice(0, 4) === saoPauloDay(now).slice(0, 4);
  return (isThisYear ? inThisYear : formatWrittenDay)(iso);
}
