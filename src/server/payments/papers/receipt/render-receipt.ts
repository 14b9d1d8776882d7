import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { dieWithParent } from '#engine/reading/isolation/die-with-parent.ts';
import { TOOL_ENVIRONMENT } from '#engine/reading/isolation/tool-environment.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { type ReceiptPage, toReceiptPage } from '#server/payments/documents/receipt/render-receipt.ts';

const CHILD = join(import.meta.dirname, 'typeset-receipt-child.ts');
const TIME_LIMIT_MS = 15_000;
const MOST_PDF_BYTES = 5_000_000;
/** Receipts set at once; further ones wait. Each takes a process of about 100 MB for a moment. */
const SEATS = 2;

let taken = 0;
const waiting: (() => void)[] = [];

/**
 * The receipt as a PDF (PDF/A-2b). The facts go to the typesetter as data, never as part of its source.
 * @throws Error when it cannot be set: a font is missing, the time limit passed
 */
export async function renderReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const page = toReceiptPage(facts);
  if (taken >= SEATS) await new Promise<void>((resolve) => waiting.push(resolve));
  else taken += 1;
  try {
    return await typeset(page);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

/** Runs the typesetter's own process on words that are ready. */
export function typeset(
  page: ReceiptPage,
  { child = CHILD, timeLimitMs = TIME_LIMIT_MS } = {},
): Promise<Buffer> {
  const node = dieWithParent(process.execPath, ['--disable-warning=ExperimentalWarning', child]);
  const limits = { timeout: timeLimitMs, killSignal: 'SIGKILL', maxBuffer: MOST_PDF_BYTES } as const;
  return new Promise((resolve, reject) => {
    const running = execFile(
      node.command,
      node.args,
      { ...limits, env: TOOL_ENVIRONMENT, encoding: 'buffer' },
      (error, stdout, stderr) => {
        if (error === null) return resolve(stdout);
        // The command itself is left out of the message; what the typesetter said names no customer's data.
        reject(new Error(`no receipt: ${error.killed ? 'time limit' : lastLines(stderr.toString())}`));
      },
    );
    running.stdin?.on('error', () => {});
    running.stdin?.end(JSON.stringify(page));
  });
}

const lastLines = (said: string) => said.trim().slice(-1500);
