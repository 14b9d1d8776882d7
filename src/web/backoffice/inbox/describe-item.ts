import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { formatReais } from '#shared/money.ts';
import { formatNumber, formatRelativeDay } from '#shared/text/format.ts';

const MINUTE_MS = 60_000;
const quoted = (words: string) => `“${words.replaceAll(/\s+/g, ' ').trim()}”`;
const clientOf = ({ lesson }: InboxItem) => lesson?.client.name ?? '';
const titleOf = ({ lesson, words }: InboxItem) => lesson?.title ?? words;

/** The first line of a row: who waits, or what it is about. */
export function nameItem(item: InboxItem): string {
  switch (item.kind) {
    case 'message':
    case 'refund':
      return clientOf(item);
    case 'rating':
      return `${titleOf(item)}, nota ${item.count}`;
    case 'lead':
    case 'difference':
      return item.lesson?.title ?? item.words;
    default:
      return titleOf(item);
  }
}

/** The heading of an item that is open. */
export function headItem(item: InboxItem): string {
  if (item.kind === 'refund' && item.reais !== null)
    return `${clientOf(item)} pede ${formatReais(item.reais)} de volta`;
  return nameItem(item);
}

/** What stands below that heading beside lesson and client, and neither it nor what is decided with below says. */
export function tellBeside(item: InboxItem): string {
  switch (item.kind) {
    case 'message':
      return item.lesson?.editor?.name ?? '';
    case 'rating':
    case 'analysis':
    case 'refund':
    case 'lead':
      return '';
    default:
      return tellFact(withoutWords(item));
  }
}

/** Without the words, which stand in full below, and without the client, who has a link there. */
const withoutWords = (item: InboxItem): InboxItem => ({
  ...item,
  words: '',
  lesson: item.lesson && { ...item.lesson, client: { ...item.lesson.client, name: '' } },
});

/** The second line of a row: the fact needed to decide. */
export function tellFact(item: InboxItem, now: Date = new Date()): string {
  const { kind, words, reais, due, count, lesson } = item;
  const money = reais === null ? '' : formatReais(reais);
  const editor = lesson?.editor ? `com ${lesson.editor.name}` : '';
  switch (kind) {
    case 'refund':
      return [money && `Pede ${money} de volta.`, quoted(words)].filter(Boolean).join(' ');
    case 'refund_failed':
      return [money, clientOf(item), words].filter(Boolean).join(', ');
    case 'difference':
      return [money, lesson ? words : ''].filter(Boolean).join(', ');
    case 'file':
      return [words, 'preso antes de abrir'].filter(Boolean).join(', ');
    case 'late':
    case 'due':
      return [clientOf(item), editor, due ? formatRelativeDay(due, now) : ''].filter(Boolean).join(', ');
    case 'message':
      return [
        words ? quoted(words) : 'Enviou um arquivo',
        (count ?? 1) > 1 ? `${formatNumber(count ?? 1)} sem resposta` : '',
      ]
        .filter(Boolean)
        .join(' · ');
    case 'unassigned':
      return [words, clientOf(item), money, due ? `entrega ${formatRelativeDay(due, now)}` : '']
        .filter(Boolean)
        .join(', ');
    case 'analysis':
      return [words, clientOf(item)].filter(Boolean).join(' ');
    case 'rating':
      return [words ? quoted(words) : 'Sem comentário', clientOf(item)].join(' ');
    case 'lead':
      return 'Pediu um orçamento institucional';
  }
}

/** How long it waits, as short as a row needs it: `12 min`, `3 h`, `2 d`. */
export function tellAge(since: string, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h` : `${formatNumber(Math.floor(hours / 24))} d`;
}
