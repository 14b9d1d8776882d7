import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orRemoveFile, prepareFile, storeFile } from '#server/files/files.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { OrderFile } from '#tests/builders/orders.ts';

/** Stores a presentation as the final delivery of a lesson. */
export async function handOver(
  deps: AppDeps,
  { lessonId, editorId, file }: { lessonId: string; editorId: string; file: OrderFile },
): Promise<void> {
  const path = join(deps.storage.spoolDir, `demo-${randomUUID()}`);
  await writeFile(path, file.bytes, { mode: 0o600 });
  const upload = {
    field: 'file',
    path,
    size: file.bytes.length,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    originalName: file.name,
    claimedType: file.type ?? '',
  };
  const incoming = prepareFile(lessonId, upload, 'pptx');
  const about = { uploaderId: editorId, fileType: 'final_delivery', createdAt: deps.clock.now() } as const;
  try {
    await orRemoveFile(deps, incoming, () =>
      deps.database.db.transaction((tx) => storeFile(tx, deps, incoming, about)),
    );
  } finally {
    await rm(path, { force: true });
  }
}
