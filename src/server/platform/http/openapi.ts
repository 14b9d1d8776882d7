import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '#server/platform/config.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { mountedEndpoints } from './implement.ts';
import type { JsonSchema, OpenApiDocument, Operation } from './openapi-document.ts';

/** The contract as a document and as a page, both made from the endpoints that were mounted. */
export function publishOpenApi(app: FastifyInstance, config: Config): void {
  let made: OpenApiDocument | null = null;
  const documentOnce = () => {
    made ??= describeEndpoints(app[mountedEndpoints], config.publicUrl);
    return made;
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(documentOnce()),
  );
  app.get('/api/docs', async (_request, reply) => renderApiReference(reply, documentOnce()));
}

/** OpenAPI 3.1 of a list of endpoints; the schemas are the very ones that validate. */
export function describeEndpoints(endpoints: readonly Endpoint[], url: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: toOperation(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lousa', version: '1', description: 'Errors are application/problem+json (RFC 9457).' },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'lousa_session' },
      },
      schemas: { Problem: PROBLEM_SCHEMA },
    },
  };
}

function toOperation(endpoint: Endpoint): Operation {
  const body = bodyOf(endpoint);
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } } as const;
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.isIdempotent ? [key] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.status]: answerOf(endpoint),
      default: {
        description: 'A refusal',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Operation['parameters'] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf({ body, multipart }: Endpoint): Operation['requestBody'] {
  if (!body && !multipart) return undefined;
  const schema = body ? toJsonSchema(body, 'input') : { type: 'object', properties: {} };
  if (!multipart) return { required: true, content: { 'application/json': { schema } } };
  const files = multipart.files.map((name) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream' },
  ]);
  const properties = { ...(schema.properties as JsonSchema), ...Object.fromEntries(files) };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function answerOf({ response, produces }: Endpoint): JsonSchema {
  if (response) {
    return {
      description: 'Done',
      content: { 'application/json': { schema: toJsonSchema(response, 'output') } },
    };
  }
  return produces ? { description: 'Done', content: { [produces]: {} } } : { description: 'Done' };
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

const text = { type: 'string' };
const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'message'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: text,
    message: text,
    issues: { type: 'array', items: { type: 'object', properties: { path: text, message: text } } },
  },
};

/** The contract as one plain page: no script, nothing from elsewhere. */
function renderApiReference(reply: FastifyReply, document: OpenApiDocument): FastifyReply {
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
