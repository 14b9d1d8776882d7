import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasWords, listBlockTexts } from '#engine/reading/block-text.ts';
import { ReadingProblem, type ReadingProblemCode } from '#engine/reading/reading-problem.ts';
import type { DraftDocument } from '#engine/reading/source-document.ts';
import { readDocx } from './docx/read-docx.ts';
import { identifyOfficePackage } from './identify-office-package.ts';
import { readPptx } from './pptx/read-pptx.ts';

const folder = process.env.CORPUS_DIR ?? '';
const LIMIT_MS = 2_000;
const LIMIT_BYTES = 200_000_000;

const REFUSED: Record<string, ReadingProblemCode> = {
  'billion_laughs.docx': 'unsafe',
  'bomba_zip_documento_950mb.docx': 'too_large',
  'bomba_zip_sobreposta_1600mb.docx': 'too_large',
  'bomba_zip_tamanho_mentiroso.docx': 'unsafe',
  'doc_antigo_renomeado.docx': 'old_office',
  'doze_mil_entradas.pptx': 'too_large',
  'entrada_duplicada.docx': 'unsafe',
  'expansao_quadratica.docx': 'unsafe',
  'html_renomeado.pptx': 'unsupported_type',
  'macro_vba.docx': 'macro',
  'paragrafo_gigante.docx': 'too_large',
  'png_renomeado.docx': 'unsupported_type',
  'poliglota_pdf_zip.docx': 'unsupported_type',
  'sem_parte_principal.docx': 'broken',
  'senha_para_abrir.docx': 'encrypted',
  'senha_para_abrir.pptx': 'encrypted',
  'truncado.docx': 'broken',
  'truncado.pptx': 'broken',
  'vazio.docx': 'empty',
  'vazio.pptx': 'empty',
  'xlsx_renomeado.docx': 'spreadsheet',
  'xml_malformado.docx': 'broken',
  'xml_profundo.docx': 'too_large',
  'xxe_arquivo.docx': 'unsafe',
  'xxe_rede.docx': 'unsafe',
  'zip_comum_renomeado.pptx': 'unsupported_type',
};

const READ: Record<string, string> = {
  'injecao_de_prompt.docx': 'fra',
  'injecao_html.docx': '<script>',
  'modelo_remoto_e_imagem_externa.docx': 'Ciclo da água',
  'nomes_com_travessia.docx': 'Ciclo da água',
  'pptx_renomeado.docx': 'Definição e Aplicações',
  'valido_parte_renomeada.docx': 'Ciclo da água',
  'valido_sem_compressao.docx': 'Ciclo da água',
  'valido_utf16.docx': 'Ciclo da água',
};

function load(file: string): Uint8Array {
  return readFileSync(join(folder, 'hostile', file));
}

async function readByContent(bytes: Uint8Array): Promise<DraftDocument> {
  return identifyOfficePackage(bytes) === 'docx' ? readDocx(bytes) : readPptx(bytes);
}

describe.skipIf(!process.env.CORPUS_DIR)('a hostile office file', () => {
  it.each(Object.entries(REFUSED))('%s is refused as %s, soon and in little memory', async (file, code) => {
    const bytes = load(file);
    const memory = process.memoryUsage();
    const start = performance.now();
    const problem = await readByContent(bytes).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ReadingProblem);
    expect((problem as ReadingProblem).code).toBe(code);
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
    const after = process.memoryUsage();
    const grown = after.heapUsed + after.arrayBuffers - memory.heapUsed - memory.arrayBuffers;
    expect(grown).toBeLessThan(LIMIT_BYTES);
  });

  it.each(Object.entries(READ))('%s is read as the lesson it holds', async (file, text) => {
    const { blocks } = await readByContent(load(file));
    expect(blocks.flatMap(listBlockTexts).join('\n')).toContain(text);
  });

  it('valido_sem_texto.docx has no words', async () => {
    expect(hasWords((await readByContent(load('valido_sem_texto.docx'))).blocks)).toBe(false);
  });

  it('valido_unicode.docx keeps its words and loses the marks that turn the page', async () => {
    const text = (await readByContent(load('valido_unicode.docx'))).blocks.flatMap(listBlockTexts).join('\n');
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/[\u00ad\u200b\u202a-\u202e\u2066-\u2069]/);
    expect(text).toMatch(/\u200d/);
  });
});
