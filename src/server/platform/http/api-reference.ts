import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

/** The contract as one plain page: no script, nothing from elsewhere. */
export function renderApiReference(reply: FastifyReply, document: OpenApiDocument): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderCall(path, method, operation)),
  );
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lousa: referência da API</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Referência da API</h1>
<p>O mesmo contrato, para máquinas: <a href="/api/openapi.json">/api/openapi.json</a>. ${escapeHtml(document.info.description)}</p>
${calls.join('\n')}</main></body></html>`);
}

function renderCall(path: string, method: string, operation: Operation): string {
  const access = operation.security.length === 0 ? 'público' : 'com sessão';
  const parameters = operation.parameters
    .map(
      (one) =>
        `<li><code>${escapeHtml(one.name)}</code> (${one.in}${one.required ? ', obrigatório' : ''})</li>`,
    )
    .join('');
  const contents = Object.entries(operation.requestBody?.content ?? {});
  const bodies = contents.map(([type, { schema }]) => renderSchema(`Corpo: ${type}`, schema)).join('');
  const answers = Object.entries(operation.responses).flatMap(([status, answer]) =>
    status === 'default' ? [] : [renderSchema(`Resposta ${status}`, answer.content ?? null)],
  );
  return `<section><h2><span>${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} <small>${access}</small></p>${parameters ? `<ul>${parameters}</ul>` : ''}${bodies}${answers.join('')}</section>`;
}

function renderSchema(title: string, schema: unknown): string {
  if (schema === null) return `<p>${escapeHtml(title)}, sem corpo</p>`;
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:60rem;margin:auto;padding:1rem}section{border-top:1px solid #8886;padding:.5rem 0}
h2{font-size:1.05rem;margin:.5rem 0}h2 span{display:inline-block;min-width:4.5rem}code,pre{font-family:ui-monospace,monospace}
pre{overflow:auto;max-height:30rem}small{opacity:.8}`;
