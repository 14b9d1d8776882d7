import { Link } from '@tanstack/react-router';
import { Archive, Trash2 } from 'lucide-react';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { formatDate } from '#shared/text/format.ts';
import { FileMarks } from '#web/files/file-marks.tsx';
import { FILE_STATUS_NAMES } from '#web/files/file-texts.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';

/** Whether the file is there for others, and if not why and until when it can come back. */
export function FileStatus({ file }: { file: AdminFile }) {
  const { status, isBlocked, scanStatus, blockReason, restorableUntil } = file;
  const isPlain = status === 'active' && !isBlocked && scanStatus !== 'scanning' && scanStatus !== 'infected';
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap gap-1.5">
        {isPlain && <span className="text-ink-2">{FILE_STATUS_NAMES.active}</span>}
        {status === 'archived' && (
          <Chip tone="neutral" icon={<Archive aria-hidden="true" />}>
            {FILE_STATUS_NAMES.archived}
          </Chip>
        )}
        {status === 'deleted' && (
          <Chip tone="neutral" icon={<Trash2 aria-hidden="true" />}>
            {FILE_STATUS_NAMES.deleted}
          </Chip>
        )}
        <FileMarks file={file} />
      </p>
      {isBlocked && blockReason && (
        <p className="smaller mt-0.5 line-clamp-2 text-ink-2 wrap-anywhere" title={blockReason}>
          {blockReason}
        </p>
      )}
      {status === 'deleted' && (
        <p className="smaller mt-0.5 text-ink-2">
          {restorableUntil ? TEXTS.until(formatDate(restorableUntil)) : TEXTS.gone}
        </p>
      )}
    </div>
  );
}

/** The lesson a file belongs to, with the way into it, and whose it is. */
export function FileLesson({ file: { lesson, client } }: { file: AdminFile }) {
  return (
    <>
      <Link
        to="/admin-functional"
        search={{ aberto: lesson.id }}
        className="line-clamp-2 min-h-6 underline-offset-3 wrap-anywhere hover:underline"
        title={lesson.title}
      >
        {lesson.title}
      </Link>
      <Link
        to="/admin-functional"
        search={{ q: client.email }}
        className="smaller mt-1 line-clamp-1 min-h-6 leading-6 text-ink-2 underline-offset-3 wrap-anywhere hover:underline"
        title={client.email}
      >
        {`${client.firstName} ${client.lastName}`.trim() || client.email}
      </Link>
    </>
  );
}

/** Who sent a file; a client's or editor's name leads to what else is theirs. */
export function FileSender({ uploader }: Pick<AdminFile, 'uploader'>) {
  if (!uploader) return <>{TEXTS.byMachine}</>;
  const name = `${uploader.firstName} ${uploader.lastName}`.trim() || uploader.email;
  if (uploader.role === 'admin') return <>{TEXTS.by(name)}</>;
  const search =
    uploader.role === 'editor' ? { aba: 'editores' as const, q: uploader.email } : { q: uploader.email };
  return (
    <Link to="/admin-functional" search={search} className="underline-offset-3 hover:underline">
      {TEXTS.by(name)}
    </Link>
  );
}
