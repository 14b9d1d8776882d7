import { readFile } from 'node:fs/promises';
import { Problem } from '#server/platform/http/problem.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import type { FileKind, UploadRule } from '#shared/files/upload-rules.ts';
import { judgeContent } from './judge/judge-content.ts';

/**
 * What an upload is, by its content, where the rule of the call takes such a file. It is only stored: unlike
 * the material of an order nobody opens it here, so encrypted files and files with macros pass.
 * @throws Problem 400 without a file, `unreadable_file` for an empty one, `unsupported_type`
 */
export async function judgeFile(
  upload: UploadedFile | null,
  rule: UploadRule,
): Promise<{ upload: UploadedFile; kind: FileKind }> {
  if (!upload) throw Problem.ofIssues([{ path: 'file', message: 'Escolha um arquivo' }]);
  if (upload.size === 0) {
    throw new Problem('unreadable_file', { message: 'O arquivo está vazio. Escolha outro.' });
  }
  const kind = await judgeContent(await readFile(upload.path), upload.originalName);
  if (!kind || !rule.kinds.includes(kind)) throw new Problem('unsupported_type', { detail: rule.detail });
  return { upload, kind };
}
