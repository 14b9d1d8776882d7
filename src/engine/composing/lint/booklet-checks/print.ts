import {
  type BookletCheck,
  eachChapter,
  type FoundInBooklet,
  type PrintedPage,
  toldIn,
} from '#engine/composing/lint/booklet-check.ts';
import { clip, fold } from '#engine/composing/lint/check.ts';
import { keepDrawable } from '#engine/composing/typst/drawable.ts';
import { toTypstMath } from '#engine/composing/typst/formula.ts';
import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import { type Box, overlapX, overlapY } from '#engine/reading/pdf/page-content.ts';

const MM = 72 / 25.4;
/** No text stands nearer to the edge of the paper. */
const EDGE = 8 * MM;
/** Cover and credits are meant to be as they are. */
const FIRST_BODY_PAGE = 3;
/** A page whose matter ends above this has blank air on six tenths of its height. */
const NEARLY_EMPTY = 0.36;
/** Head and folio stand outside this. */
const BODY = { top: 22 * MM, bottom: 22 * MM };
const SMALLEST_PT = 8.9;
/** Letters of a formula and of an exponent are fewer. */
const A_LINE = 12;
/** A rule to write on: the bar of a fraction is shorter. So much of it across other print is no touch of a corner, in points. */
const RULE = { wide: 70 * MM, thick: 2, over: 4 * MM };
/** Of one set of lines the next stands 8 mm below; nearer, and beginning elsewhere, it belongs to something else. */
const LINES = { apart: 5 * MM, least: 1.4, aside: 1.5 * MM };
/** A numeral that stands in a line makes it as high as two. */
const OVERLAP = { wide: 4 * MM, high: 0.45, alike: 1.6 };

/** What the reader holds in hand. */
export const PRINT: readonly BookletCheck[] = [
  {
    id: 'page-count',
    severity: 'hard',
    find: ({ printed, booklet, ordered }) => {
      const count = printed?.pages.length ?? booklet.pages;
      const way =
        count > ordered
          ? 'Encurte um texto ou deixe algo de fora.'
          : 'Escreva mais, ou traga de volta o que saiu.';
      return count === ordered ? [] : [{ message: `São ${count} páginas; o pedido é de ${ordered}. ${way}` }];
    },
  },
  {
    id: 'untagged',
    severity: 'hard',
    find: ({ printed }) =>
      printed?.isTagged === false ? [{ message: 'O arquivo não tem marcas para leitores de tela.' }] : [],
  },
  {
    id: 'language-missing',
    severity: 'hard',
    find: ({ printed }) =>
      printed !== null && printed.language !== 'pt-BR'
        ? [{ message: 'O arquivo não diz que está em português do Brasil.' }]
        : [],
  },
  {
    id: 'outline-missing',
    severity: 'hard',
    find: ({ printed, booklet }) => {
      if (printed === null) return [];
      const named = printed.outline.map(fold);
      const lost = keepDrawable(booklet.chapters).find(({ title }) => !named.includes(fold(title)));
      return lost === undefined
        ? []
        : [{ chapterId: lost.id, message: 'O capítulo não está nos marcadores do arquivo.' }];
    },
  },
  {
    id: 'page-empty',
    severity: 'hard',
    find: eachPage(
      ({ lines, drawn, height }) => lowest(lines, drawn, height) === null && 'A página está vazia.',
    ),
  },
  {
    id: 'page-nearly-empty',
    severity: 'soft',
    find: eachPage(({ lines, drawn, height }, page, count) => {
      const end = lowest(lines, drawn, height);
      const filled = end === null ? 1 : (height - end) / height;
      return page < count && filled < NEARLY_EMPTY && 'Mais da metade da página está em branco.';
    }),
  },
  {
    id: 'outside',
    severity: 'hard',
    find: eachPage(({ lines, width, height }) => {
      const out = lines.find(
        ({ left, right, top, bottom }) =>
          left < EDGE || right > width - EDGE || bottom < EDGE || top > height - EDGE,
      );
      return out !== undefined && `“${clip(out.text, 40)}” chega à borda do papel.`;
    }),
  },
  {
    id: 'overlap',
    severity: 'hard',
    find: eachPage(({ lines }) => {
      const full = lines.filter(({ text }) => text.length >= A_LINE);
      const hit = full.find((line, at) =>
        full.slice(at + 1).some((other) => {
          const [small = 0, large = 0] = [line, other]
            .map(({ top, bottom }) => top - bottom)
            .sort((a, b) => a - b);
          return (
            large < small * OVERLAP.alike &&
            // The lines of one title stand close, its numeral beside two of them.
            (line.tagLevel === 0 || line.tagLevel !== other.tagLevel) &&
            // Pieces of one line overlap by the width of a ligature.
            Math.abs(line.baseline - other.baseline) > 1 &&
            overlapX(line, other) > OVERLAP.wide &&
            overlapY(line, other) > OVERLAP.high * small
          );
        }),
      );
      return hit !== undefined && `“${clip(hit.text, 40)}” está sobre outro texto.`;
    }),
  },
  {
    id: 'rule-over',
    severity: 'hard',
    find: eachPage(({ lines, drawn }) => {
      const rules = drawn.filter(isRule);
      for (const rule of rules) {
        const crossed = lines.find(
          (line) =>
            line.formula === undefined &&
            overlapX(line, rule) > RULE.over &&
            // What is underlined stands on its rule.
            rule.bottom > line.baseline + 0.5 &&
            rule.top < line.top &&
            /[\p{L}\d]/u.test(line.text),
        );
        if (crossed !== undefined) return `Uma linha risca “${clip(crossed.text, 40)}”.`;
        const beside = rules.some((other) => {
          const apart = rule.bottom - other.bottom;
          return (
            apart > LINES.least &&
            apart < LINES.apart &&
            Math.abs(rule.left - other.left) > LINES.aside &&
            overlapX(rule, other) > RULE.wide
          );
        });
        if (beside) return 'Linhas de dois lugares estão umas sobre as outras.';
      }
      return false;
    }),
  },
  {
    id: 'text-small',
    severity: 'hard',
    find: eachPage(({ lines }) => {
      const small = lines.find(({ text, size }) => size < SMALLEST_PT && text.length >= A_LINE);
      return small !== undefined && `“${clip(small.text, 40)}” tem menos de 9 pontos.`;
    }),
  },
  {
    id: 'heading-last',
    severity: 'hard',
    find: eachPage(({ lines, drawn, height }) => {
      const end = lowest(lines, drawn, height);
      const last = lines.find(({ bottom }) => bottom === end);
      return (last?.tagLevel ?? 0) > 1 && `O título “${clip(last?.text ?? '', 60)}” fica só no pé da página.`;
    }),
  },
  {
    id: 'math-raw',
    severity: 'hard',
    find: eachChapter(({ blocks, exercises }) => {
      const texts = [
        ...blocks.map((block) => (block.type === 'code' ? [] : toldIn(block))),
        ...exercises.map(({ text }) => [text]),
      ];
      for (const [at, told] of texts.entries()) {
        const raw = told.find((text) => hasRawMath(text.replace(FORMULA, dropSet)));
        if (raw !== undefined)
          return { at, message: `Há uma fórmula escrita em código: “${clip(raw, 60)}”.` };
      }
      return null;
    }),
  },
  {
    id: 'glyph-missing',
    severity: 'soft',
    find: ({ booklet }) => {
      const text = JSON.stringify(booklet.chapters).normalize('NFC');
      const shown = new Set(JSON.stringify(keepDrawable(booklet.chapters)));
      const lost = [...new Set(text)].filter(
        (sign) => !shown.has(sign) && !/[\p{Cc}\p{Cf}\p{Z}]/u.test(sign),
      );
      return lost.length === 0
        ? []
        : [{ message: `Nossas letras não têm ${lost.slice(0, 12).join(' ')}: ali aparece um ponto.` }];
    },
  },
];

/** A formula that the typesetter sets is no code. */
const FORMULA = /\$([^$\n]{1,200})\$/gu;
const dropSet = (whole: string, latex: string): string => (toTypstMath(latex) === null ? whole : '');

const isRule = ({ left, right, top, bottom }: Box): boolean =>
  right - left > RULE.wide && top - bottom < RULE.thick;

function eachPage(say: (page: PrintedPage, number: number, count: number) => string | false) {
  return ({ printed }: Parameters<BookletCheck['find']>[0]): FoundInBooklet[] =>
    (printed?.pages ?? []).flatMap((page, at, { length }) => {
      const message = at + 1 < FIRST_BODY_PAGE ? false : say(page, at + 1, length);
      return message === false ? [] : [{ page: at + 1, message }];
    });
}

/** The foot of what stands lowest between head and folio; null on an empty page. */
function lowest(
  lines: readonly { bottom: number; top: number }[],
  drawn: readonly { bottom: number; top: number }[],
  height: number,
): number | null {
  const feet = [...lines, ...drawn]
    .filter(({ bottom, top }) => bottom > BODY.bottom && top < height - BODY.top + 1)
    .map(({ bottom }) => bottom);
  return feet.length === 0 ? null : Math.min(...feet);
}
