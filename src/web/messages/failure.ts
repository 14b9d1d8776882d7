import { messageOf } from '#web/platform/api-problem.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** Why a message did not arrive, as it is told. */
export interface Failure {
  title: string;
  text: string;
}

/** A file of a message did not arrive; the message was not tried. */
export class UploadFault extends Error {
  constructor(cause: unknown) {
    super(MESSAGE_TEXTS.uploadFailed, { cause });
    this.name = 'UploadFault';
  }
}

/** The customer's sentences for what did not arrive, with the server's reason. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof UploadFault) {
    return {
      title: MESSAGE_TEXTS.uploadFailedTitle,
      text: `${MESSAGE_TEXTS.uploadFailed}. ${messageOf(error.cause)}`,
    };
  }
  return { title: MESSAGE_TEXTS.failed, text: messageOf(error) };
}
