import type { LessonFile } from '#shared/files/files.contract.ts';
import type { Role } from '#shared/roles.ts';
import { formatBytes } from '#shared/text/format.ts';
import { describeOrigin } from './describe-origin.ts';
import { DownloadButton } from './download-button.tsx';
import { FileBadge } from './file-badge.tsx';
import { FileMarks } from './file-marks.tsx';
import { FileName } from './file-name.tsx';

/** One file of a lesson: kind, name, where it comes from, what keeps it from being used. */
export function LessonFileRow({
  file,
  viewer,
  onLook,
}: {
  file: LessonFile;
  viewer: Role | undefined;
  onLook: () => void;
}) {
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <FileBadge name={file.originalName} mimeType={file.mimeType} />
      <div className="min-w-0 flex-1 leading-snug">
        <FileName file={file} onLook={onLook} />
        <p className="smaller flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
          <span>
            {describeOrigin(file, viewer)}, <span className="num">{formatBytes(file.fileSize)}</span>
          </span>
          <FileMarks file={file} />
        </p>
      </div>
      <DownloadButton file={file} />
    </li>
  );
}
