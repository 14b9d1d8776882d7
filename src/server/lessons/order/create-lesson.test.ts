import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { lessonsTable, lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { LESSON_TEXT, placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ana = await registerTeacher(test.app);
});
afterAll(() => test.close());

const db = () => test.deps.database.db;
/** Rows and bytes that orders leave behind, of whomever. */
async function countKept() {
  const { dataDir } = test.deps.config;
  const list = (folder: string) => readdir(join(dataDir, folder), { recursive: true, withFileTypes: true });
  const stored = await list('files').catch(() => []);
  return {
    lessons: (await db().select().from(lessonsTable)).length,
    transitions: (await db().select().from(lessonTransitionsTable)).length,
    rows: (await db().select().from(filesTable)).length,
    stored: stored.filter((entry) => entry.isFile()).length,
    spooled: (await readdir(test.deps.storage.spoolDir)).length,
  };
}

describe('an order', () => {
  it.each([
    [{ title: '' }, 'title', 'Título é obrigatório'],
    [{ title: undefined }, 'title', 'Título é obrigatório'],
    [{ title: '   ' }, 'title', 'Título é obrigatório'],
    [{ title: 'a'.repeat(201) }, 'title', 'Título muito longo'],
    [{ content: '' }, 'content', 'Conteúdo é obrigatório'],
    [{ content: 'a'.repeat(3001) }, 'content', 'Conteúdo muito longo'],
    [{ format: 'docx' }, 'format', 'Escolha PowerPoint, Google Slides ou PDF interativo'],
    [{ slideCount: '7' }, 'slideCount', 'Escolha 5, 10, 15 ou 20 slides'],
    [{ slideCount: 'dez' }, 'slideCount', /./],
    [
      { serviceType: 'booklet', pageCount: '15' },
      'pageCount',
      'Escolha 10, 20, 30, 40, 50, 60 ou 70 páginas',
    ],
    [{ serviceType: 'poster' }, 'serviceType', 'Escolha apresentação ou apostila'],
    [{ deliveryType: 'ontem' }, 'deliveryType', 'Escolha um prazo de entrega da lista'],
    [{ educationLevel: 'jardim' }, 'educationLevel', 'Escolha um nível de ensino da lista'],
    [{ lessonDuration: '2' }, 'lessonDuration', 'Duração da aula deve ser de 5 a 600 minutos'],
    [
      { title: 'nulo \0' },
      'title',
      'O texto tem caracteres que não podemos guardar. Cole-o de novo sem formatação.',
    ],
  ])('is refused with %j, and nothing of it stays', async (fields, path, message) => {
    const before = await countKept();
    const answer = await placeOrder(ana, fields, { bytes: tinyPdf(), name: 'aula.pdf' });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toMatch(message);
    expect(answer.json.issues[0].path).toBe(path);
    expect(await countKept()).toEqual(before);
  });

  it('is kept with its price from the catalogue, whatever the client says of price, status and owner', async () => {
    const answer = await placeOrder(ana, {
      serviceType: 'booklet',
      pageCount: '40',
      deliveryType: 'urgent',
      price: '1',
      status: 'paid',
      userId: 'x',
      comments: 'Com exercícios.',
      educationLevel: 'medio',
      lessonDuration: '100',
      targetAudience: '1º ano',
      learningObjectives: 'Somar frações',
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      price: 910,
      status: 'submitted',
      pageCount: 40,
      slideCount: null,
      plan: 'padrao',
      revisionsLeft: 2,
      deadline: null,
      educationLevel: 'medio',
      lessonDuration: 100,
      user: { id: ana.user.id },
      allowedActions: expect.arrayContaining(['cancel', 'material']),
    });
    expect(answer.json.comments).toMatch(/^\[\d\d\/\d\d\/\d{4} \d\d:\d\d\] Ana Souza: Com exercícios\.$/);
  });

  it('takes the defaults, and a line break for one character', async () => {
    const answer = await placeOrder(ana, {
      title: 'b'.repeat(200),
      content: `${'Frações e números.\n'.repeat(157)}${'x'.repeat(17)}`,
      format: undefined,
      slideCount: undefined,
      pageCount: '',
      serviceType: undefined,
      deliveryType: undefined,
    });
    expect(answer.json).toMatchObject({
      format: 'powerpoint',
      slideCount: 15,
      serviceType: 'presentation',
      deliveryType: 'normal',
      price: 69,
    });
    const booklet = { format: undefined, serviceType: 'booklet', pageCount: '' };
    expect((await placeOrder(ana, booklet)).json.format).toBe('pdf');
    expect(answer.json.content).toHaveLength(3000);
  });

  it('comes as JSON too, where there is no file', async () => {
    const answer = await ana.post('/api/lessons', { title: 'JSON', content: LESSON_TEXT, slideCount: 5 });
    expect([answer.status, answer.json.price]).toEqual([201, 29]);
  });
});

describe('the file of an order', () => {
  it('is kept under the name it came with and the type it really has', async () => {
    const bytes = tinyPdf();
    const { json: lesson } = await placeOrder(ana, {}, { bytes, name: 'aula.pdf', type: 'text/html' });
    expect(lesson.fileName).toBe('aula.pdf');
    const [file] = (await ana.get(`/api/lessons/${lesson.id}/files`)).json;
    expect(file).toMatchObject({
      originalName: 'aula.pdf',
      mimeType: 'application/pdf',
      fileType: 'user_content',
      fileSize: bytes.length,
      status: 'active',
      isBlocked: false,
    });
    expect(file.filePath).toBe(lesson.filePath);
  });

  it('gets the ending of what it is', async () => {
    const { json } = await placeOrder(ana, {}, { bytes: tinyPdf(), name: '../../aula.docx' });
    expect(json.fileName).toBe('aula.docx.pdf');
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>', 'aula.pptx', 415, 'Tipo de arquivo não permitido'],
    ['plain text', 'Olá, turma.', 'aula.pdf', 415, 'Tipo de arquivo não permitido'],
    [
      'nothing',
      '',
      'aula.pdf',
      422,
      'O arquivo está vazio. Confira se ele abre no seu computador e envie de novo.',
    ],
    ['half a document', tinyPdf().subarray(0, 80), 'aula.pdf', 422, /danificado/],
  ])('is refused where it is %s, before anything is kept', async (_what, content, name, status, message) => {
    const before = await countKept();
    const answer = await placeOrder(ana, {}, { bytes: Buffer.from(content), name });
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.json.message).toMatch(message);
    if (status === 415) expect(answer.json.detail).toBe('Use apenas PDF, DOCX ou PPTX');
    expect(await countKept()).toEqual(before);
  });

  it('may have 10 MB and not a byte more', async () => {
    const before = await countKept();
    const answer = await placeOrder(ana, {}, { bytes: Buffer.alloc(10 * 1024 * 1024 + 1), name: 'aula.pdf' });
    expect([answer.status, answer.json.message]).toEqual([413, 'O arquivo passa do limite de 10MB']);
    expect(await countKept()).toEqual(before);
  });
});

describe('an order sent twice', () => {
  const send = (fields: Record<string, string>, key: string, file = tinyPdf()) =>
    placeOrder(ana, fields, { bytes: file, name: 'aula.pdf' }, { 'idempotency-key': key });

  it('with the same key answers the same lesson, whatever the boundary of the form', async () => {
    const first = await send({ title: 'Chave' }, 'k-1');
    const before = await countKept();
    const second = await send({ title: 'Chave' }, 'k-1');
    expect([second.status, second.json]).toEqual([201, first.json]);
    expect(await countKept()).toEqual(before);
  });

  it('with the same key but another text or file is refused and keeps nothing', async () => {
    await send({ title: 'Chave' }, 'k-2');
    const before = await countKept();
    expect((await send({ title: 'Outra' }, 'k-2')).status).toBe(409);
    expect((await send({ title: 'Chave' }, 'k-2', tinyPdf('Outro texto.'))).status).toBe(409);
    expect(await countKept()).toEqual(before);
  });

  it('three times at once makes one lesson and one file', async () => {
    const before = await countKept();
    const answers = await Promise.all([1, 2, 3].map(() => send({ title: 'Gêmeas' }, 'k-3')));
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const after = await countKept();
    expect([after.lessons, after.rows, after.stored]).toEqual([
      before.lessons + 1,
      before.rows + 1,
      before.stored + 1,
    ]);
  });

  it("with another teacher's key is another order", async () => {
    const bia = await registerTeacher(test.app);
    const mine = await send({}, 'k-4');
    const hers = await placeOrder(
      bia,
      {},
      { bytes: tinyPdf(), name: 'aula.pdf' },
      { 'idempotency-key': 'k-4' },
    );
    expect(hers.status).toBe(201);
    expect(hers.json.id).not.toBe(mine.json.id);
  });
});

describe('an order that fails on the way', () => {
  it('leaves neither row nor file behind', async () => {
    const before = await countKept();
    const enqueue = test.deps.enqueue;
    test.deps.enqueue = () => Promise.reject(new Error('the queue is away'));
    const answer = await placeOrder(ana, {}, { bytes: tinyPdf(), name: 'aula.pdf' });
    test.deps.enqueue = enqueue;
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/queue is away/);
    expect(await countKept()).toEqual(before);
  });
});

describe('two hundred orders in an hour', () => {
  it('are taken in from one account, endless ones are not', async () => {
    const { createOrderLimit } = await import('#server/lessons/lesson-limits.ts');
    const limit = createOrderLimit(test.deps);
    for (let i = 0; i < 299; i++) await limit.consume(ana.user.id);
    expect((await placeOrder(ana)).status).toBe(201);
    expect((await placeOrder(ana)).status).toBe(429);
  });
});
