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
import type { DrawnDeck } from './drawing/drawn.ts';
import { lintFile } from './lint/lint-file.ts';
import { makeDeck } from './make-deck.ts';
import { understoodOf } from './open-deck-order.ts';
import { writeDeckPptx } from './write-deck-pptx.ts';

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
  it.each(
    soakPart(
      files.filter((name) => !NO_TEXT_LAYER.test(name)),
      'decks of the corpus',
      12,
    ),
  )(
    '%s becomes decks without a hard finding in every theme',
    async (name) => {
      const source = await readDocument(readFileSync(join(corpus, name)));
      for (const size of [5, 20]) {
        const input = makeAnalysisInput({ source, content: '', title: source.title ?? 'Aula', size });
        const analysis = analyse(input);
        const bits = understoodOf(openLesson(input)).bits;
        const order = { analysis, file: source, typed: null, title: input.title, author: null, level: null };
        for (const theme of keysOf(THEMES)) {
          const { deck, drawn, findings } = makeDeck({ ...order, look: { theme }, pictures: [] }, size, bits);
          expect(deck.slides).toHaveLength(size);
          expect(findings.filter(({ severity }) => severity === 'hard')).toEqual([]);
          if (size === 5) expect(await listHard(drawn)).toEqual([]);
        }
      }
    },
    120_000,
  );
});

/** What keeps the written file from being delivered, as somebody who has nothing but the file would find. */
async function listHard(drawn: DrawnDeck) {
  const { findings } = await lintFile(await writeDeckPptx(drawn, new Map()), 5);
  return findings.filter(({ severity }) => severity === 'hard');
}
