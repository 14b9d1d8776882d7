import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mountedEndpoints } from '#server/platform/http/implement.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { Answer, ApiClient } from '#tests/builders/api-client.ts';
import { fileForm } from '#tests/builders/files.ts';
import { soak } from '#tests/setup/soak.ts';
import { SUBJECTS, type SubjectKind } from './authorization-subjects.ts';
import { fillHouse, type House } from './house-of-figures.ts';
import { multiplyRows } from './multiply-rows.ts';

const FEW = 100;
/** Of what people make by hand there is a twentieth (multiply-rows.ts): in a part still twice what an answer may hold. */
const MANY = soak({ part: 20_000, whole: 100_000 }, 'rows behind every answer');
/** Of messages, audit, sessions and the like: in a part four times what an answer may hold. */
const ENDLESS = Math.min(MANY, soak({ part: 2_000, whole: 100_000 }, 'rows of what has no end'));
/** What an answer may weigh more with many rows behind it: a page that few did not fill. */
const A_PAGE_BYTES = 300_000;
const A_PAGE_ROWS = 500;

/** Answers that are no JSON, and why they may be as long as what they are about. */
const NOT_LISTS: Record<string, string> = {
  'GET /api/lessons/{id}/events': 'a stream of what happens from now on',
  'GET /api/login': 'a redirection',
  'GET /api/files/{id}/download': 'one file as it was sent',
  'GET /api/files/{id}/pages/{page}': 'one picture',
  'GET /api/lessons/{id}/receipt': 'one paper',
  'GET /api/account/export': 'streams; held to flat memory by exports-stream.test.ts',
  'GET /api/admin/audit.csv': 'streams; held to flat memory by exports-stream.test.ts',
  'GET /api/admin/leads.csv': 'streams; held to flat memory by exports-stream.test.ts',
  'GET /api/admin/lessons.csv': 'streams; held to flat memory by exports-stream.test.ts',
  'GET /api/admin/payments.csv': 'streams; held to flat memory by exports-stream.test.ts',
};

let house: House;
let ids: Record<SubjectKind, string>;
let grown: string[];
const sizes = new Map<string, { bytes: number; rows: number }>();
const callsOf = (): Endpoint[] =>
  house.pay.test.app[mountedEndpoints].filter(({ method }) => method === 'GET');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

beforeAll(async () => {
  house = await fillHouse();
  const { database } = house.pay.test.deps;
  ids = await findSubjects();
  await addTheRest();
  await multiplyRows(database, { count: FEW, lessonId: ids.lesson, round: 1 });
  await forEachAnswer((call, answer) => sizes.set(call, sizeOf(answer)));
  grown = await multiplyRows(database, { count: MANY, endless: ENDLESS, lessonId: ids.lesson, round: 2 });
}, 300_000);
afterAll(() => house.pay.close());

/** The busiest lesson of the house, and something of each kind that belongs to it. */
async function findSubjects(): Promise<Record<SubjectKind, string>> {
  const { pool } = house.pay.test.deps.database;
  const one = async (text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows[0]?.id ?? '';
  const lesson = await one(
    `select lessons.id from lessons join productions on productions.lesson_id = lessons.id
     where owner_id = $1 and lessons.editor_id = $2
     order by (select count(*) from production_rounds where production_id = productions.id) desc, lessons.id limit 1`,
    [house.marina.user.id, house.lia.user.id],
  );
  return {
    nothing: house.marina.user.id,
    lesson,
    file: '',
    payment: await one(
      `select payment_attempts.id from payment_attempts join charges on charges.id = charge_id where lesson_id = $1`,
      [lesson],
    ),
    order: '',
    production: await one('select id from productions where lesson_id = $1', [lesson]),
    session: '',
  };
}

/** What the house has none of by itself. */
async function addTheRest(): Promise<void> {
  const { pay, marina } = house;
  await pay.admin.post(`/api/admin/lessons/${ids.lesson}/notes`, { text: 'Ligar amanhã' });
  // A machine that is busy with the other tests may ask to come back: the file is looked at by a child in its turn.
  await vi.waitFor(
    async () => {
      const sent = await marina.post(`/api/upload/${ids.lesson}`, fileForm());
      ids.file = sent.json.id;
      expect(sent.status, sent.text).toBe(201);
    },
    { timeout: 60_000, interval: 500 },
  );
  await marina.post(`/api/lessons/${ids.lesson}/messages`, { content: 'Segue o anexo.' });
  const { pool } = pay.test.deps.database;
  await pool.query(
    `insert into leads (school, contact, email, phone, subjects, modality, search_text, created_at)
     values ('Escola', 'Direção', 'escola@escola.test', '11999990000', 'Matemática', 'ia_total', 'escola', now())`,
  );
}

async function forEachAnswer(take: (call: string, answer: Answer) => void): Promise<void> {
  const people = { teacher: house.marina, editor: house.lia, admin: house.pay.admin };
  for (const endpoint of callsOf()) {
    const call = nameOf(endpoint);
    const subject = SUBJECTS[call];
    if (!subject || Object.hasOwn(NOT_LISTS, call)) continue;
    const id = ids[subject.of];
    const path = endpoint.path.replaceAll(/\{\w+\}/g, id) + (subject.query?.(id) ?? '');
    for (const [role, client] of Object.entries(people) as [keyof typeof people, ApiClient][]) {
      const { access } = endpoint;
      if (typeof access !== 'string' && !access.includes(role)) continue;
      take(`${call} by ${role}`, await client.get(path));
    }
  }
}

const sizeOf = ({ text, json }: Answer) => ({ bytes: text.length, rows: longestList(json) });
function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : Object.keys(value).length;
  return Math.max(own, ...Object.values(value).slice(0, A_PAGE_ROWS).map(longestList));
}

describe('every answer of the contract', () => {
  it('was asked for with rows behind it', () => {
    expect(grown).toEqual(
      expect.arrayContaining(
        'access_records audit_log charges events files leads lesson_notes lessons mail_outbox messages payment_attempts payment_captures productions production_rounds ratings refund_requests sessions users'.split(
          ' ',
        ),
      ),
    );
  });

  it(`is no longer with ${ENDLESS} rows behind it than with ${FEW}, but for a page`, async () => {
    const growing: string[] = [];
    const failing: string[] = [];
    await forEachAnswer((call, answer) => {
      const few = sizes.get(call);
      const many = sizeOf(answer);
      const also = SUBJECTS[call.replace(/ by .*/, '')]?.also ?? [];
      if (answer.status >= 300 && !also.includes(answer.status))
        failing.push(`${call}: ${answer.status} ${answer.text.slice(0, 200)}`);
      if (many.bytes > (few?.bytes ?? 0) + A_PAGE_BYTES || many.rows > A_PAGE_ROWS) {
        growing.push(`${call}: ${few?.bytes} to ${many.bytes} bytes, ${few?.rows} to ${many.rows} rows`);
      }
    });
    expect({ growing, failing }).toEqual({ growing: [], failing: [] });
  }, 300_000);
});
