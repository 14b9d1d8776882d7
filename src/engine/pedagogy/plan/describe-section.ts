import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { closeSentence } from '#shared/text/close-sentence.ts';
import { LONGEST, MOST_NAMED, quote } from './describe-part.ts';
import type { DraftItem } from './draft-item.ts';
import { LEAST_USES, termsIn } from './part-terms.ts';

/** What a section does in the plan: the parts it passes through; for a section of one part its main terms. */
export function tellCourse(lesson: Lesson, index: number, items: readonly DraftItem[]): Grounded {
  const name = lesson.sections[index]?.title.toLowerCase() ?? '';
  const titles = items
    .filter(
      ({ purpose, title }) =>
        (purpose === 'conteudo' || purpose === 'exemplo') && title.toLowerCase() !== name,
    )
    .map(({ title }) => title)
    .filter((title) => !/\((?:continuação[^)]*|\d+)\)$|\?$/u.test(title));
  const [first] = titles;
  const last = titles.at(-1);
  const basis = items.flatMap(({ points }) => points.flatMap((point) => point.basis.slice(0, 1))).slice(0, 3);
  if (first !== undefined && last !== undefined && first !== last) {
    const named = titles.length <= MOST_NAMED ? `Passa por ${listWords(titles.map(quote))}` : '';
    const whole = `Vai de ${quote(first)} a ${quote(last)}`;
    const text = named !== '' && named.length <= LONGEST ? named : whole;
    if (text.length <= LONGEST) return { text: `${text}.`, basis };
  }
  const terms = termsIn(lesson, index, LEAST_USES);
  return terms === null ? { text: '', basis: [] } : { ...terms, text: closeSentence(upperFirst(terms.text)) };
}

/** What the slides before the first part are there for. */
export function tellOpening(items: readonly DraftItem[]): Grounded {
  const parts = items.map(({ purpose, title }) =>
    purpose === 'sumario' ? 'sumário' : purpose === 'abertura' ? tellFirst(title) : purpose,
  );
  return { text: `Prepara a turma: ${listWords(parts)}.`, basis: [] };
}

const tellFirst = (title: string): string =>
  /^(?:Instruções|Orientações)/.test(title) ? 'instruções' : 'pergunta de abertura';

const CLOSING_WORDS: Record<string, string> = {
  pratica: 'prática',
  verificacao: 'verificação',
  sintese: 'síntese',
  referencias: 'referências',
};

/** What the slides behind the last part are there for. */
export function tellClosing(items: readonly DraftItem[]): Grounded {
  const parts = [...new Set(items.map(({ purpose }) => CLOSING_WORDS[purpose] ?? purpose))];
  return { text: `Retoma e confere o que foi visto: ${listWords(parts)}.`, basis: [] };
}
