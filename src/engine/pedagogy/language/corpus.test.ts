import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { soakPart } from '#tests/setup/soak.ts';
import { extractKeyPhrases } from './phrases/key-phrases.ts';
import { readReadability } from './readability.ts';
import { segmentTopics } from './segment-topics.ts';

const corpus = process.env.CORPUS_DIR ?? '';

/** Text of a corpus file by means that are not the product's reader, one block per paragraph. */
function paragraphsOf(path: string): string[] {
  const run = (tool: string, ...args: string[]): string =>
    execFileSync(tool, args, { maxBuffer: 1e8 }).toString();
  const raw = path.endsWith('.pdf')
    ? run('pdftotext', path, '-').split(/\n\s*\n/)
    : run('unzip', '-p', path, path.endsWith('.docx') ? 'word/document.xml' : 'ppt/slides/slide*.xml')
        .split(/<\/[wa]:p>/)
        .map((xml) => [...xml.matchAll(/<[wa]:t(?: [^>]*)?>([^<]*)</g)].map((match) => match[1]).join(''));
  return raw.map((text) => text.replace(/\s+/g, ' ').normalize('NFC').trim()).filter(Boolean);
}

describe.skipIf(corpus === '')('on real teaching files', () => {
  const subjectsOf: [string, RegExp[]][] = [
    ['pdf/seguranca_informacao_apostila_142p.pdf', [/criptografia/, /chave/, /cifra/]],
    [
      'pdf/estatistica_medidas_resumo_beamer_36p.pdf',
      [/medidas de posição/, /variável quantitativa/, /desvio/],
    ],
    ['docx/plano_de_aula_informatica_basica.docx', [/word|excel/, /sistema operacional/, /computador/]],
    ['docx/manual_analisamem_google_docs.docx', [/pilha/, /matriz/, /acesso/]],
    ['pptx/modelo_entidade_relacionamento_notas.pptx', [/banco de dados/, /entidade/, /modelo/]],
    ['pptx/treinamento_mentores_terceira_idade.pptx', [/mentor/, /paciência/, /tecnologia/]],
  ];
  it.each(soakPart(subjectsOf, 'key phrases of the corpus', 6))(
    'the first fifteen phrases of %s are about it, in seconds',
    (file, subjects) => {
      const path = join(corpus, file);
      expect(existsSync(path)).toBe(true);
      const blocks = paragraphsOf(path).map((text, index) => ({
        id: `b${index}`,
        blockId: `b${index}`,
        text,
        isHeading: false,
      }));
      const words = blocks.reduce((sum, block) => sum + block.text.split(' ').length, 0);
      const started = performance.now();
      const phrases = extractKeyPhrases(blocks, { limit: 15 }).map(({ phrase }) => phrase.toLowerCase());
      const starts = segmentTopics(blocks);
      const { score } = readReadability(blocks.map((block) => block.text));
      expect(performance.now() - started).toBeLessThan(2000 + words * 0.2);
      expect(phrases).toHaveLength(15);
      for (const subject of subjects) expect(phrases.join(' | ')).toMatch(subject);
      expect(starts[0]).toBe(0);
      expect(starts.length).toBeGreaterThanOrEqual(2);
      expect(score).toBeGreaterThan(0);
    },
    30_000,
  );
});
