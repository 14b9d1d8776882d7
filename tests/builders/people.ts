import type { FastifyInstance } from 'fastify';
import { type ApiClient, apiClient } from './api-client.ts';

export const TEACHER_PASSWORD = 'segredo-123';
let made = 0;

/** A registered and signed-in teacher of one's own. */
export async function registerTeacher(
  app: FastifyInstance,
  person: { firstName?: string; lastName?: string; email?: string; password?: string } = {},
): Promise<ApiClient> {
  // Registrations are limited by address; each person comes from another one.
  made++;
  const client = apiClient(app, `10.0.${Math.floor(made / 250)}.${made % 250}`);
  const answer = await client.post('/api/auth/local/register', {
    firstName: 'Ana',
    lastName: 'Souza',
    email: `pessoa${made}@escola.test`,
    password: TEACHER_PASSWORD,
    ...person,
  });
  if (answer.status !== 201) throw new Error(`registration failed: ${answer.text}`);
  client.token = answer.json.token;
  client.user = answer.json.user;
  return client;
}
