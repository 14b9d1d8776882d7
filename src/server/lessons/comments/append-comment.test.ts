import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let product: TestApp;
let teacher: ApiClient;
let editor: ApiClient;
let id: string;

beforeAll(async () => {
  product = await createTestApp();
  teacher = await registerTeacher(product.app);
  editor = await signInEditor(product);
  id = (await placeOrder(teacher)).json.id;
  await setLesson(product, id, { editorId: editor.user.id, comments: '' });
});
afterAll(() => product.close());

const append = (client: ApiClient, comments: string) => client.patch(`/api/lessons/${id}`, { comments });

it('the teacher, the editor who has the lesson and an admin write in one log, at once without loss', async () => {
  const admin = await signInAdmin(product);
  const answers = await Promise.all([
    append(teacher, 'Cores da escola.'),
    append(editor, 'Capa pronta.'),
    append(admin, 'Confere o prazo.'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const log: string = (await teacher.get(`/api/lessons/${id}`)).json.comments;
  expect(log.split('\n\n')).toHaveLength(3);
  expect(log).toMatch(/\] Edu Lima: Capa pronta\./);
});

it('nobody else does, and nothing blank is written', async () => {
  const stranger = await signInEditor(product, 'eva@lousa.test');
  expect((await append(stranger, 'Oi')).status).toBe(404);
  expect((await append(editor, ' \n ')).json.message).toBe('Escreva um comentário');
});
