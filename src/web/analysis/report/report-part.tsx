import { ChevronDown } from 'lucide-react';
import { createContext, type ReactNode, type SyntheticEvent, use, useState } from 'react';

/** Which folds of which lesson a person has opened or closed, as long as the page is open. */
const remembered = new Map<string, boolean>();
/** Names the lesson whose report stands around a fold. */
const LessonContext = createContext('');
export const RememberFolds = LessonContext;

/** For a `details` element: open as it was left the last time the page showed it, or else as `isOpenAtFirst`. */
export function useRememberedFold(name: string, isOpenAtFirst: boolean) {
  const key = `${use(LessonContext)} ${name}`;
  const [isOpen, setIsOpen] = useState(() => remembered.get(key) ?? isOpenAtFirst);
  return {
    open: isOpen,
    onToggle: ({ currentTarget, target }: SyntheticEvent<HTMLDetailsElement>) => {
      // React hands on what the folds within say, too.
      if (target !== currentTarget) return;
      remembered.set(key, currentTarget.open);
      setIsOpen(currentTarget.open);
    },
  };
}

/** One part of the report: its title with what it comes to in a word or two, and the rest on demand. */
export function ReportPart({
  title,
  tells,
  isOpenAtFirst = false,
  className = '',
  children,
}: {
  title: string;
  /** What it comes to: `8`, `50 min`, `fácil`. */
  tells?: ReactNode;
  isOpenAtFirst?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const fold = useRememberedFold(title, isOpenAtFirst);
  return (
    <details {...fold} className={`report-part border-b border-border ${className}`}>
      <summary className="flex min-h-14 items-center gap-3 py-3">
        <h2 className="min-w-0 flex-1 text-[1.1875rem] font-bold leading-snug">{title}</h2>
        {tells !== undefined && (
          <span className="num shrink-0 whitespace-nowrap text-base text-ink-2">{tells}</span>
        )}
        <ChevronDown size={20} className="fold-arrow shrink-0 text-action print:hidden" aria-hidden="true" />
      </summary>
      <div className="pb-7">{children}</div>
    </details>
  );
}
