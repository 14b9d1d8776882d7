import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let visitor: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
  visitor = apiClient(test.app);
});
afterAll(() => test.close());

it('tells whether the process lives and can work, and is part of the published contract', async () => {
  expect((await visitor.get('/api/health/live')).json).toEqual({ status: 'ok' });
  expect((await visitor.get('/api/health/ready')).json).toEqual({ status: 'ready' });
  const { paths } = (await visitor.get('/api/openapi.json')).json;
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/health/live', '/api/health/ready']));
});

it('is not ready once it is about to stop, but alive', async () => {
  test.deps.events.endStreams();
  const ready = await visitor.get('/api/health/ready');
  expect([ready.status, ready.json.status]).toEqual([503, 503]);
  expect((await visitor.get('/api/health/live')).status).toBe(200);
});
