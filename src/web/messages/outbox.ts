import { type KeptText, keptText } from '#web/platform/kept-text.ts';
import type { Failure } from './failure.ts';

/** A file chosen to go with a message. */
export interface ChosenFile {
  /** Names the intent: a retry repeats it, so that the server stores the file once. */
  key: string;
  file: File;
}
/** A file on its way with its message. */
export interface OutgoingFile extends ChosenFile {
  /** Bytes that have left. */
  sent: number;
  /** As the server keeps it; null until it is there whole. */
  fileId: string | null;
}

/** A message on its way, or one that did not arrive. */
export interface OutgoingMessage {
  /** Names the intent: a retry repeats it, so that the server stores the message once. */
  key: string;
  content: string;
  files: readonly OutgoingFile[];
  createdAt: string;
  /** Why it did not arrive; null while it is being sent. */
  failure: Failure | null;
}

/** What a person has not sent yet to one lesson: what is being written and what is on its way. */
export interface Unsent {
  draft: string;
  files: readonly ChosenFile[];
  outgoing: readonly OutgoingMessage[];
}

const NOTHING_UNSENT: Unsent = { draft: '', files: [], outgoing: [] };

export const isBlank = (text: string): boolean => text.trim() === '';
/** Whether there is nothing to send: neither words nor files. */
export const isEmpty = ({ draft, files }: Unsent): boolean => isBlank(draft) && files.length === 0;

/** Takes the draft with its files as a message on its way. */
export function queueDraft(unsent: Unsent, { key, createdAt }: { key: string; createdAt: string }): Unsent {
  const files = unsent.files.map((chosen) => ({ ...chosen, sent: 0, fileId: null }));
  const message = { key, createdAt, content: unsent.draft.trim(), files, failure: null };
  return { draft: '', files: [], outgoing: [...unsent.outgoing, message] };
}
export function setFailure(unsent: Unsent, key: string, failure: Failure | null): Unsent {
  return changeOutgoing(unsent, key, (message) => ({ ...message, failure }));
}
export function setFile(unsent: Unsent, key: string, changed: OutgoingFile): Unsent {
  return changeOutgoing(unsent, key, (message) => ({
    ...message,
    files: message.files.map((file) => (file.key === changed.key ? changed : file)),
  }));
}
export function removeOutgoing(unsent: Unsent, key: string): Unsent {
  return { ...unsent, outgoing: unsent.outgoing.filter((message) => message.key !== key) };
}
/** Takes a message back into the draft, before what has been written since. */
export function recallOutgoing(unsent: Unsent, key: string): Unsent {
  const message = unsent.outgoing.find((each) => each.key === key);
  if (!message) return unsent;
  const files = message.files.map(({ key: fileKey, file }) => ({ key: fileKey, file }));
  return {
    ...removeOutgoing(unsent, key),
    draft: [message.content, unsent.draft].filter((text) => !isBlank(text)).join('\n\n'),
    files: [...files, ...unsent.files],
  };
}

function changeOutgoing(
  unsent: Unsent,
  key: string,
  change: (message: OutgoingMessage) => OutgoingMessage,
): Unsent {
  return {
    ...unsent,
    outgoing: unsent.outgoing.map((message) => (message.key === key ? change(message) : message)),
  };
}

/** What has not arrived and is not on its way: the draft, after the messages that failed. */
const unsentText = ({ draft, outgoing }: Unsent): string =>
  [...outgoing.filter(({ failure }) => failure !== null).map(({ content }) => content), draft]
    .filter((text) => !isBlank(text))
    .join('\n\n');

/**
 * Keeps what is unsent of each lesson while the drawer is closed, and its text beyond the page, so that nothing written
 * gets lost.
 */
export function createOutbox(keep: (lessonId: string) => KeptText = (id) => keptText(`message.${id}`)) {
  const perLesson = new Map<string, { unsent: Unsent; kept: KeptText }>();
  const open = (lessonId: string) => {
    const known = perLesson.get(lessonId);
    if (known) return known;
    const kept = keep(lessonId);
    const draft = kept.load();
    const opened = { kept, unsent: draft === '' ? NOTHING_UNSENT : { ...NOTHING_UNSENT, draft } };
    perLesson.set(lessonId, opened);
    return opened;
  };
  const listeners = new Set<() => void>();
  return {
    get: (lessonId: string): Unsent => open(lessonId).unsent,
    update(lessonId: string, change: (unsent: Unsent) => Unsent): void {
      const { unsent: before, kept } = open(lessonId);
      const unsent = change(before);
      perLesson.set(lessonId, { unsent, kept });
      kept.save(unsentText(unsent));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const outbox = createOutbox();
