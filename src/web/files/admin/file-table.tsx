import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { nameFileType } from '#web/files/describe-origin.ts';
import { FileBadge } from '#web/files/file-badge.tsx';
import { FileName } from '#web/files/file-name.tsx';
import { formatBytes, formatDateTime } from '#web/platform/format.ts';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { FileActions } from './file-actions.tsx';
import { FileLesson, FileSender, FileStatus } from './file-facts.tsx';
import type { FileRowsProps } from './file-rows.ts';

/** Files where there is room for a table. */
export function FileTable({ files, selection, ...row }: FileRowsProps) {
  return (
    <div className="cartao overflow-clip">
      <table className="tabela table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-14">
              <input
                type="checkbox"
                className="marca"
                aria-label={TEXTS.selectAll}
                checked={selection.isWhole}
                onChange={selection.toggleAll}
              />
            </th>
            <th scope="col">{TEXTS.columnFile}</th>
            <th scope="col" className="w-[22%]">
              {TEXTS.columnLesson}
            </th>
            <th scope="col" className="w-36 max-lg:hidden">
              {TEXTS.columnType}
            </th>
            <th scope="col" className="w-52">
              {TEXTS.columnStatus}
            </th>
            <th scope="col" className="w-48 max-xl:hidden">
              {TEXTS.columnSent}
            </th>
            <th scope="col" className="w-20">
              <span className="sr-only">{TEXTS.columnActions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
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
    <tr className={isSelected ? '[&_td]:bg-realce! [&_.chip]:ring-1 [&_.chip]:ring-current/40' : undefined}>
      <td>
        <input
          type="checkbox"
          className="marca"
          aria-label={TEXTS.select(file.originalName)}
          checked={isSelected}
          onChange={onSelect}
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
        <FileLesson lesson={file.lesson} />
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
