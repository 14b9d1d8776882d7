import { Check } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import { PALETTES, PALETTES_OF, type PaletteName, TEMPLATES, THEMES } from '#shared/composition/themes.ts';
import { type Look, type PreviewedLesson, useChangeLook } from '#web/composition/preview-queries.ts';
import { LOOK_TEXTS as TEXTS } from '#web/composition/preview-texts.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { coloursOf, LookSketch } from './look-sketch.tsx';

type Theme = Look['theme'];

/**
 * Theme and colours of the slides or pages. What is chosen stands as chosen at once; until the answer comes nothing else
 * can be.
 */
export function LookChoice({ lesson, preview }: { lesson: PreviewedLesson; preview: LessonPreview }) {
  const change = useChangeLook(lesson);
  // A theme that was left is come back to in its colours.
  const [worn, setWorn] = useState<readonly PaletteName[]>([]);
  const { unit, theme, palette } = preview;
  if (theme === null || palette === null) return null;
  const look: Look = change.isPending ? change.variables : { theme, palette };
  const themes = Object.entries<string>(unit === 'slide' ? THEMES : TEMPLATES) as [Theme, string][];
  const choose = (next: Look) => {
    if (change.isPending) return;
    setWorn([palette, ...worn.filter((one) => one !== palette)]);
    change.mutate(next);
  };
  const wear = (next: Theme) => {
    const fitting = [palette, ...worn, ...PALETTES_OF[next]].find((one) => PALETTES_OF[next].includes(one));
    choose({ theme: next, palette: fitting ?? palette });
  };
  const busy = change.isPending ? STILL : {};
  return (
    <section className="card p-5 print:hidden md:px-8 md:py-6" aria-labelledby="aparencia" {...busy}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="aparencia" className="text-xl font-bold">
          {TEXTS.title}
        </h2>
        <p className="hint" role="status">
          {change.isPending ? TEXTS.changing : TEXTS.hint}
        </p>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
        <ChoiceGroup
          legend={TEXTS.theme}
          className={`grid! gap-2.5 ${themes.length === 3 ? 'grid-cols-3!' : 'grid-cols-2!'} sm:w-max`}
        >
          {themes.map(([name, label]) => (
            <ThemeCard
              key={name}
              theme={name}
              label={label}
              palette={look.palette}
              isChosen={look.theme === name}
              onChoose={() => wear(name)}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup
          legend={TEXTS.palette}
          className="grid! grid-cols-2! gap-2.5 sm:grid-cols-4! lg:grid-cols-2! xl:grid-cols-4!"
        >
          {PALETTES_OF[look.theme].map((name) => (
            <label key={name} className="option items-center gap-2.5! p-2.5!">
              <input
                type="radio"
                className="tick"
                name="paleta"
                value={name}
                checked={look.palette === name}
                onChange={() => choose({ theme: look.theme, palette: name })}
              />
              <span className="min-w-0 flex-1">
                <span className="flex h-5 overflow-clip rounded-[.25rem]" aria-hidden="true">
                  {coloursOf(look.theme, name).map((colour) => (
                    <span key={colour} className="flex-1" style={{ background: colour }} />
                  ))}
                </span>
                <span className="mt-1 block text-[.9375rem] font-bold leading-tight">{PALETTES[name]}</span>
              </span>
            </label>
          ))}
        </ChoiceGroup>
      </div>
    </section>
  );
}

function ThemeCard({
  theme,
  label,
  palette,
  isChosen,
  onChoose,
}: {
  theme: Theme;
  label: string;
  palette: PaletteName;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  const fitting = PALETTES_OF[theme].includes(palette) ? palette : (PALETTES_OF[theme][0] ?? palette);
  return (
    <label className="option flex-col gap-0! p-1.5! sm:w-36">
      <input
        type="radio"
        className="peer sr-only"
        name="tema"
        value={theme}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
      />
      <span className="absolute -right-2 -top-2 hidden size-6 place-items-center rounded-full bg-action text-action-t peer-checked:grid">
        <Check size={16} strokeWidth={3} aria-hidden="true" />
      </span>
      <LookSketch theme={theme} colours={coloursOf(theme, fitting)} />
      <span className="px-1 pb-0.5 pt-1.5 leading-tight">
        <strong id={`${id}-name`} className="block">
          {label}
        </strong>
        <span id={`${id}-note`} className="whitespace-nowrap text-[.875rem] text-ink-2">
          {TEXTS.themeNotes[theme]}
        </span>
      </span>
    </label>
  );
}

const CHANGING_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' '];

/** Nothing can be chosen, and the focus stays where it is: `disabled` would throw it away. */
const STILL = {
  'aria-disabled': true,
  'aria-busy': true,
  onClickCapture: (event: MouseEvent) => event.preventDefault(),
  onKeyDownCapture: (event: KeyboardEvent) => CHANGING_KEYS.includes(event.key) && event.preventDefault(),
} as const;
