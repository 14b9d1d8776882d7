import { expect, it } from 'vitest';
import type { BookletSubject } from '#engine/composing/lint/booklet-check.ts';
import { lintBooklet } from '#engine/composing/lint/lint-booklet.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import { BOOKLET } from '#tests/builders/whole-booklet.ts';
import { bookletOf, draftOf } from './book-draft.ts';
import { mendSection, placeOf } from './mend-section.ts';

const said = (text: string): BookletBlock => ({ type: 'text', text, passageIds: [] });
const LONG = Array.from({ length: 30 }, (_, at) => `A turma mede a folha ${at} da alface com uma régua.`);
const SAID = 'A alface plantada no canteiro da escola precisa de água todos os dias da semana, pela manhã.';

function subjectOf(draft: DraftDeck): BookletSubject {
  const { booklet } = bookletOf(draft, BOOKLET);
  return { booklet, ordered: 10, printed: null, analysis: null, material: null, roles: new Map() };
}

/** The draft whose second section of the first chapter holds these blocks too. */
function draftWith(...blocks: BookletBlock[]) {
  const draft = draftOf(BOOKLET);
  const slides = draft.slides.map((one) =>
    one.id === 'c1-1' ? { ...one, blocks: [...one.blocks, ...blocks] } : one,
  );
  return { ...draft, slides };
}

/** Places of the findings of a check, as they lead on the desk. */
function foundIn(draft: DraftDeck, check: string) {
  const subject = subjectOf(draft);
  const { places } = bookletOf(draft, BOOKLET);
  return lintBooklet(subject)
    .filter((one) => one.check === check)
    .map((one) => placeOf(one, subject.booklet, places));
}

it.each<[string, BookletBlock[]]>([
  ['paragraph-long', [said(LONG.join(' '))]],
  ['statement-repeated', [said(SAID), said(SAID)]],
  ['heading-orphan', [{ type: 'heading', level: 3, text: 'Sem nada depois' }]],
  ['spelling', [said('A agua da chuva molha a atmosefra da horta.')]],
  ['sign-unprintable', [said('A chuva \u0007molha a horta.')]],
])('%s leads to its section, and one press takes it off', (check, blocks) => {
  const draft = draftWith(...blocks);
  expect(foundIn(draft, check)).toContainEqual(expect.objectContaining({ slideId: 'c1-1' }));
  const mended = mendSection({ check, slideId: 'c1-1' }, draft, subjectOf(draft));
  const after = {
    ...draft,
    slides: draft.slides.map((one) => (one.id === mended?.id ? mended : one)),
  };
  expect(foundIn(after, check)).not.toContainEqual(expect.objectContaining({ slideId: 'c1-1' }));
});

it('a paragraph that is divided says every word of it, in two', () => {
  const draft = draftWith(said(LONG.join(' ')));
  const mended = mendSection({ check: 'paragraph-long', slideId: 'c1-1' }, draft, subjectOf(draft));
  const parts = mended?.blocks.slice(-2).map((block) => (block.type === 'text' ? block.text : ''));
  expect(parts?.join(' ')).toBe(LONG.join(' '));
});

it('a glossary out of its order is put into it', () => {
  const draft = draftOf(BOOKLET);
  const [water, zinc] = ['Água', 'Zinco'].map((term) => ({ term, text: 'A água.', passageIds: [] }));
  const turned = {
    ...draft,
    slides: draft.slides.map((one) =>
      one.id === 'glossario'
        ? { ...one, blocks: [{ type: 'glossary' as const, entries: [zinc, water] }] }
        : one,
    ),
  } as DraftDeck;
  const mended = mendSection({ check: 'glossary-order', slideId: 'glossario' }, turned, subjectOf(turned));
  expect(mended?.blocks).toEqual([{ type: 'glossary', entries: [water, zinc] }]);
});

it('what takes a person, and what nobody found, is left alone', () => {
  const draft = draftWith();
  for (const check of ['statement-foreign', 'page-count', 'paragraph-long', 'nothing-known'])
    expect(mendSection({ check, slideId: 'c1-1' }, draft, subjectOf(draft)), check).toBeNull();
});
