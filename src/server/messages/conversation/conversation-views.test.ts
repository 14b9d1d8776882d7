import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let product: TestApp;
let teacher: ApiClient;
let editor: ApiClient;
let admin: ApiClient;
let lessonId: string;

beforeAll(async () => {
  product = await createTestApp();
  teacher = await registerTeacher(product.app);
  editor = await signInEditor(product);
  admin = await signInAdmin(product);
  lessonId = (await placeOrder(teacher)).json.id;
  await setLesson(product, lessonId, { editorId: editor.user.id });
});
afterAll(() => product.close());

/** The three ways to one conversation. */
const VIEWS = [
  {
    read: () => `/api/lessons/${lessonId}/messages`,
    write: () => `/api/lessons/${lessonId}/messages`,
    body: (text: unknown) => ({ content: text }),
  },
  {
    read: () => `/api/messages?lessonId=${lessonId}`,
    write: () => '/api/messages',
    body: (text: unknown) => ({ lessonId, content: text }),
  },
  {
    read: () => `/api/chat/conversation?lessonId=${lessonId}`,
    write: () => '/api/chat/send',
    body: (text: unknown) => ({ lessonId, message: text }),
  },
];
const textsOf = (json: unknown): string[] => {
  const messages = Array.isArray(json) ? json : (json as { messages: unknown[] }).messages;
  return messages.map((each) => {
    const { content, message } = each as { content?: string; message?: string };
    return content ?? message ?? '';
  });
};

describe('one conversation', () => {
  it('is the same by whichever call it is written and read', async () => {
    const people = [teacher, editor, admin];
    for (const [i, { write, body }] of VIEWS.entries()) {
      const sent = await people[i]?.post(write(), body(` Mensagem ${i}\r\n `));
      expect([sent?.status, sent?.json.content ?? sent?.json.message]).toEqual([201, `Mensagem ${i}`]);
    }
    for (const reader of people) {
      for (const { read } of VIEWS) {
        const answer = await reader.get(read());
        expect(textsOf(answer.json)).toEqual(['Mensagem 0', 'Mensagem 1', 'Mensagem 2']);
      }
    }
  });

  it('tells the chat who wrote what', async () => {
    const { json } = await teacher.get(`/api/chat/conversation?lessonId=${lessonId}`);
    expect(json.messages[1]).toEqual({
      id: expect.any(String),
      message: 'Mensagem 1',
      senderType: 'editor',
      sender: { firstName: 'Edu', lastName: 'Lima' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it.each(['', ' \n ', 'nulo \0 aqui', 7, undefined])(
    'takes no blank or broken text anywhere (%#)',
    async (text) => {
      const before = (await teacher.get(VIEWS[0]?.read() ?? '')).json.length;
      for (const { write, body } of VIEWS) {
        const answer = await editor.post(write(), body(text));
        expect([answer.status, answer.json.message.length > 5]).toEqual([400, true]);
        if (text === ' \n ') expect(answer.json.message).toBe('Escreva uma mensagem');
      }
      expect((await teacher.get(VIEWS[0]?.read() ?? '')).json.length).toBe(before);
    },
  );

  it('is nobody else’s, nor that of a lesson that is not', async () => {
    const others = [await registerTeacher(product.app), await signInEditor(product, 'outra@lousa.test')];
    for (const stranger of others) {
      for (const { read, write, body } of VIEWS) {
        for (const answer of [await stranger.get(read()), await stranger.post(write(), body('Oi'))]) {
          expect([answer.status, answer.json.message]).toEqual([404, 'Aula não encontrada']);
        }
      }
    }
    for (const { read, write, body } of VIEWS) {
      const visitor = apiClient(product.app);
      expect((await visitor.get(read())).status).toBe(401);
      expect((await visitor.post(write(), body('Oi'))).status).toBe(401);
    }
    expect((await teacher.get('/api/messages?lessonId=nenhuma')).status).toBe(404);
    expect((await teacher.get('/api/chat/conversation')).status).toBe(400);
  });

  it('takes a message sent twice with one key once, by the older calls too', async () => {
    const before = (await teacher.get(VIEWS[0]?.read() ?? '')).json.length;
    for (const { write, body } of VIEWS.slice(1)) {
      const key = { 'idempotency-key': `key of ${write()}` };
      const sent = await Promise.all([1, 2].map(() => editor.post(write(), body('Uma vez.'), key)));
      expect(sent.map(({ status }) => status)).toEqual([201, 201]);
      expect(sent[0]?.json.id).toBe(sent[1]?.json.id);
    }
    expect((await teacher.get(VIEWS[0]?.read() ?? '')).json.length).toBe(before + 2);
  });
});
