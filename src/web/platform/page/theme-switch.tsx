import { useSyncExternalStore } from 'react';
import { type Segment, SegmentedControl } from '#web/ui/segmented-control.tsx';
import { type Theme, themeStore } from './theme.ts';

const THEMES: readonly Segment<Theme>[] = [
  { value: 'sistema', label: 'Sistema' },
  { value: 'claro', label: 'Claro' },
  { value: 'escuro', label: 'Escuro' },
];

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  return <SegmentedControl legend="Tema" segments={THEMES} value={theme} onChange={themeStore.choose} />;
}
