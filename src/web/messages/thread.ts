import { type MessageSide, sideOf } from '#shared/messages/message-side.ts';
import type { Message } from '#shared/messages/messages.contract.ts';

/** As much of a conversation as is known, from its newest message back without a gap. */
export interface Thread {
  /** Oldest first. */
  messages: readonly Message[];
  /** Where the messages before them begin; null where there are none. */
  olderCursor: string | null;
  /** The newest message a reading brought: what was sent from here may stand beyond it. */
  readTo: string;
}
export interface ThreadPage {
  /** Oldest first. */
  items: readonly Message[];
  nextCursor: string | null;
}
export type ReadPage = (cursor?: string) => Promise<ThreadPage>;

/** So many pages are read to meet what is known already; beyond them it is given up and read back anew. */
const MOST_MISSED_PAGES = 4;

/**
 * Reads the end of a conversation, and back to what is known of it: while nobody looked more may have come than fits
 * on a page. Answers that alone; joinThreads puts both together once it is here.
 */
export async function readEnd(read: ReadPage, known: Thread | undefined): Promise<Thread> {
  let end = addOlder(undefined, await read());
  for (let pages = 0; pages < MOST_MISSED_PAGES && known && isGapBetween(known, end); pages++) {
    end = addOlder(end, await read(end.olderCursor ?? undefined));
  }
  return end;
}

/** What is known of a conversation and a reading of its end, whichever was sent first: nothing known gets lost. */
export function joinThreads(known: Thread | undefined, end: Thread): Thread {
  if (!known) return end;
  const isGap = isGapBetween(known, end);
  const kept = isGap ? known.messages.filter(({ id }) => id > end.readTo) : known.messages;
  const reachesFurther =
    !isGap && idOf(known.messages[0]) <= idOf(end.messages[0]) && known.messages.length > 0;
  return {
    messages: join(kept, end.messages),
    olderCursor: reachesFurther ? known.olderCursor : end.olderCursor,
    readTo: known.readTo > end.readTo ? known.readTo : end.readTo,
  };
}

/** Puts an older page before what is known. */
export function addOlder(known: Thread | undefined, { items, nextCursor }: ThreadPage): Thread {
  if (!known) return { messages: items, olderCursor: nextCursor, readTo: idOf(items.at(-1)) };
  return { ...known, messages: join(items, known.messages), olderCursor: nextCursor };
}

/** Adds a message the server has stored, unless a reading brought it already. */
export function addSent(known: Thread | undefined, stored: Message): Thread {
  const { messages, ...rest } = known ?? { messages: [], olderCursor: null, readTo: '' };
  return messages.some(({ id }) => id === stored.id)
    ? { messages, ...rest }
    : { ...rest, messages: [...messages, stored] };
}

const idOf = (message: Message | undefined): string => message?.id ?? '';
const isGapBetween = (known: Thread, end: Thread): boolean =>
  end.olderCursor !== null && idOf(end.messages[0]) > known.readTo;

/** Ids grow with time. What was once read stays read: an answer may be older than the news of it. */
function join(before: readonly Message[], after: readonly Message[]): Message[] {
  const known = new Map(before.map((message) => [message.id, message]));
  for (const message of after) {
    const { read } = known.get(message.id) ?? message;
    known.set(message.id, read === message.read ? message : { ...message, read: true });
  }
  const messages = [...known.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return markOlderSeen(messages);
}

/** Whoever has read a message has read all before it, those of pages that are not read again among them. */
function markOlderSeen(messages: Message[]): Message[] {
  let seen = messages;
  for (const from of ['teacher', 'production'] as const) {
    const last = seen.findLastIndex(({ read, senderType }) => read && sideOf(senderType) === from);
    const by = from === 'teacher' ? 'production' : 'teacher';
    if (seen.some(({ read, senderType }, index) => index < last && !read && sideOf(senderType) === from)) {
      seen = [...markSeen(seen.slice(0, last), by), ...seen.slice(last)];
    }
  }
  return seen;
}

/** Marks as read what stands for `side` to read: all that the other one wrote. */
export function markSeen(messages: readonly Message[], side: MessageSide): Message[] {
  return messages.map((message) =>
    message.read || sideOf(message.senderType) === side ? message : { ...message, read: true },
  );
}
