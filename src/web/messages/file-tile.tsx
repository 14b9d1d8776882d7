import type { ReactNode } from 'react';

const LOOKS = {
  /** On one's own bubble, which has the colour of an action. */
  own: 'bg-action-t/15',
  paper: 'border border-border bg-paper',
} as const;
const BADGES = { own: 'bg-action-t text-action', paper: 'bg-error-s text-error-t' } as const;

/** A file in a conversation: its kind, its name, a line about it, and what can be done with it. */
export function FileTile({
  name,
  note,
  look = 'paper',
  action,
}: {
  name: string;
  note: ReactNode;
  look?: keyof typeof LOOKS;
  action?: ReactNode;
}) {
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').slice(0, 4).toUpperCase() : '?';
  return (
    <div className={`flex min-w-0 items-center gap-2.5 rounded-field p-2 ${LOOKS[look]}`}>
      <span
        className={`num grid size-9 shrink-0 place-items-center rounded-[.4rem] text-[.75rem] font-bold ${BADGES[look]}`}
        aria-hidden="true"
      >
        {ending}
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="line-clamp-2 text-base font-bold break-all" title={name}>
          {name}
        </span>
        <span className="num block text-[.875rem]">{note}</span>
      </span>
      {action}
    </div>
  );
}
