import { FILE_KINDS } from '#web/ui/file-kind.ts';
import { badgeOf } from './badge-of.ts';

/** The kind of a file in its letters. Decorative: its name stands beside it. */
export function FileBadge({ name, mimeType }: { name: string; mimeType: string }) {
  const { letters, tone } = badgeOf(name, mimeType);
  return (
    <span
      className={`tone-${FILE_KINDS[tone]} num grid size-9 shrink-0 place-items-center rounded-[.4rem] text-[.6875rem] font-bold`}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
