import {
  type Check,
  clip,
  eachSlide,
  fold,
  statementsOf,
  wordsOfBlock,
} from '#engine/composing/lint/check.ts';
import { startsLeaning } from '#engine/pedagogy/language/grammar/starts-leaning.ts';
import { isForeign } from '#engine/pedagogy/language/is-foreign.ts';
import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import { findTypos } from '#engine/pedagogy/language/spelling/find-typos.ts';
import type { LayoutName } from '#shared/composition/deck.ts';

const MOST_WORDS = 90;
const MOST_POINTS = 7;
const FEWEST_NOTE_WORDS = 12;
const MOST_NOTE_WORDS = 260;
/** What stands on these is read or done by the class; a short note is enough. */
const SPEAKS_FOR_ITSELF: ReadonlySet<LayoutName> = new Set([
  ...(['cover', 'agenda', 'summary', 'answerKey', 'sources'] as const),
]);
const LONGEST_ALT = 250;
const MARKUP = /<\/?(?:p|br|div|span|b|i|ul|li|a|script|table|td)\b[^>]*>|&(?:nbsp|amp|lt|gt|quot);/i;
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Co}\ufffe\uffff\ufffd]|[\u202a-\u202e\u2066-\u2069]/u;
/** Layouts whose text is read one by one, not as a whole. */
const LISTED = new Set(['quiz', 'answerKey', 'sources', 'glossary', 'table', 'chart', 'code']);

/** How the slides speak. */
export const WORDS: readonly Check[] = [
  {
    id: 'words-many',
    severity: 'soft',
    find: eachSlide(({ blocks, layout }) => {
      const words = blocks.map(wordsOfBlock).join(' ').split(/\s+/).length;
      return (
        !LISTED.has(layout) &&
        words > MOST_WORDS &&
        `São ${words} palavras num slide; até ${MOST_WORDS} se acompanham.`
      );
    }),
  },
  {
    id: 'points-many',
    severity: 'hard',
    find: eachSlide(({ blocks }) => {
      const most = Math.max(0, ...blocks.map((block) => (block.type === 'points' ? block.items.length : 0)));
      return most > MOST_POINTS && `São ${most} pontos num slide; divida.`;
    }),
  },
  {
    id: 'statement-cut',
    severity: 'hard',
    find: eachSlide(({ blocks }) => {
      const cut = blocks
        .flatMap(statementsOf)
        .find(({ text }) => /(?:\.\.\.|…|[:,;]|[=≈+×÷<>])$/u.test(text.trim()));
      return cut !== undefined && `“${cut.text.slice(-60)}” não termina.`;
    }),
  },
  {
    id: 'statement-leaning',
    severity: 'soft',
    find: eachSlide(({ blocks, layout }) => {
      const leaning =
        layout === 'process'
          ? undefined
          : blocks.flatMap(statementsOf).find(({ text }) => startsLeaning(text));
      return leaning !== undefined && `“${clip(leaning.text, 60)}” depende de algo dito antes.`;
    }),
  },
  {
    id: 'statement-repeated',
    severity: 'soft',
    find: ({ deck }) => {
      const seen = new Map<string, string>();
      return deck.slides.flatMap(({ id, blocks, layout }) =>
        blocks.flatMap(statementsOf).flatMap(({ text }) => {
          const before = seen.get(fold(text));
          seen.set(fold(text), id);
          return before === undefined || layout === 'summary'
            ? []
            : [{ slideId: id, message: `“${clip(text, 60)}” já foi dito em outro slide.` }];
        }),
      );
    },
  },
  {
    id: 'notes-missing',
    severity: 'hard',
    find: eachSlide(({ notes }) => notes.trim() === '' && 'O slide não tem notas para quem apresenta.'),
  },
  {
    id: 'notes-length',
    severity: 'soft',
    find: eachSlide(({ notes, layout }) => {
      const words = notes.split(/\s+/).length;
      const isShort = words < FEWEST_NOTE_WORDS && !SPEAKS_FOR_ITSELF.has(layout);
      return (
        notes.trim() !== '' &&
        (isShort || words > MOST_NOTE_WORDS) &&
        `As notas têm ${words} palavras; o bom de ler em voz alta fica entre ${FEWEST_NOTE_WORDS} e ${MOST_NOTE_WORDS}.`
      );
    }),
  },
  {
    id: 'alt-missing',
    severity: 'hard',
    find: eachSlide(
      ({ blocks }) =>
        blocks.some((block) => 'alt' in block && block.alt.trim() === '') && 'Falta a descrição da figura.',
    ),
  },
  {
    id: 'alt-long',
    severity: 'soft',
    find: eachSlide(
      ({ blocks }) =>
        blocks.some((block) => 'alt' in block && block.alt.length > LONGEST_ALT) &&
        `A descrição da figura passa de ${LONGEST_ALT} letras.`,
    ),
  },
  {
    id: 'markup-left',
    severity: 'hard',
    find: eachSlide(({ title, blocks, layout }, _, { material }) => {
      const words = `${title} ${layout === 'code' ? '' : blocks.map(wordsOfBlock).join(' ')}`;
      const [tag] = /^<\/?\w+|^&\w+;/.exec(MARKUP.exec(words)?.[0] ?? '') ?? [];
      // A lesson about HTML speaks of tags.
      return tag !== undefined && !(material ?? '').includes(tag) && 'Há marcas de HTML no texto.';
    }),
  },
  {
    id: 'math-raw',
    severity: 'hard',
    find: eachSlide(
      ({ title, blocks }) =>
        hasRawMath(`${title} ${blocks.map(wordsOfBlock).join(' ')}`) && 'Há uma fórmula escrita em código.',
    ),
  },
  {
    id: 'sign-unprintable',
    severity: 'hard',
    find: eachSlide(
      (slide) =>
        UNPRINTABLE.test(Object.values(textsOf(slide)).join(' ')) && 'Há um sinal que nenhuma tela mostra.',
    ),
  },
  {
    id: 'language-foreign',
    severity: 'soft',
    find: eachSlide(({ blocks }) => {
      const foreign = blocks.flatMap(statementsOf).find(({ text }) => isForeign(text));
      return foreign !== undefined && `“${clip(foreign.text, 60)}” não está em português.`;
    }),
  },
  {
    id: 'spelling',
    severity: 'soft',
    find: ({ deck }) => {
      const texts = deck.slides.map(({ title, blocks }) =>
        [title, ...blocks.flatMap(statementsOf).map(({ text }) => text)].join('. '),
      );
      return findTypos(texts).flatMap(({ written, right, at }) => {
        const slide = deck.slides[at];
        return slide === undefined
          ? []
          : [{ slideId: slide.id, message: `“${written}” parece ser “${right}”.` }];
      });
    },
  },
];

const textsOf = ({ title, notes, blocks }: Parameters<Parameters<typeof eachSlide>[0]>[0]) => ({
  title,
  notes,
  shown: blocks
    .map((block) =>
      statementsOf(block)
        .map(({ text }) => text)
        .join(' '),
    )
    .join(' '),
});
