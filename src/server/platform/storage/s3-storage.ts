import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { Problem } from '#server/platform/http/problem.ts';
import type { ByteRange, Storage } from './storage-port.ts';

const CONNECT_MS = 5000;
const SILENCE_MS = 10_000;

/**
 * `s3://KEY:SECRET@host[:port]/bucket?region=…&tls=false`, or `s3://bucket` with the machine's own
 * AWS credentials.
 */
export function parseStorageUrl(storageUrl: string): { bucket: string; client: S3ClientConfig } {
  const url = new URL(storageUrl);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const bucket = url.pathname.replaceAll('/', '');
  // Newer default checksums are refused by servers that only speak the older protocol.
  const common = {
    region,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // By itself the client waits without end for a host that never answers, and a transaction with it.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  } as const;
  if (bucket === '') return { bucket: url.hostname, client: common };
  const scheme = url.searchParams.get('tls') === 'false' ? 'http' : 'https';
  return {
    bucket,
    client: {
      ...common,
      endpoint: `${scheme}://${url.host}`,
      forcePathStyle: true,
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    },
  };
}

export function openS3Storage(storageUrl: string, spoolDir: string): Storage {
  const { bucket, client: settings } = parseStorageUrl(storageUrl);
  const client = new S3Client(settings);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  // flydrive reads whole objects only; a range goes to the client itself.
  const readStream = async (key: string, range?: ByteRange): Promise<Readable> => {
    try {
      const answer = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      );
      if (answer.Body instanceof Readable) return answer.Body;
      throw new Error('the object store sent no stream');
    } catch (error) {
      if (error instanceof NoSuchKey || error instanceof NotFound) throw new Problem('file_not_found');
      throw new Problem('unavailable', { cause: error });
    }
  };
  return {
    spoolDir,
    async putFile(key, localPath, { contentType, size }) {
      try {
        await disk.putStream(key, createReadStream(localPath), { contentType, contentLength: size });
      } catch (error) {
        throw new Problem('unavailable', { cause: error });
      }
    },
    async createText(key, text) {
      try {
        // Servers that do not know the condition of the next line would put it in the place of the first one.
        if (await disk.exists(key)) return false;
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: text,
            IfNoneMatch: '*',
            ContentType: 'text/plain',
          }),
        );
        return true;
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : null;
        if (status === 412 || status === 409) return false;
        throw new Problem('unavailable', { cause: error });
      }
    },
    readStream,
    async withLocalFile(key, use) {
      const path = join(spoolDir, `out-${randomUUID()}`);
      try {
        await pipeline(await readStream(key), createWriteStream(path, { mode: 0o600 }));
        return await use(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    async *listFiles(folder) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder })) {
        yield (page.Contents ?? []).flatMap(({ Key: key, LastModified: storedAt }) =>
          key === undefined || storedAt === undefined ? [] : [{ key, storedAt }],
        );
      }
    },
  };
}
