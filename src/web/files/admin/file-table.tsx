import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { formatBytes, formatDate, formatDateTime } from '#shared/text/format.ts';
import { nameFileType } from '#web/files/describe-origin.ts';
import { useDownload } from '#web/files/download-button.tsx';
import { FileBadge } from '#web/files/file-badge.tsx';
import { FileName } from '#web/files/file-name.tsx';
import { type Column, DataTable, TICKED_ROW } from '#web/ui/data-table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { changesFor, type FileChange, hasBytes } from './file-change.ts';
import { FileLesson, FileSender, FileStatus } from './file-facts.tsx';
import type { Selection } from './use-selection.ts';

/** What table and cards are both given. */
interface FileRowsProps {
  files: readonly AdminFile[];
  selection: Selection;
  onLook: (file: AdminFile) => void;
  onChange: (change: FileChange, file: AdminFile) => void;
}

const COLUMNS: readonly Column[] = [
  { label: TEXTS.columnFile },
  { label: TEXTS.columnLesson, className: 'w-[22%]' },
  { label: TEXTS.columnType, className: 'w-36 max-lg:hidden' },
  { label: TEXTS.columnStatus, className: 'w-52' },
  { label: TEXTS.columnSent, className: 'w-48 max-xl:hidden' },
  { label: TEXTS.columnActions, className: 'w-20', isSpoken: true },
];

/** Files where there is room for a table. */
export function FileTable({ files, selection, ...row }: FileRowsProps) {
  return (
    <DataTable
      columns={COLUMNS}
      tickAll={{ label: TEXTS.selectAll, state: selection.state, onToggle: selection.toggleAll }}
    >
      {files.map((file) => (
        <FileTableRow
          key={file.id}
          file={file}
          isSelected={selection.has(file.id)}
          onSelect={() => selection.toggle(file.id)}
          onLook={() => row.onLook(file)}
          onChange={(change) => row.onChange(change, file)}
        />
      ))}
    </DataTable>
  );
}

function FileTableRow({
  file,
  isSelected,
  onSelect,
  onLook,
  onChange,
}: {
  file: AdminFile;
  isSelected: boolean;
  onSelect: () => void;
} & Pick<Parameters<typeof FileActions>[0], 'onLook' | 'onChange'>) {
  return (
    <tr className={isSelected ? TICKED_ROW : undefined}>
      <td>
        <TickBox
          label={TEXTS.select(file.originalName)}
          state={isSelected ? 'all' : 'none'}
          onToggle={onSelect}
        />
      </td>
      <td>
        <div className="flex items-center gap-3">
          <FileBadge name={file.originalName} mimeType={file.mimeType} />
          <div className="min-w-0 leading-snug">
            <FileName file={file} onLook={onLook} />
            <p className="smaller num text-ink-2">{formatBytes(file.fileSize)}</p>
          </div>
        </div>
      </td>
      <td>
        <FileLesson file={file} />
      </td>
      <td className="max-lg:hidden">{nameFileType(file)}</td>
      <td>
        <FileStatus file={file} />
      </td>
      <td className="max-xl:hidden">
        <p className="num">{formatDateTime(file.createdAt)}</p>
        <p className="smaller line-clamp-2 text-ink-2 wrap-anywhere">
          <FileSender uploader={file.uploader} />
        </p>
      </td>
      <td className="text-right">
        <FileActions file={file} onLook={onLook} onChange={onChange} />
      </td>
    </tr>
  );
}

/** Files on a phone. */
export function FileCards({ files, selection, onLook, onChange }: FileRowsProps) {
  return (
    <ul className="card divide-y divide-border overflow-clip">
      {files.map((file) => (
        <li key={file.id} className={`flex gap-1 p-4 ${selection.has(file.id) ? 'bg-highlight' : ''}`}>
          <TickBox
            label={TEXTS.select(file.originalName)}
            state={selection.has(file.id) ? 'all' : 'none'}
            onToggle={() => selection.toggle(file.id)}
          />
          <div className="min-w-0 flex-1">
            <div className="flex items-center gap-2.5">
              <FileBadge name={file.originalName} mimeType={file.mimeType} />
              <FileName file={file} onLook={() => onLook(file)} />
            </div>
            <p className="smaller mt-1 text-ink-2">
              {nameFileType(file)}, <span className="num">{formatBytes(file.fileSize)}</span>,{' '}
              <span className="num">{formatDate(file.createdAt)}</span>{' '}
              <FileSender uploader={file.uploader} />
            </p>
            <div className="smaller my-1.5">
              <FileLesson file={file} />
            </div>
            <FileStatus file={file} />
          </div>
          <div className="-mt-1 -mr-3">
            <FileActions
              file={file}
              onLook={() => onLook(file)}
              onChange={(change) => onChange(change, file)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Everything that can be done to one file. */
function FileActions({
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
