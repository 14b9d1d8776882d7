import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<T extends string> {
  value: T;
  label: string;
  count?: number;
  content: ReactNode;
}

/** Tabs with arrow keys. `line` underlines on paper; `segmented` fills the width, for two or three views. */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  contentClassName = 'mt-6',
}: {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  look?: 'line' | 'segmented';
  contentClassName?: string;
}) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Radix.List aria-label={label} className={look === 'line' ? 'abas' : 'trilho-abas'}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={look === 'line' ? 'aba' : undefined}>
            {tab.label}
            {tab.count !== undefined && <span className="contagem">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={contentClassName}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
