import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { type Booklet, bookletSchema } from '#shared/composition/booklet.ts';
import { writeGardenBook } from '#tests/builders/garden-book.ts';
import { makeAnalysisInput, TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { composeBooklet } from './compose-booklet.ts';

function composeFrom(content: string, size = 20) {
  const input = makeAnalysisInput({
    ...{ content, size, level: 'fundamental' as const, serviceType: 'booklet' as const, title: 'Aula' },
  });
  return composeBooklet(openLesson(input), analyse(input));
}
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
const bodyOf = ({ chapters }: Booklet) =>
  chapters
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type !== 'heading' || block.text !== 'Atividade');
const textsOf = (booklet: Booklet): string[] =>
  bodyOf(booklet).flatMap((block) => {
    if (block.type === 'points') return block.items.map(({ text }) => text);
    if (block.type === 'process') return block.steps.map(({ text }) => text);
    // A note in the margin says again what the text says elsewhere.
    return 'text' in block && block.type !== 'marginNote' ? [block.text] : [];
  });

describe('the composition of a booklet', () => {
  it('says nothing in its text that the material lacks', () => {
    for (const lesson of Object.values(TYPED_LESSONS)) {
      const known = new Set(wordsOf(lesson));
      const booklet = composeFrom(lesson)(1);
      expect(bookletSchema.parse(booklet)).toEqual(booklet);
      for (const text of textsOf(booklet)) for (const word of wordsOf(text)) expect(known).toContain(word);
    }
  });

  it('does not head the only section of a chapter with the name that the chapter has', () => {
    const text = (at: number) =>
      writeGardenBook(1, 4)
        .split('\n\n')
        .slice(2 + at, 5 + at)
        .join('\n\n');
    const book = ['Rega da alface na horta', 'Adubo da couve na escola', 'Colheita do tomate no vaso']
      .map((name, at) => `# ${name}\n\n## ${name.split(' ').slice(0, 3).join(' ')}\n\n${text(at * 5 + 1)}`)
      .join('\n\n');
    const { chapters } = composeFrom(book)(1);
    expect(chapters.map(({ title }) => title)).toContain('Rega da alface na horta');
    const headings = chapters.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'heading'));
    expect(headings.filter((block) => block.type === 'heading' && block.text !== 'Atividade')).toEqual([]);
  });

  it('calls the first of several chapters that has the name of the whole what it is, an introduction', () => {
    const [, ...others] = writeGardenBook(3, 1).split(/(?=^# )/mu);
    const told = 'A horta da escola tem plantas que a turma rega, mede e colhe em todas as semanas do ano.';
    const titles = composeFrom(['# Aula', told, ...others].join('\n\n'))(1).chapters.map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Introdução', 'Beterraba', 'Cenoura']);
  });

  it('keeps the order of the material, however much of it is left out', () => {
    const book = writeGardenBook(4, 3);
    const compose = composeFrom(book);
    for (const share of [0, 0.2, 0.5, 1]) {
      const places = textsOf(compose(share)).map((text) => book.indexOf(text.slice(0, 60)));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('leaves more of the text out the smaller its share, and keeps every chapter', () => {
    const compose = composeFrom(writeGardenBook(4, 3));
    const counts = [0, 0.2, 0.5, 1].map((share) => wordsOf(textsOf(compose(share)).join(' ')).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(4);
    for (const { blocks } of compose(0).chapters) expect(blocks.length).toBeGreaterThan(0);
  });

  it('asks the exercises of the material and of its quiz, numbered through, out of the text', () => {
    const booklet = composeFrom(TYPED_LESSONS.fractions)(1);
    const exercises = booklet.chapters.flatMap((chapter) => chapter.exercises);
    expect(exercises.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      exercises.map((_, at) => at + 1),
    );
    expect(exercises.map(({ text }) => text)).toContain('Pinte 3/4 de um retângulo.');
    expect(textsOf(booklet).join(' ')).not.toContain('Pinte');
    for (const { options, right } of exercises) expect(right === null || right < options.length).toBe(true);
  });

  it('poses no question that the material asks in other small words', () => {
    const own = '1. O que foi a resistência dos quilombos? Cite três formas.';
    const told =
      'A resistência é o conjunto de ações que negam a escravidão nos quilombos. Havia fugas, revoltas e festas.';
    const content = ['# A resistência', told, writeGardenBook(1, 1), '# Exercícios', own].join('\n\n');
    const asked = composeFrom(
      content,
      10,
    )(1).chapters.flatMap(({ exercises }) => exercises.map(({ text }) => text));
    expect(asked).toContain(own.slice(3));
    expect(asked.filter((text) => /^O que (?:é|foi) a resistência/u.test(text))).toHaveLength(1);
  });

  it('asks all that the material asks at its end where that is told, and answers it by its key', () => {
    const asked = ['alface', 'beterraba', 'cenoura', 'beterraba', 'alface', 'cenoura', 'beterraba', 'alface'];
    const questions = asked.map((plant, at) => `${at + 1}. Quem cuida da ${plant} no dia ${at + 3} do mês?`);
    const key = asked.map((_, at) => `${at + 1}. A turma ${at + 40}`);
    const content = [
      writeGardenBook(3, 1),
      '# Exercícios',
      questions.join('\n'),
      '# Gabarito',
      key.join('\n'),
    ];
    const { chapters } = composeFrom(content.join('\n\n'), 10)(1);
    expect(chapters.map(({ title }) => title)).toEqual(['Alface', 'Beterraba', 'Cenoura']);
    for (const { title, exercises } of chapters) {
      const own = exercises.filter(({ text }) => text.startsWith('Quem cuida'));
      expect(own).toHaveLength(asked.filter((plant) => plant === title.toLowerCase()).length);
      for (const { text, answer } of own) {
        expect(text).toContain(title.toLowerCase());
        expect(answer).toBe(`A turma ${Number(/dia (\d+)/.exec(text)?.[1]) + 37}`);
      }
    }
    // What answers is no text of the last chapter.
    expect(JSON.stringify(chapters.map(({ blocks }) => blocks))).not.toContain('turma 42');
  });

  it('proposes the tasks of the approved plan, none of what was left out', () => {
    const input = makeAnalysisInput({
      ...{ content: writeGardenBook(4, 3), size: 20, level: 'fundamental' as const, title: 'Aula' },
      serviceType: 'booklet',
    });
    const analysis = analyse(input);
    const compose = composeBooklet(openLesson(input), analysis);
    const planned = analysis.structure.plan.flatMap(({ points }) => points);
    const stepsOf = (share: number) =>
      compose(share).chapters.flatMap(({ title, blocks }) =>
        blocks.flatMap((block) =>
          block.type === 'activity' ? block.steps.map(({ text }) => ({ text, title, blocks })) : [],
        ),
      );
    expect(stepsOf(1).length).toBeGreaterThan(0);
    for (const { text, title, blocks } of [...stepsOf(1), ...stepsOf(0)]) {
      expect(planned).toContain(text);
      const kept =
        `${title} ${JSON.stringify(blocks.filter(({ type }) => type !== 'activity'))}`.toLowerCase();
      for (const [, name = ''] of text.matchAll(/“([^”]+)”/gu)) expect(kept).toContain(name.toLowerCase());
    }
  });

  it('calls its chapters what the approved plan calls them, in a test too', () => {
    const asked = ['vulcões ativos', 'placas tectônicas', 'rochas magmáticas', 'solos férteis'].map(
      (topic, at) => `${at + 1}) Explique o que são ${topic} e dê um exemplo do lugar onde você mora.`,
    );
    const content = `# Prova de Geografia\n\n## Questões\n\n${asked.join('\n\n')}`;
    const input = makeAnalysisInput({ content, size: 10, serviceType: 'booklet' as const, title: 'Prova' });
    const lesson = openLesson(input);
    const analysis = analyse(input);
    expect(lesson.material.strategy.course).toBe('practise');
    const planned = analysis.structure.sections.map(({ title }) => title);
    const { chapters } = composeBooklet(lesson, analysis)(1);
    expect(chapters.length).toBeGreaterThan(0);
    for (const { title } of chapters) expect(planned).toContain(title);
  });

  it('does not repeat an item in its answer', () => {
    for (const lesson of Object.values(TYPED_LESSONS))
      for (const { exercises } of composeFrom(lesson)(1).chapters)
        for (const { text, reason } of exercises) expect(`${reason}`).not.toContain(text.slice(0, 40));
  });
});
