import type { PaletteName, TemplateName, ThemeName } from '#shared/composition/themes.ts';

type Colours = readonly [dark: string, structure: string, signal: string];
type Theme = ThemeName | TemplateName;

/** What tells the palettes apart, as the slides and pages are drawn: the dark ground, the main colour, the signal. */
const COLOURS: Record<PaletteName, Colours> = {
  natureza: ['#11352a', '#1a6b54', '#ffce3a'],
  humanas: ['#4a1230', '#b23a2b', '#ffce3a'],
  matematica: ['#14284f', '#2458a6', '#ffce3a'],
  linguagens: ['#371f4a', '#7a3f93', '#ffce3a'],
  petroleo: ['#0f3540', '#0e6073', '#e2a72e'],
  indigo: ['#1e2a56', '#3549a0', '#e2a72e'],
  oliva: ['#2b3620', '#52702a', '#e2a72e'],
  grafite: ['#24282d', '#4a5560', '#e2a72e'],
};

/** Recreio has one scheme; which of its colours comes first tells the subjects apart. */
const RECREIO: Partial<Record<PaletteName, Colours>> = {
  natureza: ['#3b2c85', '#2463cc', '#ffc42e'],
  humanas: ['#3b2c85', '#0b7a8a', '#ffc42e'],
  matematica: ['#3b2c85', '#8246bf', '#ffc42e'],
  linguagens: ['#3b2c85', '#c93c1f', '#ffc42e'],
};

export const coloursOf = (theme: Theme, palette: PaletteName): Colours =>
  (theme === 'recreio' ? RECREIO[palette] : undefined) ?? COLOURS[palette];

/** A first slide or page of a theme in a few strokes, in the colours given. Decorative. */
export function LookSketch({
  theme,
  colours: [dark, structure, signal],
}: {
  theme: Theme;
  colours: Colours;
}) {
  return (
    <svg
      viewBox="0 0 64 36"
      className="block h-auto w-full rounded-[.3125rem] ring-1 ring-border"
      aria-hidden="true"
    >
      {theme === 'recreio' && (
        <>
          <path d="M0 0h64v36H0z" fill="#fff6e4" />
          <path d="M38 0h13v12H38z" fill={structure} />
          <path d="M51 12h13v12H51z" fill={signal} />
          <path d="M38 24h13v12H38z" fill="#1a7d4e" />
          <circle cx="44.500" cy="18" r="6" fill={signal} />
          <circle cx="57.500" cy="6" r="6" fill="#c93c1f" />
          <circle cx="57.500" cy="30" r="6" fill={structure} />
          <path d="M6 12h24M6 18h17" stroke={dark} strokeWidth="4" strokeLinecap="round" />
          <path d="M6 26h12" stroke={structure} strokeWidth="2" strokeLinecap="round" />
        </>
      )}
      {theme === 'quadro' && (
        <>
          <path d="M0 0h64v36H0z" fill={dark} />
          <path d="M6 13h26M6 19h18" stroke="#f6f3e8" strokeWidth="3.500" strokeLinecap="round" />
          <path d="M6 25c4-1 9-1 14 0" stroke={signal} strokeWidth="2" fill="none" strokeLinecap="round" />
          <path
            d="M38 26c4-12 7-12 10-4s5 5 9-8"
            stroke="#f6f3e8"
            strokeWidth="1.500"
            fill="none"
            opacity=".75"
          />
          <circle cx="52" cy="11" r="4" fill="none" stroke="#f6f3e8" strokeWidth="1.500" opacity=".75" />
          <path d="M0 33.500h64v2.500H0z" fill={structure} />
        </>
      )}
      {theme === 'norma' && (
        <>
          <path d="M0 0h64v36H0z" fill="#fff" />
          <path d="M42 0h22v36H42z" fill={structure} />
          <path d="M46 24v-6M50 27V13M54 24v-9M58 21v-4" stroke="#fff" strokeWidth="1.500" opacity=".85" />
          <path d="M6 12h28M6 18h20" stroke={dark} strokeWidth="3" />
          <path d="M6 24h10" stroke={signal} strokeWidth="2" />
        </>
      )}
      {(theme === 'caderno' || theme === 'manual') && (
        <>
          <path d="M0 0h64v36H0z" fill="#e6e3d8" />
          <path d="M20 3h24v33H20z" fill={theme === 'caderno' ? '#f6f3e8' : '#fff'} />
          <path d={theme === 'caderno' ? 'M20 3h24v11H20z' : 'M20 3h4v33h-4z'} fill={structure} />
          <path
            d={theme === 'caderno' ? 'M23 9h14' : 'M27 11h13'}
            stroke={theme === 'caderno' ? '#fff' : dark}
            strokeWidth="2"
          />
          <path d="M27 20h13M27 24h13M27 28h9" stroke={dark} strokeWidth="1.250" opacity=".55" />
          <path d={theme === 'caderno' ? 'M23 20v9' : 'M27 14.500h6'} stroke={signal} strokeWidth="2" />
        </>
      )}
    </svg>
  );
}
