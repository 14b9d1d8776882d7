import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { useDownload } from '#web/files/use-download.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { changesFor, type FileChange, hasBytes } from './file-change.ts';

/** Everything that can be done to one file. */
export function FileActions({
  file,
  onLook,
  onChange,
}: {
  file: AdminFile;
  onLook: () => void;
  onChange: (change: FileChange) => void;
}) {
  const download = useDownload();
  return (
    <Menu
      trigger={
        <IconButton
          label={TEXTS.actionsOf(file.originalName)}
          icon={<EllipsisVertical size={20} aria-hidden="true" />}
        />
      }
    >
      {hasBytes(file) && (
        <>
          <MenuItem onSelect={onLook}>{TEXTS.look}</MenuItem>
          <MenuItem onSelect={() => download.mutate(file)}>{TEXTS.download}</MenuItem>
        </>
      )}
      <MenuItem asChild>
        <Link to="/analysis/$id" params={{ id: file.lesson.id }}>
          {TEXTS.seeLesson}
        </Link>
      </MenuItem>
      {changesFor([file]).length > 0 && <MenuSeparator />}
      {changesFor([file]).map((change) => (
        <MenuItem key={change} onSelect={() => onChange(change)}>
          {TEXTS[change]}
        </MenuItem>
      ))}
    </Menu>
  );
}
