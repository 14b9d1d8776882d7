import type { UploadRule } from '#shared/files/accepted-kinds.ts';
import { checkFile } from '#shared/files/check-file.ts';
import { MAX_ATTACHMENTS } from '#shared/messages/messages.contract.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import type { ChosenFile } from './outbox.ts';

export interface TakenFiles {
  files: readonly ChosenFile[];
  /** What was left out, and why; the first of them where there are several. */
  fault: { title: string; detail: string } | null;
}

/** Adds to the chosen files what the rule lets pass, up to the number a message holds. */
export function takeFiles(
  chosen: readonly ChosenFile[],
  picked: readonly File[],
  { rule, createKey }: { rule: UploadRule; createKey: () => string },
): TakenFiles {
  const files = [...chosen];
  let fault: TakenFiles['fault'] = null;
  for (const file of picked) {
    const wrong = checkFile(file, rule) ?? (files.length >= MAX_ATTACHMENTS ? FULL : null);
    if (wrong) fault ??= wrong;
    else files.push({ key: createKey(), file });
  }
  return { files, fault };
}

const FULL = { title: 'Erro', detail: MESSAGE_TEXTS.tooMany(MAX_ATTACHMENTS) };
