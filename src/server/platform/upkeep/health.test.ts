import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Problem } from '#server/platform/http/problem.ts';
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

it('is not ready while nothing can be put into the storage, and asks it once in a while only', async () => {
  const { putFile } = test.deps.storage;
  const { now } = performance;
  let puts = 0;
  test.deps.storage.putFile = () => {
    puts++;
    return Promise.reject(new Problem('storage_full'));
  };
  try {
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 10_000);
    for (let i = 0; i < 5; i++) expect((await visitor.get('/api/health/ready')).status).toBe(503);
    expect(puts).toBe(1);
    expect((await visitor.get('/api/health/live')).status).toBe(200);
    test.deps.storage.putFile = putFile;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 20_000);
    expect((await visitor.get('/api/health/ready')).status).toBe(200);
  } finally {
    test.deps.storage.putFile = putFile;
    vi.restoreAllMocks();
  }
});

it('is not ready once it is about to stop, but alive', async () => {
  test.deps.events.endStreams();
  const ready = await visitor.get('/api/health/ready');
  expect([ready.status, ready.json.status]).toEqual([503, 503]);
  expect((await visitor.get('/api/health/live')).status).toBe(200);
});
