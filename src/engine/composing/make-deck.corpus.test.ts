import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { THEMES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { soakPart } from '#tests/setup/soak.ts';
import { makeDeck } from './make-deck.ts';

const corpus = process.env.CORPUS_DIR ?? '';
/** Pictures of text take a recogniser and minutes; the reading room tests them. */
const NO_TEXT_LAYER = /somente_imagem|digitalizada/;

describe.skipIf(corpus === '')('real teaching files', () => {
  const files =
    corpus === ''
      ? []
      : ['docx', 'pptx', 'pdf'].flatMap((kind) =>
          readdirSync(join(corpus, kind)).map((name) => join(kind, name)),
        );
  it.each(soakPart(files.filter((name) => !NO_TEXT_LAYER.test(name))))(
    '%s becomes decks without a hard finding in every theme',
    async (name) => {
      const source = await readDocument(readFileSync(join(corpus, name)));
      for (const size of [5, 20]) {
        const input = makeAnalysisInput({ source, content: '', title: source.title ?? 'Aula', size });
        const analysis = analyse(input);
        const bits = openLesson(input).material.understanding?.bits ?? [];
        const order = { analysis, file: source, typed: null, title: input.title, author: null, level: null };
        for (const theme of keysOf(THEMES)) {
          const { deck, findings } = makeDeck({ ...order, look: { theme }, pictures: [] }, size, bits);
          expect(deck.slides).toHaveLength(size);
          expect(findings.filter(({ severity }) => severity === 'hard')).toEqual([]);
        }
      }
    },
    120_000,
  );
});
