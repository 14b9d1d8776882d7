import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import {
  PALETTES,
  PALETTES_OF,
  type PaletteName,
  TEMPLATES,
  type TemplateName,
  THEMES,
  type ThemeName,
} from '#shared/composition/themes.ts';
import { coloursOf, LookSketch } from '#web/composition/look/look-sketch.tsx';
import { INSPECTOR_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';

type Look = ThemeName | TemplateName;
const NAMES: Record<Look, string> = { ...THEMES, ...TEMPLATES };
const LOOKS_OF: Record<DraftDeck['kind'], Look[]> = {
  deck: Object.keys(THEMES) as ThemeName[],
  booklet: Object.keys(TEMPLATES) as TemplateName[],
};

/** Theme and colours of all slides or pages, folded until they are wanted. */
export function LookPart() {
  const { store } = useStudio();
  const kind = useDraft(({ deck }) => deck.kind);
  const theme = useDraft(({ deck }) => deck.theme);
  const palette = useDraft(({ deck }) => deck.palette);
  const wear = (look: Pick<DraftDeck, 'theme' | 'palette'>) =>
    store.edit({ ...store.get().deck, ...look }, { part: 'look' });
  const fitting = (next: Look): PaletteName =>
    PALETTES_OF[next].includes(palette) ? palette : (PALETTES_OF[next][0] ?? palette);
  return (
    <details className="studio-fold">
      <summary className="studio-part-head">
        <h2 className="text-[.9375rem] font-bold">{TEXTS.look}</h2>
        <span className="ml-auto text-[.8125rem] text-ink-2">
          {NAMES[theme]}, {PALETTES[palette]}
        </span>
      </summary>
      <fieldset className="grid grid-cols-3! gap-1 px-2 pt-1">
        <legend className="sr-only">{TEXTS.theme}</legend>
        {LOOKS_OF[kind].map((name) => (
          <label key={name} className="studio-layout" data-chosen={theme === name || undefined}>
            <input
              type="radio"
              name="tema"
              className="sr-only"
              checked={theme === name}
              onChange={() => wear({ theme: name, palette: fitting(name) })}
            />
            <LookSketch theme={name} colours={coloursOf(name, fitting(name))} />
            <span className="mt-0.5 block text-[.75rem] leading-4">{NAMES[name]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="grid grid-cols-4! gap-1 p-2">
        <legend className="sr-only">{TEXTS.palette}</legend>
        {PALETTES_OF[theme].map((name) => (
          <label key={name} className="studio-layout" data-chosen={palette === name || undefined}>
            <input
              type="radio"
              name="cores"
              className="sr-only"
              checked={palette === name}
              onChange={() => wear({ theme, palette: name })}
            />
            <span className="flex h-4 overflow-clip rounded-[3px]" aria-hidden="true">
              {coloursOf(theme, name).map((colour) => (
                <span key={colour} className="flex-1" style={{ background: colour }} />
              ))}
            </span>
            <span className="mt-0.5 block truncate text-[.75rem] leading-4">{PALETTES[name]}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
