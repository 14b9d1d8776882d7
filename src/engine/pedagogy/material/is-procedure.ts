import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Part } from './draft-piece.ts';
import type { Piece } from './piece.ts';

const MOST_STEPS = 8;

/** A short numbered list of what to do, whatever each line of it was taken for: nobody does half of it. */
export function isProcedure(block: Block, steps: readonly Part[]): boolean {
  if (block.type !== 'list' || !block.isOrdered || steps.length > MOST_STEPS) return false;
  const orders = steps.filter(({ text, role }) => role === 'procedure' || isImperative(text)).length;
  // `1. A enzima se liga ao promotor do gene.`: what happens step by step.
  const isCourse =
    steps.length > 2 && steps.every(({ text, role }) => isContentRole(role) && tellsStep(text));
  return isCourse || orders * 2 > steps.length;
}

const LONGEST_STEP = 25;
const tellsStep = (text: string): boolean =>
  /\.\s*$/.test(text) && text.split(/\s+/).length <= LONGEST_STEP && hasFiniteVerb(text);

/** `Etapas da aula`, `Do milho ao pão`, `Como a água é tratada`: what heads lines that follow each other. */
const HEADS_COURSE =
  /(?<!\p{L})(?:etapas?|fases?|passos?|processos?|ciclos?|caminhos?|percurso|sequ[êe]ncia|ordem|est[áa]gios?|procedimentos?|modo de \p{L}+|como)(?!\p{L})|^\W*d[aeo]s? .+ a[os]{0,2} /iu;
/** `depois desce pelo esôfago` */
const GOES_ON = /(?<!\p{L})(?:depois|em seguida|a seguir|por (?:fim|último)|finalmente|primeiro)(?!\p{L})/iu;

/**
 * Whether the items of a numbered list follow each other: most of them are things to do, they say so, or what heads them does.
 * `3 tipos de limite` and `causas` are counted too, and stand in no order.
 */
export function isCourse(block: Block, pieces: readonly Piece[]): boolean {
  const from = pieces.findIndex((piece) => piece.block === block);
  const lines = pieces.filter((piece) => piece.block === block).flatMap(({ statements }) => statements);
  const before = pieces.slice(0, Math.max(0, from));
  const heads = [before.at(-1), before.findLast(({ kind }) => kind === 'heading')];
  const deeds = lines.filter(
    ({ text, role }) =>
      role === 'procedure' || isImperative(text) || /^\W*\p{L}+[aei]r(?:-se)?(?!\p{L})/u.test(text),
  );
  return (
    deeds.length * 2 > lines.length ||
    lines.some(({ text }) => GOES_ON.test(text)) ||
    heads.some((head) => HEADS_COURSE.test(head?.statements.at(-1)?.text ?? ''))
  );
}
