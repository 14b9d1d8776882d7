import { askEarly } from '#web/platform/ask-early.ts';
import { tellLoadFailure } from './tell-load-failure.ts';

/** A tab that nobody looks at has no frames. */
const WITHOUT_FRAME_MS = 300;

/**
 * Loads and runs the app in a document that stands there painted already; the build names its files in the order in
 * which they need one another (scripts/web/document-scripts.ts). Style sheet and fonts have the line to themselves first. Each
 * file runs in a task of its own: all in one would keep a cheap phone from answering a finger for a fifth of a second.
 */
export function startAfterPaint(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const files = document.querySelector<HTMLMetaElement>('meta[name="lousa-scripts"]')?.content.split(' ');
    if (!files) return;
    void firstPaint().then(() => {
      askEarly();
      return run(files).catch(tellLoadFailure);
    });
  });
}

/** Once the first frame has been drawn, which is not before the style sheet is there. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, WITHOUT_FRAME_MS);
  });

async function run(files: readonly string[]): Promise<void> {
  document.head.append(...files.map(askFor));
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
}

/** A continuation of what runs, where the browser knows that: timers wait for longer the more of them follow each other. */
const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

function askFor(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  return link;
}
