import { SHELL_TEXTS } from './frame-texts.ts';

export const MAIN_ID = 'conteudo';

/** The first stop of the Tab key: past the bar, to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded-field bg-yellow p-3 font-bold text-charcoal focus:not-sr-only focus:absolute focus:left-2 focus:top-2"
      onClick={(event) => {
        // The router must not take the fragment for a change of screen.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {SHELL_TEXTS.skip}
    </a>
  );
}
