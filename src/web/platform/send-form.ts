/** How much of an upload has left, in bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/**
 * Sends a form by XMLHttpRequest, because fetch tells nothing of an upload's progress. Answers as fetch
 * does: a Response for any HTTP status, a TypeError where no answer came, an AbortError when cancelled.
 */
export function sendForm(
  url: string,
  init: {
    method: string;
    headers: Headers;
    body: FormData;
    signal?: AbortSignal;
    onProgress: (progress: UploadProgress) => void;
  },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(init.method, url);
    request.withCredentials = true;
    init.headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => init.onProgress({ sent: loaded, total });
    request.onload = () => resolve(asResponse(request));
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    request.onloadend = () => init.signal?.removeEventListener('abort', abort);
    if (init.signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    init.signal?.addEventListener('abort', abort);
    request.send(init.body);
  });
}

function asResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const hasBody = request.status !== 204 && request.status !== 304;
  return new Response(hasBody ? request.responseText : null, {
    status: request.status,
    statusText: request.statusText,
    headers,
  });
}
