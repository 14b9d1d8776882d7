import { uploadFile } from '#shared/files/files.contract.ts';
import { type Message, sendMessage } from '#shared/messages/messages.contract.ts';
import { callApi } from '#web/platform/call-api.ts';
import { UploadFault } from './failure.ts';
import type { OutgoingFile, OutgoingMessage } from './outbox.ts';

interface Sending {
  /** Told how far each file is. */
  onFile: (file: OutgoingFile) => void;
  signal: AbortSignal;
  call?: typeof callApi;
}

/**
 * Sends the files of a message one after the other, then the message itself. What a try before has brought
 * there is not sent again.
 * @throws UploadFault where a file does not arrive, ApiProblem where the message does not
 */
export async function sendOutgoing(
  lessonId: string,
  { content, files, key }: OutgoingMessage,
  { onFile, signal, call = callApi }: Sending,
): Promise<Message> {
  const attachmentIds: string[] = [];
  for (const file of files) {
    const fileId = file.fileId ?? (await sendFile(lessonId, file, { onFile, signal, call }));
    attachmentIds.push(fileId);
  }
  return call(sendMessage, {
    params: { id: lessonId },
    body: { content, attachmentIds },
    idempotencyKey: key,
    signal,
  });
}

async function sendFile(
  lessonId: string,
  outgoing: OutgoingFile,
  { onFile, signal, call }: Required<Sending>,
): Promise<string> {
  const form = new FormData();
  form.append('file', outgoing.file, outgoing.file.name);
  try {
    const { id } = await call(uploadFile, {
      params: { lessonId },
      form,
      idempotencyKey: outgoing.key,
      signal,
      onUploadProgress: ({ sent, total }) =>
        onFile({ ...outgoing, sent: total > 0 ? Math.floor((sent / total) * outgoing.file.size) : 0 }),
    });
    onFile({ ...outgoing, sent: outgoing.file.size, fileId: id });
    return id;
  } catch (error) {
    throw new UploadFault(error);
  }
}
