import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';

interface SefinCall {
  /** Such as `POST /SefinNacional/nfse`. */
  call: string;
  body: string;
  /** The common name of the client's certificate. */
  client: string;
}
export interface SefinServer {
  baseUrl: string;
  /** Paths of PEM files a client needs. */
  files: { certFile: string; certKeyFile: string; caFile: string };
  calls: SefinCall[];
  /** What is answered from now on. */
  answer: (call: SefinCall) => [status: number, body: unknown];
  close(): Promise<void>;
}

/** A stand-in for the national NFS-e on loopback, with certificates on both sides. */
export async function startSefinServer(): Promise<SefinServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-sefin-'));
  const [ours, theirs] = [await makeCertificate('lousa'), await makeCertificate('127.0.0.1')];
  const files = {
    certFile: join(folder, 'cert.pem'),
    certKeyFile: join(folder, 'key.pem'),
    caFile: join(folder, 'ca.pem'),
  };
  await writeFile(files.certFile, ours.cert);
  await writeFile(files.certKeyFile, ours.private);
  await writeFile(files.caFile, theirs.cert);
  const tls = { cert: theirs.cert, key: theirs.private, ca: ours.cert };
  const server = createServer(
    { ...tls, requestCert: true, rejectUnauthorized: true },
    async (request, response) => {
      const client = String((request.socket as TLSSocket).getPeerCertificate().subject?.CN);
      const seen = { call: `${request.method} ${request.url}`, client, body: await text(request) };
      sefin.calls.push(seen);
      const [status, body] = sefin.answer(seen);
      response.writeHead(status, { 'content-type': 'application/json' });
      const sent = typeof body === 'string' ? body : JSON.stringify(body);
      response.end(request.method === 'HEAD' ? undefined : sent);
    },
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const sefin: SefinServer = {
    baseUrl: `https://127.0.0.1:${(server.address() as AddressInfo).port}/SefinNacional`,
    files,
    calls: [],
    answer: () => [503, {}],
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return sefin;
}

function makeCertificate(name: string) {
  return generate([{ name: 'commonName', value: name }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
}
