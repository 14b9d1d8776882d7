import type { Tone } from '#web/ui/tone.ts';
import { badgeOf, type FileKindTone } from './badge-of.ts';

const TONES: Record<FileKindTone, Tone> = {
  document: 'erro',
  slides: 'aviso',
  picture: 'info',
  text: 'ok',
  other: 'neutro',
};

/** The kind of a file in its letters. Decorative: its name stands beside it. */
export function FileBadge({ name, mimeType }: { name: string; mimeType: string }) {
  const { letters, tone } = badgeOf(name, mimeType);
  return (
    <span
      className={`tom-${TONES[tone]} num grid size-9 shrink-0 place-items-center rounded-[.4rem] text-[.6875rem] font-bold`}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
