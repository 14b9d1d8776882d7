import {
  CONCLUDES,
  COUNTS_EXAMPLE,
  HEADS_EXAMPLE,
  OPENS_EXAMPLE,
} from '#engine/pedagogy/language/example-marks.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { hasRawMath, plainMath, setFormula } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { cleanPoint } from './clean-point.ts';
import { isAsked } from './is-asked.ts';
import type { Point } from './point.ts';
import { lowerFirst } from './say-lists.ts';
import { lacksSubject, leansOnOthers } from './stand-alone.ts';

const LONGEST_LINE = 110;
const LONGEST_WITH_END = 165;
const SHORTEST_LINE = 24;
/** A case with its question: the working begins a line of its own. */
const TOLD_AND_ASKED = /^Exemplo resolvido: .*\. .*\?$/su;
/** A working has begun. */
const COUNTS = /[=≈→⇒?]/u;

/** The worked examples of a part, each told whole in a few lines: its case, what is asked with the working, what it comes to. */
export function workOut(pieces: readonly Piece[]): Point[] {
  const own = Map.groupBy(
    pieces.filter(({ example }) => example !== undefined),
    ({ example }) => example,
  );
  return [...own.values()].map((parts) => {
    const lines = setInLines(parts.flatMap(linesOf));
    const text = lines.map((line) => line.text).join('; ');
    return {
      ...{ text, lines, basis: lines.flatMap(({ basis }) => basis), words: wordsOf(text).length },
      ...{ stems: new Set(contentStems(text)), kind: 'worked', isOpening: false, isLong: false },
    };
  });
}

const LONGEST_RULE = 60;
const LONGEST_LEAD = 200;
const FEWEST_OF_LEAD = 4;
/** `x² + 1 = 0`, no sum over signs that one line cannot hold, no figures alone. */
const PLAIN_RULE =
  /^(?=.*\p{L}.*=.*\p{L})(?!.*(?:[_^\\{}⏟?⟨]|:=|tal que|em que|∑\s?\p{L}\s?=|·\s·))[^=]{1,30}=[^=]+(?:=[^=]+)?$/u;
/** Told to the reader, or a case: what follows is no rule. */
const NO_LEAD =
  /(?<!\p{L})(?:exemplo|exerc[íi]cio|verifique|suponha|digamos|calcul(?:e|ar a)|abaixo|acima)(?!\p{L})/iu;

/**
 * `O restante do valor é denominado desvio:` with the rule in signs right behind it: the sentence says nothing without it. So does the
 * last one above that names the sign which the rule gives: `…, podemos calcular a resposta (R) …`, `R = h²S`.
 */
export function tellRules(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap((piece, at) => {
    if (piece.kind === 'list') return tellListedRules(piece, pieces.slice(0, at));
    const [signs] = piece.statements;
    const above = pieces[at - 1];
    const isRule = piece.kind === 'equation' || (piece.kind === 'text' && signs?.role === 'formula');
    const formula = setFormula(piece.text);
    if (!isRule || piece.example || signs === undefined || above?.kind !== 'text') return [];
    if (formula.length > LONGEST_RULE || !PLAIN_RULE.test(formula) || hasRawMath(formula)) return [];
    const sign = `(${formula.split('=')[0]?.trim()})`;
    const lead = above.statements.findLast(
      (line, place, { length }) =>
        leadsToRule(line) &&
        (line.text.includes(sign) ||
          (place === length - 1 && (/:\s*$/.test(line.text) || NAMES_LAW.test(line.text)))),
    );
    if (lead === undefined) return [];
    const said = cleanPoint(lead.text);
    return [
      {
        ...{ text: `${said}: ${formula}`, basis: [lead, signs], words: wordsOf(said).length },
        ...{ stems: new Set(contentStems(said)), kind: 'sentence', isOpening: false, isLong: false },
      },
    ];
  });
}

/** `Princípio de Arquimedes: todo corpo …`: a law in words, and then in signs. */
const NAMES_LAW =
  /^(?:\d+ª )?(?:lei|princípio|teorema|fórmula|relação|equação|regra|propriedade)(?!\p{L})[^:]{0,60}:\s/iu;
const FEWEST_LISTED = 2;
const MOST_LISTED = 5;

/** `b² = a · m`, `c² = a · n` in a list: rules of one kind, told side by side under the name that stands over them. */
function tellListedRules({ statements }: Piece, before: readonly Piece[]): Point[] {
  const rules = statements.map(({ text }) => setFormula(text).replace(/^\d{1,2}[.)]\s/, ''));
  const isRules =
    rules.length >= FEWEST_LISTED &&
    rules.length <= MOST_LISTED &&
    rules.every((rule) => rule.length <= LONGEST_RULE && PLAIN_RULE.test(rule) && !/\p{L}{4}/u.test(rule));
  const heading = before.findLast(({ kind }) => kind === 'heading');
  if (!isRules || heading === undefined) return [];
  const name = cleanPoint(heading.text);
  const text = `${name}: ${rules.join('; ')}`;
  return [
    {
      ...{ text, basis: [...statements], words: wordsOf(text).length, stems: new Set(contentStems(name)) },
      ...{ kind: 'sentence', isOpening: true, isLong: false },
    },
  ];
}

function leadsToRule(line: Statement): boolean {
  const said = cleanPoint(line.text);
  if (line.role === 'formula' || said.length > LONGEST_LEAD || wordsOf(said).length < FEWEST_OF_LEAD)
    return false;
  if (NO_LEAD.test(said) || isAsked(line)) return false;
  return hasFiniteVerb(said) && !leansOnOthers(said) && !lacksSubject(said);
}

/** The points of a worked example, line by line, as a slide shows them; any other point is one. */
export function showLines(point: Point): Point[] {
  return (point.lines ?? [point]).map((line) => ({
    ...{ ...point, ...line, words: wordsOf(line.text).length, stems: new Set(contentStems(line.text)) },
  }));
}

/** Its statements; a small table is one line of its own, its rows below each other. */
function linesOf({ kind, statements }: Piece): Grounded[] {
  return kind === 'table'
    ? [{ text: statements.map(({ text }) => text).join('\n'), basis: [...statements] }]
    : statements.map((one) => ({ text: one.text, basis: [one] }));
}

/** `R2.` that was taken for a sentence. */
const COUNT = /^\W*(?:R|E|Ex\.?)?\s?\d{1,2}\s?[.)–:-]$/u;

function setInLines(told: readonly Grounded[]): Grounded[] {
  const lines: Grounded[] = [];
  for (const { text: written, basis } of told) {
    const text = plainMath(written)
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .replace(/(?<=[\d\p{L}]) \. (?=[\d\p{L}])/gu, ' · ');
    const last = lines.at(-1);
    if (last === undefined) {
      if (HEADS_EXAMPLE.test(text) || COUNT.test(text)) continue;
      const bare = text.replace(OPENS_EXAMPLE, '').replace(COUNTS_EXAMPLE, '');
      // `Na + Cl → NaCl`
      const said = /^\p{L}+ \p{L}/u.test(bare) ? lowerFirst(bare) : bare;
      lines.push({ text: `Exemplo resolvido: ${said}`, basis: [...basis] });
      continue;
    }
    // What is asked stands with its case, though that counts: `Um carro segue s = 20 + 15t. Onde ele está em t = 10 s?`
    const isAsked = /\?$/.test(text) && !/\?/.test(last.text) && basis[0]?.piece === told[0]?.basis[0]?.piece;
    const isNext =
      (!/\n/.test(`${last.text}${text}`) && mayJoin(last.text, text)) ||
      (isAsked && `${last.text}${text}`.length <= LONGEST_WITH_END);
    if (isNext) {
      last.text = join(last.text, text);
      last.basis.push(...basis);
    } else lines.push({ text, basis: [...basis] });
  }
  return lines.map(({ text, basis }) => ({ text: text.replace(/[\s.;:,]+$/, ''), basis }));
}

/** `30 . 200` that was taken for two sentences; a question with what answers it; an end with what it comes from; scraps. */
function mayJoin(before: string, text: string): boolean {
  if (/\s\.$|=$/.test(before) || /^=/.test(text)) return true;
  const length = before.length + text.length;
  if (TOLD_AND_ASKED.test(before)) return false;
  if (/\?$/.test(before)) return length <= LONGEST_WITH_END || text.length < SHORTEST_LINE;
  // `Um carro percorre 150 km em 2 horas` and what is asked of it.
  if (/\?$/.test(text)) return !COUNTS.test(before) && length <= LONGEST_WITH_END;
  if (CONCLUDES.test(text) || text.length < SHORTEST_LINE) return length <= LONGEST_WITH_END;
  return length <= LONGEST_LINE;
}

function join(before: string, text: string): string {
  if (/\s\.$/.test(before)) return `${before.replace(/\s\.$/, ' ·')} ${text}`;
  if (/[?.:=]$/.test(before) || /^=/.test(text)) return `${before} ${text}`;
  if (/\?$/.test(text)) return `${before}. ${text}`;
  return `${before}; ${CONCLUDES.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
}
