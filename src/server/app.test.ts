import { expect, it } from 'vitest';
import { apiClient } from '#tests/builders/api-client.ts';
import { createTestApp } from '#tests/setup/test-app.ts';

it('a worker answers its health and its figures, and nothing else', async () => {
  const token = 'a-token-for-figures';
  const test = await createTestApp({ env: { ROLE: 'worker', METRICS_TOKEN: token } });
  try {
    const visitor = apiClient(test.app);
    expect((await visitor.get('/api/health/live')).status).toBe(200);
    expect((await visitor.get('/api/health/ready')).status).toBe(200);
    expect((await visitor.get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200);
    for (const path of ['/', '/login', '/api/lessons', '/api/openapi.json', '/api/webhooks/paypal'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
    const registered = await visitor.post('/api/auth/register', { name: 'Ana', email: 'ana@escola.test' });
    expect([registered.status, registered.json.message]).toEqual([404, 'Endereço não encontrado']);
  } finally {
    await test.close();
  }
});
