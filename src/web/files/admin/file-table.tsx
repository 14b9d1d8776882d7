import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { nameFileType } from '#web/files/describe-origin.ts';
import { FileBadge } from '#web/files/file-badge.tsx';
import { FileName } from '#web/files/file-name.tsx';
import { formatBytes, formatDateTime } from '#web/platform/format.ts';
import { type Column, DataTable, TICKED_ROW } from '#web/ui/data-table.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { FileActions } from './file-actions.tsx';
import { FileLesson, FileSender, FileStatus } from './file-facts.tsx';
import type { FileRowsProps } from './file-rows.ts';

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
            <p className="menor num text-tinta-2">{formatBytes(file.fileSize)}</p>
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
        <p className="menor line-clamp-2 text-tinta-2 wrap-anywhere">
          <FileSender uploader={file.uploader} />
        </p>
      </td>
      <td className="text-right">
        <FileActions file={file} onLook={onLook} onChange={onChange} />
      </td>
    </tr>
  );
}
