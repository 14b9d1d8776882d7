import type { FastifyReply } from 'fastify';
import type { FileRow } from '#server/files/files.api.ts';
import { pageKey } from '#server/files/storage-keys.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { findPreview } from './previews.queries.ts';

/**
 * Answers with the picture of one page. Kept by no cache, like the file itself: it closes with the file the moment
 * an admin blocks it. Rights are the caller's to judge.
 * @throws Problem `file_not_found`
 */
export async function sendPicture(
  reply: FastifyReply,
  { database, storage }: Pick<AppDeps, 'database' | 'storage'>,
  { file, page }: { file: FileRow; page: string },
): Promise<FastifyReply> {
  const preview = file.scanStatus === 'infected' ? null : await findPreview(database.db, file.id);
  const number = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 0;
  if (preview?.state !== 'ready' || !preview.pages[number - 1]) throw new Problem('file_not_found');
  return reply
    .headers({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(await storage.readStream(pageKey(file, number)));
}
