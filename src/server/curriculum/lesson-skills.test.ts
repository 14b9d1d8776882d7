import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { LESSON_TEXT, placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { makeSkill, SOME_SKILLS } from '#tests/builders/skills.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { skillImportsTable, skillVerdictsTable } from './curriculum.table.ts';
import { replaceSkills } from './import/replace-skills.ts';

let test_: TestApp;
let ana: ApiClient;
let bruno: ApiClient;
let lessonId: string;
beforeAll(async () => {
  test_ = await createTestApp();
  ana = await registerTeacher(test_.app);
  bruno = await registerTeacher(test_.app);
  lessonId = await analysed({ educationLevel: 'fundamental', targetAudience: '6º ano' });
});
afterAll(() => test_.close());
beforeEach(() => db().delete(skillVerdictsTable));

const db = () => test_.deps.database.db;
const install = (skills = SOME_SKILLS) => replaceSkills(db(), skills, new Date());
const WITH_CODES = `${LESSON_TEXT}\nHabilidades: (EF06MA91), EF 07 MA 91 e EF09MA77.`;

async function analysed(fields: Record<string, string> = {}, by = ana): Promise<string> {
  const { json, text } = await placeOrder(by, fields);
  await test_.runJobs();
  if (!json.id) throw new Error(text);
  return json.id;
}
const read = async (id = lessonId, client = ana) => client.get(`/api/lessons/${id}/bncc`);
const judge = (code: string, verdict: unknown, { id = lessonId, client = ana } = {}) =>
  client.put(`/api/lessons/${id}/bncc/${code}`, { verdict });
const suggestedIn = (answer: { json: { suggestions: { skill: { code: string }; verdict: unknown }[] } }) =>
  answer.json.suggestions.map(({ skill, verdict }) => [skill.code, verdict]);

describe('what is answered', () => {
  test('without an import, that there is none', async () => {
    await db().delete(skillImportsTable);
    expect((await read()).json).toMatchObject({ state: 'not_installed', suggestions: [], chosen: [] });
    expect((await judge('EF06MA91', 'accepted')).json.type).toMatch(/skill_not_found$/);
  });
  test('five at most, official, best first, with the words that led there', async () => {
    await install();
    const { json } = await read();
    expect([json.state, json.mayJudge]).toEqual(['ready', true]);
    expect(json.suggestions[0]).toMatchObject({
      skill: { code: 'EF06MA91', componentName: 'Matemática', years: [6], text: expect.any(String) },
      terms: expect.arrayContaining([expect.stringMatching(/fraç/i)]),
      verdict: null,
    });
    expect(json.suggestions.length).toBeLessThanOrEqual(5);
    const codes = new Set(SOME_SKILLS.map(({ code }) => code));
    expect(suggestedIn({ json }).every(([code]) => codes.has(code as string))).toBe(true);
    expect(suggestedIn({ json }).some(([code]) => String(code).startsWith('EM'))).toBe(false);
  });
  test('another list, once one was imported, without a restart', async () => {
    await install([makeSkill('EF06MA92', 'Dividir frações.')]);
    expect(suggestedIn(await read())).toEqual([['EF06MA92', null]]);
    await install();
    expect(suggestedIn(await read())[0]).toEqual(['EF06MA91', null]);
  });
  test('codes of the material, confirmed or unknown, which are not suggested again', async () => {
    await install();
    const id = await analysed({ content: WITH_CODES, educationLevel: 'fundamental' });
    const { json } = await read(id);
    expect(json.found).toEqual([
      { code: 'EF06MA91', page: null, slide: null, skill: expect.objectContaining({ code: 'EF06MA91' }) },
      { code: 'EF07MA91', page: null, slide: null, skill: expect.objectContaining({ code: 'EF07MA91' }) },
      { code: 'EF09MA77', page: null, slide: null, skill: null },
    ]);
    expect(suggestedIn({ json }).map(([code]) => code)).not.toContain('EF06MA91');
    expect(json.chosen.map(({ code }: { code: string }) => code)).toEqual(['EF06MA91', 'EF07MA91']);
    expect((await judge('EF09MA77', 'accepted', { id })).status, 'unknown stays unknown').toBe(404);
  });
  test.each(['superior', 'tecnico', 'livre', 'corporativo'])('nothing forced upon %s', async (level) => {
    await install();
    const id = await analysed({ content: WITH_CODES, educationLevel: level });
    const { json } = await read(id);
    expect([json.state, json.suggestions]).toEqual(['not_covered', []]);
    expect(json.found).toHaveLength(3);
  });
  test('of a lesson without analysis, that it has none yet', async () => {
    await install();
    const { json } = await placeOrder(ana);
    expect((await read(json.id)).json).toMatchObject({ state: 'not_analysed', found: [], suggestions: [] });
  });
});

describe('verdicts', () => {
  test('are kept with what led there, changed and taken back', async () => {
    await install();
    const accepted = await judge('EF06MA91', 'accepted');
    expect(accepted.status).toBe(200);
    expect(suggestedIn(accepted)[0]).toEqual(['EF06MA91', 'accepted']);
    expect(accepted.json.chosen).toMatchObject([{ code: 'EF06MA91' }]);
    expect(await db().select().from(skillVerdictsTable)).toMatchObject([
      {
        lessonId,
        code: 'EF06MA91',
        verdict: 'accepted',
        judgedBy: ana.user.id,
        basis: { rank: 1, terms: expect.any(Array), stage: 'EF', years: [6] },
      },
    ]);
    const rejected = await judge('ef06ma91', 'rejected');
    expect([suggestedIn(rejected)[0], rejected.json.chosen]).toEqual([['EF06MA91', 'rejected'], []]);
    const back = await judge('EF06MA91', null);
    expect(suggestedIn(back)[0]).toEqual(['EF06MA91', null]);
    expect(await db().select().from(skillVerdictsTable)).toEqual([]);
    expect((await judge('EF06MA91', null)).status, 'twice is once').toBe(200);
  });
  test('of a skill of the list that was not suggested count too', async () => {
    await install();
    const { json } = await judge('EF08HI91', 'accepted');
    expect(json.chosen).toMatchObject([{ code: 'EF08HI91' }]);
    expect(await db().select().from(skillVerdictsTable)).toMatchObject([{ basis: null }]);
  });
  test.each([
    ['a code outside the list', 'EF06MA99', 'accepted', 404],
    ['no code at all', 'bolo', 'accepted', 404],
    ['a verdict that is none', 'EF06MA91', 'talvez', 400],
    ['no verdict', 'EF06MA91', undefined, 400],
  ])('%s is refused and nothing kept', async (_what, code, verdict, status) => {
    await install();
    expect((await judge(code, verdict)).status).toBe(status);
    expect(await db().select().from(skillVerdictsTable)).toEqual([]);
  });
  test('an accepted skill that a later list no longer has is not shown, and comes back with it', async () => {
    await install();
    await judge('EF06MA91', 'accepted');
    await install([makeSkill('EF06MA92', 'Dividir frações.')]);
    expect((await read()).json.chosen).toEqual([]);
    await install();
    expect((await read()).json.chosen).toMatchObject([{ code: 'EF06MA91' }]);
  });
  test('of two at once one holds, whole, and there is one row', async () => {
    await install();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([judge('EF06MA91', 'accepted'), judge('EF06MA91', 'rejected')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const rows = await db().select().from(skillVerdictsTable);
      expect(rows).toHaveLength(1);
      expect(suggestedIn(await read())[0]).toEqual(['EF06MA91', rows[0]?.verdict]);
    }
  });
});

describe('rights', () => {
  test('a stranger finds no lesson, neither to read nor to judge', async () => {
    await install();
    expect((await read(lessonId, bruno)).status).toBe(404);
    expect((await judge('EF06MA91', 'accepted', { client: bruno })).json.message).toBe('Aula não encontrada');
    expect(await db().select().from(skillVerdictsTable)).toEqual([]);
  });
  test('staff reads what they may see, and leaves the judging to the teacher', async () => {
    await install();
    const admin = await signInAdmin(test_);
    const editor = await signInEditor(test_);
    expect((await read(lessonId, editor)).status).toBe(404);
    await setLesson(test_, lessonId, { editorId: editor.user.id });
    for (const client of [admin, editor]) {
      expect((await read(lessonId, client)).json).toMatchObject({ state: 'ready', mayJudge: false });
      expect((await judge('EF06MA91', 'accepted', { client })).status).toBe(403);
    }
  });
  test('a cancelled lesson is read and no longer judged', async () => {
    await install();
    const id = await analysed();
    await ana.post(`/api/lessons/${id}/cancel`);
    expect((await read(id)).json.mayJudge).toBe(false);
    expect((await judge('EF06MA91', 'accepted', { id })).status).toBe(409);
  });
});

test('verdicts are part of what one may take away, and go with an account', async () => {
  await install();
  const carla = await registerTeacher(test_.app);
  const id = await analysed({}, carla);
  await judge('EF06MA91', 'accepted', { id, client: carla });
  const zip = await carla.get('/api/account/export');
  const { unzipSync } = await import('fflate');
  const lesson = new TextDecoder().decode(unzipSync(zip.bytes)[`aulas/${id}/aula.json`]);
  expect(JSON.parse(lesson).skills).toMatchObject([{ code: 'EF06MA91', verdict: 'accepted' }]);
  expect((await carla.delete('/api/account', { password: TEACHER_PASSWORD })).status).toBe(204);
  const left = await db().select().from(skillVerdictsTable).where(eq(skillVerdictsTable.lessonId, id));
  expect(left).toEqual([]);
});
