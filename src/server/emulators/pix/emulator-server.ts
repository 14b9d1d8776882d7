import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Bank } from './bank.ts';
import { findPix } from './bank.ts';
import { EmulatorProblem } from './emulator-problem.ts';
import type { OAuth } from './oauth.ts';
import type { PixFault, PixOperation } from './planned-faults.ts';
import { type EmulatedAnswer, ROUTES } from './routes.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** PEM contents: the server's certificate and the CA whose clients it lets in. */
export interface EmulatorTls {
  cert: string;
  key: string;
  ca: string;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > MAX_BODY_BYTES) throw new EmulatorProblem('RequisicaoInvalida', 'Corpo grande demais.');
  }
  return text;
}

function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new EmulatorProblem('RequisicaoInvalida', 'O corpo não é JSON.');
  }
}

function toAnswer(error: unknown): EmulatedAnswer {
  const problem =
    error instanceof EmulatorProblem ? error : new EmulatorProblem('ErroInternoDoServidor', String(error));
  return { status: problem.status, body: problem.toBody() };
}

const UNAVAILABLE = new EmulatorProblem('ServicoIndisponivel', 'Falha planejada.');

/** Runs a call between the faults planned for it; null is a connection that drops. */
async function runBetweenFaults(
  fault: PixFault | null,
  run: () => Promise<EmulatedAnswer>,
): Promise<EmulatedAnswer | null> {
  if (fault === 'timeout_before') return null;
  if (fault === 'error_503_before') throw UNAVAILABLE;
  const answer = await run().catch(toAnswer);
  if (fault === 'timeout_after') return null;
  if (fault === 'error_503_after') throw UNAVAILABLE;
  return answer;
}

async function answerCall(
  bank: Bank,
  oauth: OAuth,
  request: IncomingMessage,
): Promise<EmulatedAnswer | null> {
  const url = new URL(request.url ?? '/', 'http://loopback');
  const text = await readBody(request);
  const takeFault = (operation: PixOperation | undefined, params: Record<string, string> = {}) =>
    operation ? bank.faults.take(operation, () => findTxid(bank, params)) : null;

  if (request.method === 'POST' && url.pathname === '/oauth/token') {
    return runBetweenFaults(await takeFault('token'), async () =>
      oauth.issue(request.headers.authorization, new URLSearchParams(text)),
    );
  }
  for (const route of ROUTES) {
    const found = route.method === request.method ? route.path.exec(url.pathname) : null;
    if (!found) continue;
    if (route.scope !== null) oauth.check(request.headers.authorization, route.scope);
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const fault = (await takeFault(route.operation, params)) ?? null;
    const call = { params, query: url.searchParams, body: parseJson(text), fault };
    return runBetweenFaults(fault, () => route.answer(bank, call));
  }
  throw new EmulatorProblem('NaoEncontrado', 'Nada neste endereço.');
}

async function findTxid(bank: Bank, { txid, endToEndId }: Record<string, string>): Promise<string | null> {
  if (txid !== undefined || endToEndId === undefined) return txid ?? null;
  return findPix(bank, endToEndId).then(
    ({ cob }) => cob.txid,
    () => null,
  );
}

function write(response: ServerResponse, answer: EmulatedAnswer | null) {
  if (answer === null) {
    response.destroy();
    return;
  }
  const type = answer.status >= 400 ? 'application/problem+json' : 'application/json';
  response.writeHead(answer.status, answer.body === undefined ? {} : { 'content-type': type });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}

/** Listens on loopback alone; with `tls` no client without a certificate of that CA is spoken to. */
export async function serveBank(bank: Bank, oauth: OAuth, tls: EmulatorTls | undefined) {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answerCall(bank, oauth, request)
      .catch(toAnswer)
      .then((answer) => write(response, answer));
  };
  const server = tls
    ? createTlsServer({ ...tls, requestCert: true, rejectUnauthorized: true }, handle)
    : createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
