import type { FastifyRequest } from 'fastify';

/** One multipart request, read to its end. */
export interface ReceivedUpload {
  /** Text fields; of a repeated one the last. */
  fields: Record<string, string>;
  file: UploadedFile | null;
  /** Equal for equal fields and bytes, whatever the boundary or the order; hex SHA-256. */
  fingerprint: string;
  /** Removes the spool file; call it when done, also after `putFile`. */
  discard(): Promise<void>;
}

export interface UploadedFile {
  /** Name of the form field. */
  field: string;
  /** Where the bytes lie until `discard`. */
  path: string;
  size: number;
  /** Hex. */
  sha256: string;
  /** Cleaned for showing: no folders, no control or direction marks, at most 150 characters, never empty. */
  originalName: string;
  /** What the sender calls it; never to be trusted. */
  claimedType: string;
}

/**
 * Streams a multipart request to the spool folder. Throws Problem `too_large` (the rest of the body
 * drained within a bound), `unsupported_media` for another content type, `malformed_body` for a
 * broken body; nothing is left behind then.
 */
export type ReceiveUpload = (
  request: FastifyRequest,
  options: { spoolDir: string; fileFields: readonly string[]; maxBytes?: number },
) => Promise<ReceivedUpload>;
