/**
 * Runs the script of a document that stands there painted already (`data-inicio`, set by scripts/web/document-pages.ts)
 * once that has been shown: to read and run the app takes a cheap phone longer than to paint. It was asked for with the
 * document, so nothing comes later for it.
 */
export function startAfterPaint(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const script = document.querySelector<HTMLLinkElement>('link[data-inicio]');
    if (!script) return;
    // Asked for twice, a module runs once.
    const start = () => void import(/* @vite-ignore */ script.href);
    requestAnimationFrame(() => setTimeout(start));
    // A tab that nobody looks at has no frames.
    setTimeout(start, 250);
  });
}
