import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { TEMPLATES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { soakPart } from '#tests/setup/soak.ts';
import { SizeRefused } from './booklet/fit-pages.ts';
import { makeBooklet } from './make-booklet.ts';

const corpus = process.env.CORPUS_DIR ?? '';
/** Pictures of text take a recogniser and minutes; the reading room tests them. */
const NO_TEXT_LAYER = /somente_imagem|digitalizada/;
const SIZES = [10, 20, 40, 70];

describe.skipIf(corpus === '')('real teaching files', () => {
  const files =
    corpus === ''
      ? []
      : ['docx', 'pptx', 'pdf'].flatMap((kind) =>
          readdirSync(join(corpus, kind)).map((name) => join(kind, name)),
        );
  const texts = files.filter((name) => !NO_TEXT_LAYER.test(name));
  const orders = texts.flatMap((name) => SIZES.map((size, at) => ({ name, size, at })));
  it.each(soakPart(orders, 'booklets of the corpus', 32))(
    '$name becomes a booklet of $size pages without a hard finding, or is refused with a size that it carries',
    async ({ name, size, at }) => {
      const source = await readDocument(readFileSync(join(corpus, name)));
      const understandAt = (size: number) => {
        const title = source.title ?? 'Aula';
        const input = makeAnalysisInput({
          source,
          content: '',
          title,
          size,
          serviceType: 'booklet' as const,
        });
        return { lesson: openLesson(input), analysis: analyse(input) };
      };
      const make = (size: number, template: keyof typeof TEMPLATES) =>
        makeBooklet(
          { ...understandAt(size), understandAt, pictures: [], bytes: new Map(), wishes: { template } },
          size,
        );
      const template = keysOf(TEMPLATES)[at % 2] ?? 'caderno';
      const made = await make(size, template).catch((error: unknown) => {
        if (error instanceof SizeRefused) return error;
        throw error;
      });
      if (made instanceof SizeRefused) {
        const { possible } = made;
        if (possible !== null) expect((await make(possible, template)).typeset.pageCount).toBe(possible);
        return;
      }
      expect(made.typeset.pageCount).toBe(size);
      expect(made.findings.filter(({ severity }) => severity === 'hard')).toEqual([]);
    },
    240_000,
  );
});
