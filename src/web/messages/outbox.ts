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

/** What a person has on the desk for one lesson: what is being written and what is on its way. */
export interface Desk {
  draft: string;
  files: readonly ChosenFile[];
  outgoing: readonly OutgoingMessage[];
}

const EMPTY_DESK: Desk = { draft: '', files: [], outgoing: [] };

export const isBlank = (text: string): boolean => text.trim() === '';
/** Whether there is nothing to send: neither words nor files. */
export const isEmpty = ({ draft, files }: Desk): boolean => isBlank(draft) && files.length === 0;

/** Takes the draft with its files as a message on its way. */
export function queueDraft(desk: Desk, { key, createdAt }: { key: string; createdAt: string }): Desk {
  const files = desk.files.map((chosen) => ({ ...chosen, sent: 0, fileId: null }));
  const message = { key, createdAt, content: desk.draft.trim(), files, failure: null };
  return { draft: '', files: [], outgoing: [...desk.outgoing, message] };
}
export function setFailure(desk: Desk, key: string, failure: Failure | null): Desk {
  return changeOutgoing(desk, key, (message) => ({ ...message, failure }));
}
export function setFile(desk: Desk, key: string, changed: OutgoingFile): Desk {
  return changeOutgoing(desk, key, (message) => ({
    ...message,
    files: message.files.map((file) => (file.key === changed.key ? changed : file)),
  }));
}
export function removeOutgoing(desk: Desk, key: string): Desk {
  return { ...desk, outgoing: desk.outgoing.filter((message) => message.key !== key) };
}
/** Puts a message back on the desk, before what has been written since. */
export function recallOutgoing(desk: Desk, key: string): Desk {
  const message = desk.outgoing.find((each) => each.key === key);
  if (!message) return desk;
  const files = message.files.map(({ key: fileKey, file }) => ({ key: fileKey, file }));
  return {
    ...removeOutgoing(desk, key),
    draft: [message.content, desk.draft].filter((text) => !isBlank(text)).join('\n\n'),
    files: [...files, ...desk.files],
  };
}

function changeOutgoing(
  desk: Desk,
  key: string,
  change: (message: OutgoingMessage) => OutgoingMessage,
): Desk {
  return {
    ...desk,
    outgoing: desk.outgoing.map((message) => (message.key === key ? change(message) : message)),
  };
}

/** What has not arrived and is not on its way: the draft, after the messages that failed. */
const unsentText = ({ draft, outgoing }: Desk): string =>
  [...outgoing.filter(({ failure }) => failure !== null).map(({ content }) => content), draft]
    .filter((text) => !isBlank(text))
    .join('\n\n');

/**
 * Keeps each lesson's desk while the drawer is closed, and its text beyond the page, so that nothing written
 * gets lost.
 */
export function createOutbox(keep: (lessonId: string) => KeptText = (id) => keptText(`message.${id}`)) {
  const desks = new Map<string, { desk: Desk; kept: KeptText }>();
  const open = (lessonId: string) => {
    const known = desks.get(lessonId);
    if (known) return known;
    const kept = keep(lessonId);
    const draft = kept.load();
    const opened = { kept, desk: draft === '' ? EMPTY_DESK : { ...EMPTY_DESK, draft } };
    desks.set(lessonId, opened);
    return opened;
  };
  const listeners = new Set<() => void>();
  return {
    get: (lessonId: string): Desk => open(lessonId).desk,
    update(lessonId: string, change: (desk: Desk) => Desk): void {
      const { desk: before, kept } = open(lessonId);
      const desk = change(before);
      desks.set(lessonId, { desk, kept });
      kept.save(unsentText(desk));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const outbox = createOutbox();
