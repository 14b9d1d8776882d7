import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { answersClues } from '#engine/pedagogy/understanding/tell-clues.ts';
import { soughtIn } from '#engine/pedagogy/understanding/tell-rounds.ts';
import { pieceLike } from './draft-piece.ts';
import { NUMBERED } from './leads-to-questions.ts';
import { upperFirst } from './own-step.ts';
import type { Piece } from './piece.ts';

const FEWEST = 2;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * `É um mamífero.`, `Vive na água.` over `Resposta: ______` ask one thing together: each run of such clues is one question, a
 * letter of the numbered one above them where that sets several.
 */
export function joinClues(all: readonly Piece[]): Piece[] {
  const pieces = joinRounds(joinCounted(all));
  const joined: Piece[] = [];
  let [isUnderStem, count] = [false, 0];
  for (const piece of pieces) {
    const from = joined.findLastIndex((one) => !isClue(one)) + 1;
    const run = answersClues(piece.text) ? joined.slice(from) : [];
    const [first] = run;
    if (first !== undefined && run.length >= FEWEST) {
      const clues = run.map(({ text }) => lowerFirst(text.trim().replace(/[.;]+$/, ''))).join('; ');
      const sign = isUnderStem ? `${LETTERS[count] ?? ''}) ` : 'Descubra o que é: ';
      count += 1;
      const parts = { text: `${sign}${clues}.`, role: 'exercise' as const };
      joined.splice(from, run.length, pieceLike(first, [{ ...parts, written: first.text }]));
    } else if (!isClue(piece) && !answersClues(piece.text)) {
      isUnderStem = piece.role === 'exercise' && NUMBERED.test(piece.text) && /:\s*$/.test(piece.text);
      count = 0;
    }
    joined.push(piece);
  }
  return joined;
}

/** `Pinte os quadros:` over `1: A-C`, `2: B`: an order with all that it is carried out by. */
function joinCounted(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  const counted = new Set<Piece>();
  for (const piece of pieces) {
    const lead = joined.at(-1);
    const lines = piece.statements.map(({ text }) => text);
    const isData =
      piece.kind === 'list' && piece.role === 'exercise' && lines.every((one) => COUNTED.test(one));
    const isLed = lead?.kind === 'text' && lead.role === 'exercise';
    const goesOn = lead !== undefined && counted.has(lead);
    if (!isData || !isLed || !(goesOn || /:\s*$/.test(lead.text))) joined.push(piece);
    else {
      const before = lead.text.replace(/\s*[:.]\s*$/, '');
      const text = `${before}${goesOn ? '; ' : '. '}${lines.join('; ')}.`;
      const written = lead.statements[0]?.written ?? lead.text;
      const whole = pieceLike(lead, [{ text, role: 'exercise', written }]);
      counted.add(whole);
      joined[joined.length - 1] = whole;
    }
  }
  return joined;
}
const COUNTED = /^\d{1,2}\s?:\s?\S/u;

/** `3ª rodada – Girafa` over its clues: one question, which the name answers; the game that the plan names right above heads them. */
function joinRounds(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let level = 0;
  for (let at = 0; at < pieces.length; ) {
    const head = pieces[at] as Piece;
    if (head.kind === 'heading') level = head.level;
    const sought = soughtIn(head.role === 'exercise' ? head.text : '');
    const end = pieces.findIndex(
      (one, place) => place > at && (!isAsked(one) || soughtIn(one.text) !== null),
    );
    const clues = pieces.slice(at + 1, end < 0 ? undefined : end);
    if (sought === null || clues.length < FEWEST) joined.push(head);
    else {
      const said = clues.map(({ text }) => lowerFirst(text.trim().replace(/[.;]+$/, ''))).join('; ');
      const [name = ''] = /^[^–—:-]+/u.exec(head.text) ?? [];
      const text = `Descubra o que é (${name.trim().toLowerCase()}): ${said}.`;
      const question = pieceLike(head, [{ text, role: 'exercise', written: clues[0]?.text ?? head.text }]);
      for (const statement of question.statements) statement.answer = sought;
      const before = pieces.slice(0, at).findLast((one) => one.text.trim() !== '');
      const game = GAME.exec(before?.text ?? '')?.[1];
      if (game !== undefined)
        joined.push(
          pieceLike(head, [{ text: upperFirst(game), role: 'heading' }], { kind: 'heading', level }),
        );
      joined.push(question);
    }
    at += sought === null || clues.length < FEWEST ? 1 : clues.length + 1;
  }
  return joined;
}

/** `Propor o jogo das 3 pistas para …` */
const GAME =
  /(?<!\p{L})((?:jogo|brincadeira|gincana|desafio) d[aeo]s? .{3,40}?)(?= (?:para|com)(?!\p{L})|[.:;]|$)/iu;
const isAsked = ({ role, kind, block }: Piece): boolean =>
  role === 'exercise' && kind === 'text' && block.type === 'paragraph';

/** What is asked without a question or an order. */
const isClue = ({ kind, role, block, text }: Piece): boolean =>
  kind === 'text' &&
  role === 'exercise' &&
  block.type === 'paragraph' &&
  !/^\W*\d{1,3}\s?[).]|[:?]\s*$|_{3,}|^[a-z]\)\s/.test(text) &&
  !text.startsWith('Descubra') &&
  !isImperative(text);

const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
