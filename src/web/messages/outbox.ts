/** A message on its way, or one that did not arrive. */
export interface OutgoingMessage {
  /** Names the intent: a retry repeats it, so that the server stores the message once. */
  key: string;
  content: string;
  createdAt: string;
  /** Why it did not arrive; null while it is being sent. */
  failure: string | null;
}

/** What a person has on the desk for one lesson: the text being written and what is on its way. */
export interface Desk {
  draft: string;
  outgoing: readonly OutgoingMessage[];
}

const EMPTY_DESK: Desk = { draft: '', outgoing: [] };

export const isBlank = (text: string): boolean => text.trim() === '';

/** Takes the draft as a message on its way. */
export function queueDraft(desk: Desk, { key, createdAt }: { key: string; createdAt: string }): Desk {
  const message = { key, createdAt, content: desk.draft.trim(), failure: null };
  return { draft: '', outgoing: [...desk.outgoing, message] };
}
export function setFailure(desk: Desk, key: string, failure: string | null): Desk {
  return {
    ...desk,
    outgoing: desk.outgoing.map((message) => (message.key === key ? { ...message, failure } : message)),
  };
}
export function removeOutgoing(desk: Desk, key: string): Desk {
  return { ...desk, outgoing: desk.outgoing.filter((message) => message.key !== key) };
}

/** Keeps each lesson's desk while the drawer is closed, so that nothing written gets lost. */
export function createOutbox() {
  const desks = new Map<string, Desk>();
  const listeners = new Set<() => void>();
  return {
    get: (lessonId: string): Desk => desks.get(lessonId) ?? EMPTY_DESK,
    update(lessonId: string, change: (desk: Desk) => Desk): void {
      desks.set(lessonId, change(desks.get(lessonId) ?? EMPTY_DESK));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const outbox = createOutbox();
