import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { readTextLayer } from '#engine/reading/read-text-layer.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { soakPart } from '#tests/setup/soak.ts';
import { extractPictures } from './extract-pictures.ts';
import { judgePicture } from './judge-picture.ts';

const folder = process.env.CORPUS_DIR ?? '';

/** Picture blocks, those that could be opened, and those worth showing; the look of each was judged by eye. */
const COUNTS: Record<string, [blocks: number, opened: number, shown: number]> = {
  'docx/modelo_tcc_abnt_notas_rodape.docx': [3, 2, 0],
  'docx/personagens_do_folclore.docx': [11, 11, 11],
  'docx/plano_de_aula_informatica_basica.docx': [9, 9, 0],
  'pptx/exercicios_matematica_fracoes.pptx': [5, 5, 3],
  'pptx/modelo_entidade_relacionamento_notas.pptx': [17, 17, 4],
  'pdf/ifrn_exame_selecao_2017_duas_colunas.pdf': [25, 25, 8],
  'pdf/php_slides_somente_imagem_12p.pdf': [12, 12, 0],
};

async function count(path: string): Promise<[number, number, number]> {
  const bytes = readFileSync(join(folder, path));
  const document = finishDocument(await readTextLayer(bytes));
  let [opened, shown] = [0, 0];
  for await (const extracted of extractPictures(bytes, document)) {
    opened++;
    expect(Math.max(extracted.picture.widthPx, extracted.picture.heightPx)).toBeLessThanOrEqual(2000);
    if (judgePicture(extracted) === null) shown++;
  }
  return [document.counts.images, opened, shown];
}

describe.skipIf(folder === '')('the pictures of the corpus', () => {
  it.each(soakPart(Object.entries(COUNTS), 'pictures of the corpus', 6))(
    '%s gives the figures a teacher would show',
    async (path, counts) => {
      expect(await count(path)).toEqual(counts);
    },
  );

  const hostile = folder === '' ? [] : readdirSync(join(folder, 'hostile'));
  // The two near the size limit, seven seconds each, six seeds after they are read as a whole.
  it.each(soakPart(hostile, 'pictures of hostile files', 12, 6))(
    '%s is refused or gives what it has',
    async (file) => {
      const outcome = await count(join('hostile', file)).catch((error: unknown) => error);
      expect(Array.isArray(outcome) || outcome instanceof ReadingProblem).toBe(true);
    },
  );
});
