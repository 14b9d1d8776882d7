import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FILE_KINDS, kindOfName } from './file-kind.ts';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** One chosen file: its kind, name, state, and while it is sent how far. */
export function FileRow({
  name,
  status,
  progress,
  action,
  fault,
}: {
  name: string;
  status: ReactNode;
  /** 0 to 100, null where it cannot be known; absent when nothing is being sent. */
  progress?: { label: string; percent: number | null } | undefined;
  /** Cancel or remove. */
  action: { label: string; run: () => void };
  fault?: ReactNode;
}) {
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').slice(0, 4).toUpperCase() : '?';
  return (
    <div className="rounded-field border border-border bg-paper p-3" role="status">
      <div className="flex items-center gap-3">
        <span
          className={`tone-${FILE_KINDS[kindOfName(name)]} num grid size-10 shrink-0 place-items-center rounded-[.5rem] text-[.75rem] font-bold`}
        >
          {ending}
        </span>
        <p className="min-w-0 flex-1 leading-snug">
          <strong className="line-clamp-3 wrap-anywhere" title={name}>
            {name}
          </strong>
          <span className="hint">{status}</span>
        </p>
        <IconButton label={action.label} icon={<X size={20} aria-hidden="true" />} onClick={action.run} />
      </div>
      {progress && (
        <div className="mt-2 flex items-center gap-3">
          <div className="flex-1">
            <ProgressBar label={progress.label} percent={progress.percent} />
          </div>
          {progress.percent !== null && (
            <span className="num text-[.9375rem] font-bold">{Math.round(progress.percent)}%</span>
          )}
        </div>
      )}
      {fault}
    </div>
  );
}
