import { X } from 'lucide-react';
import { formatBytes } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FileTile } from './file-tile.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import type { ChosenFile } from './outbox.ts';

/** The files that will go with the message being written. */
export function ChosenFiles({
  files,
  onRemove,
}: {
  files: readonly ChosenFile[];
  onRemove: (key: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="mb-2.5 grid max-h-48 gap-2 overflow-y-auto" aria-label={MESSAGE_TEXTS.attached}>
      {files.map(({ key, file }) => (
        <li key={key}>
          <FileTile
            name={file.name}
            note={formatBytes(file.size)}
            action={
              <IconButton
                label={MESSAGE_TEXTS.removeFile(file.name)}
                icon={<X size={20} aria-hidden="true" />}
                onClick={() => onRemove(key)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}
