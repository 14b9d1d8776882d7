import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine/reading/read-document.ts';
import { TEMPLATES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { BOOKLET, PICTURES } from '#tests/builders/whole-booklet.ts';
import { endsOf, givenOf } from './fill-chapters.ts';
import { typesetBooklet, writeInput } from './typeset-booklet.ts';

const LOOKS = { caderno: 'natureza', manual: 'indigo' } as const;
const AS_DRAWN = { slack: 0.5, notePages: 0 };

it('builds up the fractions of what mathematics asks, and no date', () => {
  const [chapter] = BOOKLET.chapters;
  if (chapter === undefined) throw new Error('no chapter');
  const [question] = chapter.exercises;
  if (question === undefined) throw new Error('no exercise');
  const exercises = [{ ...question, text: 'Some 5/4 + 11/6 (Época, 20/12/1999).' }];
  const asked = (component: string | null) =>
    writeInput({ ...BOOKLET, component, chapters: [{ ...chapter, exercises }] }).chapters[0]?.exercises[0]
      ?.text;
  expect(asked('Matemática')).toBe('Some $\\frac{5}{4}$ + $\\frac{11}{6}$ (Época, 20/12/1999).');
  expect(asked('História')).toContain('5/4');
});

it('tells what the signs mean that stand in the booklet, and of no other', () => {
  const [chapter] = BOOKLET.chapters;
  if (chapter === undefined) throw new Error('no chapter');
  const kindsOf = (blocks: typeof chapter.blocks, glossary = BOOKLET.glossary) =>
    writeInput({ ...BOOKLET, glossary, chapters: [{ ...chapter, blocks, exercises: [] }] }).signs.map(
      ({ kind }) => kind,
    );
  const [type, kind] = ['callout', 'atencao'] as const;
  const warning = { type, kind, name: null, text: 'Lave as mãos.', passageIds: [] };
  expect(kindsOf([warning])).toEqual(['atencao', 'bold']);
  expect(kindsOf([], [])).toEqual([]);
  const [asked] = chapter.exercises;
  if (asked === undefined) throw new Error('no exercise');
  const exercises = [1, 1, 1, 2].map((difficulty, at) => ({ ...asked, number: at + 1, difficulty }));
  const { signs } = writeInput({ ...BOOKLET, template: 'caderno', chapters: [{ ...chapter, exercises }] });
  expect(signs.find(({ kind }) => kind === 'levels')?.name).toBe('Para começar e para praticar');
});

it('tells how to learn with it: a text is read, a test worked out', () => {
  const namesOf = (chapters: typeof BOOKLET.chapters) =>
    writeInput({ ...BOOKLET, chapters }).advice.map(({ name }) => name);
  expect(namesOf(BOOKLET.chapters)).toEqual(['Antes de ler', 'Enquanto lê', 'Depois de ler']);
  expect(namesOf(BOOKLET.chapters.map((one) => ({ ...one, exercises: [] })))).toHaveLength(2);
  expect(namesOf(BOOKLET.chapters.map((one) => ({ ...one, blocks: [] })))[0]).toBe('Antes de responder');
});

describe.each(keysOf(TEMPLATES))('a booklet set as %s', (template) => {
  const booklet = { ...BOOKLET, template, palette: LOOKS[template] };

  it('is accepted as accessible with every kind of block, a picture and formulas among them', async () => {
    const typeset = typesetBooklet(booklet, AS_DRAWN, PICTURES);
    const { blocks } = await readDocument(typeset.toPdf('ua-1'));
    const printed = JSON.stringify(blocks);
    for (const text of [
      'Um canteiro.',
      'fórmula da página 3 do material',
      'mil mililitros',
      'Cuidado & <b>medida</b>',
    ])
      expect(printed).toContain(text);
    expect(blocks.filter(({ type }) => type === 'image')).toHaveLength(1);
  });

  it('gives what a page has left to the answers on it, and tells where it ended without', () => {
    const typeset = typesetBooklet(booklet, AS_DRAWN, PICTURES);
    const given = givenOf(typeset);
    expect(given.some(([, , , height, drawn]) => height > 5 && drawn !== 0)).toBe(true);
    const [shown] = typeset.query('<matter-end>') as [page: number, down: number][];
    const [end] = endsOf(typeset, 'matter');
    expect(shown?.[1]).toBeGreaterThan(250);
    expect(end?.down).toBeLessThan((shown?.[1] ?? 0) - 20);
  });

  it('gives each thing asked under letters room of its own', () => {
    const [chapter] = booklet.chapters;
    const [question] = chapter?.exercises ?? [];
    if (chapter === undefined || question === undefined) throw new Error('no exercise');
    const text = 'Explique:\na) por que a turma rega\nb) por que a turma mede';
    const exercises = [{ ...question, kind: 'aberta' as const, options: [], right: null, text }];
    const set = typesetBooklet({ ...booklet, chapters: [{ ...chapter, exercises }] }, AS_DRAWN, PICTURES);
    const keys = givenOf(set).map(([key]) => key);
    expect(keys.filter((key) => /^e\d/.test(key))).toEqual([0, 1].map((at) => `e${question.number}.${at}`));
  });

  it('keeps what a page has left below a chapter that runs on at the foot, not between two chapters', () => {
    const [chapter] = booklet.chapters;
    if (chapter === undefined) throw new Error('no chapter');
    const passage = { type: 'text' as const, text: 'A turma rega a horta cedo.', passageIds: [] };
    const chapters = [1, 2].map((at) => ({ ...chapter, id: `c${at}`, blocks: [passage], exercises: [] }));
    const set = typesetBooklet({ ...booklet, pages: 10, glossary: [], sources: [], chapters }, AS_DRAWN);
    const [first, second] = set.query('<chapter-end>') as [page: number, down: number][];
    expect(second?.[0]).toBe(first?.[0]);
    expect(givenOf(set).map(([key]) => key)).not.toContain('c1.end');
    expect(first?.[1]).toBeLessThan(110);
  });

  it('gives each exercise its entry in the key, marked where nobody told the answer', async () => {
    const { blocks } = await readDocument(typesetBooklet(booklet, AS_DRAWN, PICTURES).toPdf('ua-1'));
    const printed = JSON.stringify(blocks);
    const key = printed.slice(printed.lastIndexOf('Gabarito'));
    for (const answer of ['Água.', 'A. Folhas', 'Verdadeiro.', 'Completar: resposta do exercício', '35'])
      expect(key).toContain(answer);
    expect(key).not.toContain('O que a turma mede?');
  });

  it('sets formulas and sentences with signs that no face of text has, and never their code', async () => {
    const formula = {
      type: 'formula' as const,
      latex: 't^{2} ≡ 1',
      alt: 't² ≡ 1',
      legend: [],
      passageIds: [],
    };
    const text = { type: 'text' as const, text: 'Vale $n ∈ A$ e x ∉ B.', passageIds: [] };
    const chapters = booklet.chapters.map((chapter) => ({ ...chapter, blocks: [formula, text] }));
    const { blocks } = await readDocument(
      typesetBooklet({ ...booklet, chapters }, AS_DRAWN, PICTURES).toPdf('ua-1'),
    );
    const printed = JSON.stringify(blocks);
    for (const sign of '≡∈∉') expect(printed).toContain(sign);
    expect(printed).not.toContain('t^{2}');
  });

  it('closes a test with a sheet to work on, where others ask what is remembered', async () => {
    const printed = async (chapters: typeof booklet.chapters) => {
      const set = typesetBooklet({ ...booklet, chapters }, { slack: 0.5, notePages: 1 }, PICTURES);
      return JSON.stringify((await readDocument(set.toPdf('ua-1'))).blocks);
    };
    const asked = await printed(booklet.chapters.map((chapter) => ({ ...chapter, blocks: [] })));
    expect(asked).toContain('Rascunho');
    expect(asked).not.toContain('o que você lembra');
    expect(await printed(booklet.chapters)).toContain('o que você lembra de cada parte');
  });

  it('has more pages the wider it is set, and its ruled pages at the end', () => {
    const count = (slack: number, notePages = 0) =>
      typesetBooklet(booklet, { slack, notePages }, PICTURES).pageCount;
    expect(count(1)).toBeGreaterThan(count(0));
    expect(count(0.5, 2)).toBe(count(0.5) + 2);
  });
});
