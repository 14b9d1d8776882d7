import type { LessonFile } from '#shared/files/files.contract.ts';
import type { FileRow } from './files.table.ts';

export const downloadPath = (fileId: string): string => `/api/files/${fileId}/download`;

/** The file as the wire knows it: no storage key, no path of the machine. */
export function toLessonFile(row: FileRow): LessonFile {
  const { id, lessonId, originalName, mimeType, fileType, status, isBlocked, sizeBytes, createdAt } = row;
  const { isAttachment, scanStatus, version } = row;
  return {
    id,
    lessonId,
    originalName,
    mimeType,
    fileType,
    status,
    isBlocked,
    isAttachment,
    scanStatus,
    version,
    fileSize: sizeBytes,
    filePath: downloadPath(id),
    createdAt: createdAt.toISOString(),
  };
}
