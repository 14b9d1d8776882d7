import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface Tab<T extends string> {
  value: T;
  label: string;
  /** A figure beside the name, or words for one that is only roughly known. */
  count?: number | string;
  content: ReactNode;
}

/** Where the focus goes from `index`: arrows run round, Home and End to the ends; null for other keys. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Tabs as in the ARIA Authoring Practices: one stop for the Tab key, arrows choose. Written here because
 * the kit's own would weigh a tenth of the sign-in screen. `line` underlines on paper; `segmented` fills
 * the width, for two or three views. Only the chosen panel is drawn.
 */
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
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // A figure that comes later makes its tab wider and pushes on those after it.
  const counts = tabs.map(({ count }) => count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures are what moves the tabs
  useLayoutEffect(() => showTab(list.current, value), [value, counts]);
  const chooseByKey = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = index === null ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.value}"]`)?.focus();
  };
  const chosen = tabs.find((tab) => tab.value === value);
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={look === 'line' ? 'tabs' : 'tab-track'}
        onKeyDown={chooseByKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={look === 'line' ? 'tab' : undefined}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tally">{tab.count}</span>}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          className={contentClassName}
        >
          {chosen.content}
        </div>
      )}
    </>
  );
}

/** Brings a tab into view where the row of them is wider than its place; the page itself does not move. */
function showTab(list: HTMLElement | null, value: string): void {
  const tab = list?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
  if (!list || !tab) return;
  const end = tab.offsetLeft + tab.offsetWidth;
  if (tab.offsetLeft < list.scrollLeft || end > list.scrollLeft + list.clientWidth) {
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }
}
