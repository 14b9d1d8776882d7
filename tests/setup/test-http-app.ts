import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadConfig } from '#server/platform/config.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { createHttpApp } from '#server/platform/http/create-http-app.ts';
import { publishOpenApi } from '#server/platform/http/openapi.ts';
import { type ClientOptions, serveClient } from '#server/platform/http/static.ts';
import { createLog } from '#server/platform/log.ts';
import { openStorage } from '#server/platform/storage/storage.ts';

export interface TestHttpApp {
  app: FastifyInstance;
  deps: Pick<AppDeps, 'storage' | 'config'>;
  /** What was logged, one JSON line each. */
  logged: string[];
  close(): Promise<void>;
}

/** The HTTP side with the routes that `mount` adds, without any feature and without a database. */
export async function createTestHttpApp(
  mount: (app: FastifyInstance, deps: TestHttpApp['deps']) => void,
  {
    clientFolder,
    publicUrl = 'http://lousa.test',
    ...client
  }: { clientFolder?: string; publicUrl?: string } & Omit<ClientOptions, 'folder'> = {},
): Promise<TestHttpApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lousa-http-'));
  const config = loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: publicUrl });
  const logged: string[] = [];
  const app = await createHttpApp(config, createLog('info', { write: (line) => void logged.push(line) }));
  const deps = { config, storage: await openStorage(config) };
  mount(app, deps);
  publishOpenApi(app, config);
  await serveClient(app, config, {
    ...client,
    folder: clientFolder ?? join(dataDir, 'no-client'),
  });
  await app.ready();
  return {
    app,
    deps,
    logged,
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
