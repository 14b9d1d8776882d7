import { BROWSER_PROBLEMS } from '#shared/http/browser-problems.ts';
import { MAX_UPLOAD_BYTES } from '#shared/upload-limits.ts';
import { extensionsOf, FILE_KINDS, MATERIAL_RULE, type UploadRule } from './accepted-kinds.ts';

/** Media types with their endings, for the system's file dialog. */
export const UPLOAD_TYPES: Record<string, string[]> = Object.fromEntries(
  MATERIAL_RULE.kinds.map((kind) => [FILE_KINDS[kind].mimeType, [...FILE_KINDS[kind].extensions]]),
);

/**
 * What can be told of a file before a byte is sent, so that nobody uploads in vain on a slow line. The
 * server judges again, by content. Null when nothing speaks against it.
 */
export function checkFile(
  file: { name: string; size: number },
  rule: UploadRule = MATERIAL_RULE,
): { title: string; detail: string } | null {
  const name = file.name.toLowerCase();
  if (!extensionsOf(rule).some((extension) => name.endsWith(extension))) {
    return { title: BROWSER_PROBLEMS.unsupported_type.message, detail: rule.detail };
  }
  if (file.size > MAX_UPLOAD_BYTES) return { title: 'Erro', detail: BROWSER_PROBLEMS.too_large.message };
  if (file.size === 0) return { title: 'Erro', detail: 'O arquivo está vazio. Escolha outro.' };
  return null;
}
