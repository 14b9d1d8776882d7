import { describe, expect, it } from 'vitest';
import { measurePdf } from '#engine/reading/pdf/measure-pdf.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { BookletExercise } from '#shared/composition/booklet.ts';
import { TEMPLATES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { BOOKLET, PICTURES } from '#tests/builders/whole-booklet.ts';
import { typesetBooklet } from './typeset-booklet.ts';

const LOOKS = { caderno: 'natureza', manual: 'indigo' } as const;
const text: BookletBlock = { type: 'text', text: 'A turma mede a água todo dia.', passageIds: [] };

describe.each(keysOf(TEMPLATES))('what is printed by %s', (template) => {
  /** The lines of a booklet with one chapter of these blocks and, of its exercise, this text. */
  async function print(blocks: BookletBlock[], asked: Partial<BookletExercise> = {}) {
    const chapters = BOOKLET.chapters.slice(0, 1).map((chapter) => ({
      ...{ ...chapter, blocks },
      exercises: chapter.exercises.slice(0, 1).map((one) => ({ ...one, ...asked })),
    }));
    const booklet = { ...BOOKLET, template, palette: LOOKS[template], chapters, component: 'Matemática' };
    const set = typesetBooklet(booklet, { slack: 0.5, notePages: 0 }, PICTURES);
    return (await measurePdf(set.toPdf('ua-1'))).pages.flatMap(({ lines }) => lines);
  }

  it('has lines of about one length in a title of several', async () => {
    const title = 'Sensor de temperatura e umidade do ar na horta e na cozinha da escola (DHT11)';
    const lines = await print([{ type: 'heading', level: 2, text: title }, text]);
    // A number may hang before the first.
    const said = lines.flatMap((line) => (line.tagLevel === 2 ? [line.text.replace(/^[\d.]+\s/u, '')] : []));
    const own = said.filter((line) => title.includes(line));
    expect(own.join(' ')).toBe(title);
    const lengths = own.map(({ length }) => length);
    expect(lengths.length).toBeGreaterThan(1);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) * 0.6);
  });

  it('breaks no word with a hyphen in a title for that', async () => {
    const title = 'Modelo de dados entidade-relacionamento-estendido na horta';
    const lines = await print([{ type: 'heading', level: 2, text: title }, text]);
    expect(lines.map((line) => line.text).join('\n')).toContain('entidade-relacionamento-estendido');
  });

  it('sets the signs between fractions in their middle', async () => {
    const lines = await print([text], {
      kind: 'calculo',
      options: [],
      text: 'Some:\na) 5/4 + 11/6\nb) 1/2 + 3/4',
    });
    const sums = lines.filter((line) => line.text.includes('\\frac') && line.text.includes('+'));
    expect(sums).toHaveLength(2);
    for (const { bottom, baseline } of sums) expect(baseline - bottom).toBeGreaterThan(1);
  });

  it('sets many short words of a list side by side', async () => {
    const words = ['Alface', 'Couve', 'Cenoura', 'Milho', 'Feijão', 'Tomate'];
    const items = words.map((word) => ({ head: null, text: word, passageIds: [] }));
    const lines = await print([text, { type: 'points', items }]);
    const [first, fourth] = ['Alface', 'Milho'].map((word) =>
      lines.find((line) => line.text.endsWith(word) && line.size < 13),
    );
    expect(fourth?.left).toBeGreaterThan((first?.left ?? 0) + 100);
    expect(fourth?.baseline).toBe(first?.baseline);
  });
});
