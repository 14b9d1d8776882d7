import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import {
  type FiscalDocumentPort,
  FiscalRefusal,
  FiscalUnavailable,
  type IssuedDocument,
} from './fiscal-document-port.ts';

const TIME_LIMIT_MS = 30_000;
const MOST_ANSWER_BYTES = 2_000_000;
const MOST_XML_BYTES = 5_000_000;

export interface SefinSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  /** Paths of PEM files. */
  certFile: string;
  certKeyFile: string;
  caFile: string | null;
}

const accessKey = z.string().check(z.regex(/^\d{50}$/));
const issuedSchema = z.object({ chaveAcesso: accessKey, nfseXmlGZipB64: z.optional(z.string()) });
const documentSchema = z.object({ nfseXmlGZipB64: z.string() });
/** Written with a capital in some answers and without in others. */
const refusalSchema = z.object({
  erros: z.array(
    z.object({
      codigo: z.optional(z.string()),
      Codigo: z.optional(z.string()),
      descricao: z.optional(z.string()),
      Descricao: z.optional(z.string()),
    }),
  ),
});

/**
 * The national NFS-e (Sefin Nacional): JSON over HTTP/1.1 with a client certificate, the documents gzipped and in
 * base64. Source: the public description of its API, `POST /nfse`, `GET /nfse/{chave}`, `GET|HEAD /dps/{id}`.
 */
export async function openSefinNacional(settings: SefinSettings): Promise<FiscalDocumentPort> {
  const [cert, key, ca] = await Promise.all([
    readFile(settings.certFile),
    readFile(settings.certKeyFile),
    settings.caFile === null ? undefined : readFile(settings.caFile),
  ]);
  const agent = new Agent({ cert, key, ca, minVersion: 'TLSv1.2', ALPNProtocols: ['http/1.1'] });
  const call = (method: string, path: string, body?: object) =>
    send({ agent, method, url: `${settings.baseUrl}${path}`, body: body && JSON.stringify(body) });

  async function readDocument(key: string): Promise<string> {
    const answer = await call('GET', `/nfse/${key}`);
    const parsed = z.safeParse(documentSchema, answer.json);
    if (answer.status !== 200 || !parsed.success) throw unavailable(answer);
    return unpack(parsed.data.nfseXmlGZipB64);
  }

  return {
    async findByDps(dpsId) {
      const asked = await call('HEAD', `/dps/${dpsId}`);
      if (asked.status === 404) return null;
      const answer = await call('GET', `/dps/${dpsId}`);
      const parsed = z.safeParse(issuedSchema, answer.json);
      if (answer.status !== 200 || !parsed.success) throw unavailable(answer);
      const { chaveAcesso } = parsed.data;
      return { accessKey: chaveAcesso, xml: await readDocument(chaveAcesso) };
    },
    async issue(dpsXml): Promise<IssuedDocument> {
      const packed = await promisify(gzip)(dpsXml);
      const answer = await call('POST', '/nfse', { dpsXmlGZipB64: packed.toString('base64') });
      const issued = z.safeParse(issuedSchema, answer.json);
      if ((answer.status === 200 || answer.status === 201) && issued.success) {
        const { chaveAcesso, nfseXmlGZipB64 } = issued.data;
        return { accessKey: chaveAcesso, xml: nfseXmlGZipB64 ? await unpack(nfseXmlGZipB64) : null };
      }
      const refusal = z.safeParse(refusalSchema, answer.json);
      if ((answer.status === 400 || answer.status === 422) && refusal.success) {
        throw new FiscalRefusal(describeErrors(refusal.data.erros));
      }
      throw unavailable(answer);
    },
  };
}

function describeErrors(errors: z.output<typeof refusalSchema>['erros']): string {
  const sentences = errors.map(({ codigo, Codigo, descricao, Descricao }) =>
    [codigo ?? Codigo, descricao ?? Descricao].filter(Boolean).join(': '),
  );
  return sentences.join('; ') || 'Recusada sem motivo declarado';
}

async function unpack(base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  return (await promisify(gunzip)(bytes, { maxOutputLength: MOST_XML_BYTES })).toString('utf8');
}

interface HttpAnswer {
  status: number;
  json: unknown;
}
const unavailable = ({ status }: HttpAnswer) => new FiscalUnavailable(`answered ${status}`);

function send(call: {
  agent: Agent;
  method: string;
  url: string;
  body: string | undefined;
}): Promise<HttpAnswer> {
  const { agent, method, url, body } = call;
  const headers = { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new FiscalUnavailable(error.message, { cause: error }));
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const outgoing = request(url, { agent, method, headers, signal }, (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_ANSWER_BYTES) incoming.destroy(new Error('the answer is too long'));
        else chunks.push(chunk);
      });
      incoming.on('error', fail);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          json: parseJson(Buffer.concat(chunks).toString('utf8')),
        }),
      );
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
