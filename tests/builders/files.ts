import { tinyPdf } from './documents.ts';

/** The smallest thing that passes for a picture. */
export const TINY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The multipart body of an upload. */
export function fileForm(
  fields: Record<string, string> = {},
  { bytes = tinyPdf(), name = 'arquivo.pdf' }: { bytes?: Uint8Array; name?: string } = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  return form;
}
