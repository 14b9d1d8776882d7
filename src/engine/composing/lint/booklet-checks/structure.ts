import {
  type BookletCheck,
  eachChapter,
  type FoundInBooklet,
  isBlankQuestion,
} from '#engine/composing/lint/booklet-check.ts';
import { clip, fold } from '#engine/composing/lint/check.ts';
import { BOOKLET_VERSION, type Booklet } from '#shared/composition/booklet.ts';
import { joinWords } from '#shared/text/join-words.ts';

const LONGEST_TITLE = 110;
/** Words. */
export const LONGEST_PARAGRAPH = 190;
/** Words from which on a paragraph said twice is a slip and not a refrain. */
const LEAST_REPEATED = 12;
/** A title ends in the air after these. */
const OPEN_END = /(?:[,;:–-]|(?<!\p{L})(?:de|da|do|das|dos|e|ou|em|no|na|com|para|por|que|a|o|um|uma))$/iu;

/** What holds a booklet together, whatever it says. */
export const BOOK_STRUCTURE: readonly BookletCheck[] = [
  {
    id: 'version-unknown',
    severity: 'hard',
    find: ({ booklet }) =>
      booklet.version === BOOKLET_VERSION
        ? []
        : [{ message: 'Este rascunho é de uma versão que não conheço.' }],
  },
  {
    id: 'chapters-missing',
    severity: 'hard',
    find: ({ booklet }) =>
      booklet.chapters.length > 0 ? [] : [{ message: 'A apostila não tem capítulos.' }],
  },
  {
    id: 'id-repeated',
    severity: 'hard',
    find: eachChapter(
      ({ id }, index, { booklet }) =>
        booklet.chapters.findIndex((other) => other.id === id) < index &&
        `O identificador ${id} está em dois capítulos.`,
    ),
  },
  {
    id: 'chapter-title-missing',
    severity: 'hard',
    find: eachChapter(({ title }) => !/[\p{L}\p{N}]/u.test(title) && 'O capítulo não tem título.'),
  },
  {
    id: 'chapter-title-repeated',
    severity: 'hard',
    find: eachChapter(
      ({ title }, index, { booklet }) =>
        booklet.chapters.findIndex((other) => fold(other.title) === fold(title)) < index &&
        `O título “${title}” já é de outro capítulo.`,
    ),
  },
  {
    id: 'chapter-title-long',
    severity: 'soft',
    find: eachChapter(
      ({ title }) =>
        title.length > LONGEST_TITLE &&
        `O título tem ${title.length} letras; até ${LONGEST_TITLE} cabem bem na abertura.`,
    ),
  },
  {
    id: 'chapter-title-cut',
    severity: 'soft',
    find: eachChapter(
      ({ title }) => OPEN_END.test(title.trim()) && `O título “${title}” parece cortado no fim.`,
    ),
  },
  {
    id: 'chapter-empty',
    severity: 'hard',
    find: eachChapter(
      ({ blocks, exercises }) =>
        exercises.length === 0 &&
        blocks.every(({ type }) => type === 'heading') &&
        'O capítulo não diz nada.',
    ),
  },
  {
    id: 'heading-orphan',
    severity: 'hard',
    find: eachChapter(({ blocks }) => {
      const at = blocks.findIndex((block, place) => {
        const next = blocks[place + 1];
        return (
          block.type === 'heading' &&
          (next === undefined || (next.type === 'heading' && next.level <= block.level))
        );
      });
      const lost = blocks[at];
      return lost?.type === 'heading' && { at, message: `Nada vem depois do título “${lost.text}”.` };
    }),
  },
  {
    id: 'heading-skipped',
    severity: 'hard',
    find: eachChapter(({ blocks }) => {
      let above = 1;
      for (const [at, block] of blocks.entries()) {
        if (block.type !== 'heading') continue;
        if (block.level > above + 1) return { at, message: `O título “${block.text}” pula um nível.` };
        above = block.level;
      }
      return null;
    }),
  },
  {
    id: 'heading-repeated',
    severity: 'soft',
    find: eachChapter(({ blocks }) => {
      const headings = blocks.flatMap((block, at) =>
        block.type === 'heading' ? [{ at, text: block.text, told: fold(block.text) }] : [],
      );
      const twice = headings.find(({ told }, place) => told === headings[place - 1]?.told);
      return twice && { at: twice.at, message: `O título “${twice.text}” está duas vezes seguidas.` };
    }),
  },
  {
    id: 'paragraph-long',
    severity: 'soft',
    find: eachChapter(({ blocks }) => {
      const at = blocks.findIndex(
        (block) => block.type === 'text' && block.text.split(/\s+/).length > LONGEST_PARAGRAPH,
      );
      const long = blocks[at];
      return (
        long?.type === 'text' && {
          at,
          message: `O parágrafo “${clip(long.text, 60)}” ocupa meia página: divida.`,
        }
      );
    }),
  },
  {
    id: 'statement-repeated',
    severity: 'soft',
    find: ({ booklet }) => {
      const seen = new Set<string>();
      return booklet.chapters.flatMap(({ id, blocks }) =>
        blocks.flatMap((block, at): FoundInBooklet[] => {
          if (block.type !== 'text' && block.type !== 'callout') return [];
          const told = fold(block.text);
          const isSecond = seen.has(told) && told.split(' ').length >= LEAST_REPEATED;
          seen.add(told);
          return isSecond
            ? [{ chapterId: id, at, message: `“${clip(block.text, 60)}” já foi dito na apostila.` }]
            : [];
        }),
      );
    },
  },
  {
    id: 'callouts-touch',
    severity: 'soft',
    find: eachChapter(({ blocks }) => {
      const at = blocks.findIndex(
        (block, place) => block.type === 'callout' && blocks[place + 1]?.type === 'callout',
      );
      return at >= 0 && { at, message: 'Duas caixas de destaque se tocam.' };
    }),
  },
  {
    id: 'picture-unknown',
    severity: 'hard',
    find: eachChapter(
      ({ blocks }, _, { booklet }) =>
        blocks.some(
          (block) =>
            (block.type === 'picture' || block.type === 'formula') &&
            block.picture !== undefined &&
            !booklet.pictures.some(({ key }) => key === block.picture),
        ) && 'Uma imagem do capítulo não está na apostila.',
    ),
  },
  {
    id: 'exercise-numbers',
    severity: 'hard',
    find: ({ booklet }) => {
      const numbers = listExercises(booklet).map(({ number }) => number);
      const isWhole = numbers.toSorted((a, b) => a - b).every((number, at) => number === at + 1);
      return isWhole
        ? []
        : [{ message: 'Os exercícios não estão numerados de 1 em diante, cada um uma vez.' }];
    },
  },
  {
    id: 'exercise-wordless',
    severity: 'hard',
    find: eachChapter(({ exercises }) => {
      const lost = exercises.find((one) => !/\p{L}{2}/u.test(one.text) && !isBlankQuestion(one));
      return lost !== undefined && `O exercício ${lost.number} não pergunta nada.`;
    }),
  },
  {
    id: 'question-blank',
    severity: 'open',
    find: eachChapter(({ blocks, exercises }) => {
      const at = exercises.findIndex(isBlankQuestion);
      const message = `O exercício ${exercises[at]?.number} está em branco: escreva o que ele pergunta ou tire-o.`;
      return at >= 0 && { at: blocks.length + at, message };
    }),
  },
  {
    id: 'question-options',
    severity: 'hard',
    find: eachChapter(({ exercises }) => {
      // More than five stand as the teacher asked them.
      const lone = exercises.find(
        ({ kind, options }) => options.length === 1 || (kind === 'multipla_escolha' && options.length === 0),
      );
      return lone !== undefined && `O exercício ${lone.number} não dá entre o que escolher.`;
    }),
  },
  {
    id: 'answer-missing',
    severity: 'soft',
    find: eachChapter(({ exercises }) => {
      const open = exercises.filter(
        ({ answer, right, options }) => answer === null && right === null && options.length === 0,
      );
      return (
        open.length > 0 &&
        `O material não responde ${open.length === 1 ? 'ao exercício' : 'aos exercícios'} ${joinWords(
          open.map(({ number }) => number),
          'e',
        )}: o gabarito pede que se complete.`
      );
    }),
  },
  {
    id: 'glossary-order',
    severity: 'hard',
    find: ({ booklet: { glossary } }) =>
      glossary.every(
        ({ term }, at) => at === 0 || (glossary[at - 1]?.term ?? '').localeCompare(term, 'pt-BR') <= 0,
      )
        ? []
        : [{ message: 'O glossário não está em ordem alfabética.' }],
  },
  {
    id: 'glossary-repeated',
    severity: 'hard',
    find: ({ booklet: { glossary } }) => {
      const terms = glossary.map(({ term }) => fold(term));
      const twice = terms.find((term, at) => terms.indexOf(term) < at);
      return twice === undefined ? [] : [{ message: `O glossário explica “${twice}” duas vezes.` }];
    },
  },
  {
    id: 'glossary-unused',
    severity: 'soft',
    find: ({ booklet: { glossary, chapters } }) => {
      const told = fold(JSON.stringify(chapters));
      return glossary
        .filter(({ term }) => !told.includes(fold(term)))
        .map(({ term }) => ({ message: `O glossário explica “${term}”, que a apostila não usa.` }));
    },
  },
];

const listExercises = ({ chapters }: Booklet) => chapters.flatMap(({ exercises }) => exercises);
