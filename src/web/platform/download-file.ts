import type { Endpoint } from '#shared/http/endpoint.ts';
import { type CallOptions, sendCall } from './call-api.ts';

/** Long enough for a slow phone to begin writing the file. */
const KEEP_MS = 60_000;

/**
 * Has the browser save the file of a call, with the session of this page. The server's name of it wins over
 * `fallbackName`; `onReceived` is told how much has come. Throws ApiProblem as callApi does.
 */
export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  fallbackName: string,
  onReceived?: (bytes: number) => void,
): Promise<void> {
  const response = await sendCall(endpoint, options as Partial<CallOptions<Endpoint>>);
  const url = URL.createObjectURL(await readBlob(response, onReceived));
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(response.headers.get('Content-Disposition')) ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** The name in a Content-Disposition header (RFC 6266), the extended form first. */
function nameOf(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}

async function readBlob(response: Response, onReceived?: (bytes: number) => void): Promise<Blob> {
  const reader = onReceived && response.body?.getReader();
  if (!reader) return response.blob();
  const chunks: BlobPart[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    received += part.value.byteLength;
    onReceived(received);
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
}
