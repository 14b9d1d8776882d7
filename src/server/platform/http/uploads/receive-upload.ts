import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isDiskFull } from '#server/platform/disk-full.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { MAX_UPLOAD_BYTES } from '#shared/upload-limits.ts';
import { drainRequest } from './drain-request.ts';

/** One multipart request, read to its end. */
export interface ReceivedUpload {
  /** Text fields; of a repeated one the last. */
  fields: Record<string, string>;
  file: UploadedFile | null;
  /** Equal for equal fields and bytes, whatever the boundary or the order; hex SHA-256. */
  fingerprint: string;
  /** Removes the spool file; `implement` calls it after the handler. */
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
  /** Cleaned for showing; see `cleanFileName`. */
  originalName: string;
  /** What the sender calls it; never to be trusted. */
  claimedType: string;
}

const LIMITS = {
  fields: 40,
  fieldNameSize: 100,
  fieldSize: 256 * 1024,
  files: 2,
  parts: 42,
  headerPairs: 100,
};

/**
 * Streams a multipart request to the spool folder. Throws Problem `too_large` (the rest of the body
 * drained within a bound so that the sender reads the answer), `malformed_body` for a broken body or
 * a file under an unknown field; nothing is left behind then. An empty file part without a name,
 * which browsers send for an untouched field, counts as no file.
 */
export async function receiveUpload(
  request: FastifyRequest,
  options: { spoolDir: string; fileFields: readonly string[]; maxBytes?: number },
): Promise<ReceivedUpload> {
  const maxBytes = options.maxBytes ?? MAX_UPLOAD_BYTES;
  const fields: Record<string, string> = Object.create(null);
  const spooled: UploadedFile[] = [];
  const discard = async () => {
    await Promise.all(spooled.map((file) => rm(file.path, { force: true })));
  };
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) throw new Problem('body_too_large');
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const file = describeFile(part, options.spoolDir);
      spooled.push(file);
      await spool(part, file);
      if (part.file.truncated) throw new Problem('too_large');
      if (file.size === 0 && !part.filename) {
        spooled.pop();
        await rm(file.path, { force: true });
      } else if (!options.fileFields.includes(file.field) || spooled.length > 1) {
        throw tooManyFiles(part.fieldname);
      }
    }
  } catch (error) {
    await discard();
    if (!request.raw.destroyed) await drainRequest(request.raw);
    throw asProblem(error);
  }
  const file = spooled[0] ?? null;
  return { fields, file, fingerprint: fingerprint(fields, file), discard };
}

function describeFile(part: MultipartFile, spoolDir: string): UploadedFile {
  return {
    field: part.fieldname,
    path: join(spoolDir, randomUUID()),
    size: 0,
    sha256: '',
    originalName: cleanFileName(part.filename ?? ''),
    claimedType: part.mimetype,
  };
}

async function spool(part: MultipartFile, file: UploadedFile): Promise<void> {
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      file.size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(file.path, { mode: 0o600, flags: 'wx' }));
  file.sha256 = hash.digest('hex');
}

const tooManyFiles = (path: string) => Problem.ofIssues([{ path, message: 'Envie um só arquivo por vez.' }]);

const FILE_TOO_LARGE = new Set(['FST_REQ_FILE_TOO_LARGE']);
const FORM_TOO_LARGE = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);
const OF_THE_MACHINE = new Set(['ENOSPC', 'EACCES', 'EROFS', 'EMFILE', 'ENFILE', 'EIO', 'EDQUOT', 'ENOENT']);

/** Whatever else breaks while a body is parsed is the body's fault. */
function asProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FILE_TOO_LARGE.has(code)) return new Problem('too_large', { cause: error });
  if (FORM_TOO_LARGE.has(code)) return new Problem('body_too_large', { cause: error });
  if (isDiskFull(error)) return new Problem('storage_full', { cause: error, retryAfterSeconds: 120 });
  if (OF_THE_MACHINE.has(code)) return error;
  return new Problem('malformed_body', { cause: error });
}

function fingerprint(fields: Record<string, string>, file: UploadedFile | null): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = file ? [file.field, file.sha256] : null;
  return createHash('sha256')
    .update(JSON.stringify([sorted, bytes]))
    .digest('hex');
}

const MAX_NAME_LENGTH = 150;
const MAX_EXTENSION_LENGTH = 10;

/**
 * A sender's file name made fit to be shown and offered for download: no folders, NFC, no control,
 * direction or other invisible marks, at most 150 characters with its extension kept, never empty.
 */
function cleanFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const visible = base
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{C}|\uFFFD/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  if (visible === '') return 'arquivo';
  const characters = [...visible];
  if (characters.length <= MAX_NAME_LENGTH) return visible;
  const dot = characters.lastIndexOf('.');
  const extension = dot > 0 && characters.length - dot <= MAX_EXTENSION_LENGTH ? characters.slice(dot) : [];
  return [...characters.slice(0, MAX_NAME_LENGTH - extension.length), ...extension].join('');
}
