import type { JobProgress } from '#engine/reading/isolation/messages.ts';

/** One line on a terminal that is written over; nothing at all where the output goes to a file or a pipe. */
export function showProgress(stream: NodeJS.WriteStream): {
  update: (progress: JobProgress) => void;
  clear: () => void;
} {
  if (!stream.isTTY) return { update: () => {}, clear: () => {} };
  return {
    update: ({ step, done, total }) => {
      stream.clearLine(0);
      stream.cursorTo(0);
      stream.write(step === 'ocr' ? `Reconhecendo o texto: página ${done} de ${total}` : 'Lendo o arquivo…');
    },
    clear: () => {
      stream.clearLine(0);
      stream.cursorTo(0);
    },
  };
}
