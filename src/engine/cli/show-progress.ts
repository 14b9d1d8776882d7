/** Work shorter than this needs no word. */
const PATIENCE_MS = 1_000;
/** Between two lines of a log. */
const LINE_EVERY_MS = 3_000;

export interface Progress {
  /** What is being done, in one line; telling the same again costs nothing. */
  tell(text: string): void;
  /** Takes the line away, for what comes next is meant to stay. */
  clear(): void;
}

/** On a terminal one line that is written over; elsewhere a line now and then, once the work takes longer than a second. */
export function showProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (stream.isTTY) {
    const wipe = () => {
      stream.clearLine(0);
      stream.cursorTo(0);
    };
    return {
      tell: (text) => {
        wipe();
        stream.write(text);
      },
      clear: wipe,
    };
  }
  let told: string | null = null;
  let next = 0;
  return {
    tell: (text) => {
      if (told === null) next = performance.now() + PATIENCE_MS;
      const isNew = text !== told;
      told = text;
      if (!isNew || performance.now() < next) return;
      next = performance.now() + LINE_EVERY_MS;
      stream.write(`${text}\n`);
    },
    clear: () => {},
  };
}
