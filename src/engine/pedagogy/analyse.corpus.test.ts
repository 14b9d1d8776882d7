import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine/reading/read-document.ts';
import { aiAnalysisSchema } from '#shared/analysis/ai-analysis.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { soakPart } from '#tests/setup/soak.ts';
import { analyse } from './analyse.ts';

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
      'analyses of the corpus',
      12,
    ),
  )(
    '%s becomes a full plan of the ordered size',
    async (name) => {
      const source = await readDocument(readFileSync(join(corpus, name)));
      for (const order of [
        { serviceType: 'presentation', size: 15 },
        { serviceType: 'booklet', size: 30 },
      ] as const) {
        const analysis = analyse(
          makeAnalysisInput({ source, content: 'Usar o arquivo em anexo.', ...order }),
        );
        aiAnalysisSchema.parse(analysis);
        expect(analysis.structure.plan).toHaveLength(order.size);
        expect(analysis.topics.modules.length).toBeGreaterThanOrEqual(2);
        // Only what is there is drawn: each visual stands on a passage of its item.
        for (const { text, passageId } of analysis.visuals) {
          expect(text.length).toBeLessThanOrEqual(280);
          expect(analysis.passages.some(({ id }) => id === passageId)).toBe(true);
        }
        const content = analysis.structure.plan.filter(
          (item) => item.purpose === 'conteudo' || item.purpose === 'exemplo',
        );
        const empty = content.filter((item) => item.points.length === 0);
        // A slide may be a picture of the file under its heading.
        expect(empty.length).toBeLessThanOrEqual(content.length * 0.25);
      }
    },
    60_000,
  );
});
