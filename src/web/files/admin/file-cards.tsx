import { nameFileType } from '#web/files/describe-origin.ts';
import { FileBadge } from '#web/files/file-badge.tsx';
import { FileName } from '#web/files/file-name.tsx';
import { formatBytes, formatDate } from '#web/platform/format.ts';
import { TickBox } from '#web/ui/tick-box.tsx';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { FileActions } from './file-actions.tsx';
import { FileLesson, FileSender, FileStatus } from './file-facts.tsx';
import type { FileRowsProps } from './file-rows.ts';

/** Files on a phone. */
export function FileCards({ files, selection, onLook, onChange }: FileRowsProps) {
  return (
    <ul className="cartao divide-y divide-borda overflow-clip">
      {files.map((file) => (
        <li key={file.id} className={`flex gap-1 p-4 ${selection.has(file.id) ? 'bg-realce' : ''}`}>
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
            <p className="menor mt-1 text-tinta-2">
              {nameFileType(file)}, <span className="num">{formatBytes(file.fileSize)}</span>,{' '}
              <span className="num">{formatDate(file.createdAt)}</span>{' '}
              <FileSender uploader={file.uploader} />
            </p>
            <div className="menor my-1.5">
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
