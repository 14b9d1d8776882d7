import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';

/** Tasks that mean nothing away from their page. */
const LEANS_ON_PLACE =
  /(?:texto|figura|quadro|tabela|gráfico|imagem) (?:abaixo|acima|a seguir|ao lado)|quest(?:ão|ões) \d|folha de respostas/iu;

/** What stands under a picture is no exercise, whatever it asks to look at. */
const CAPTION = /^(?:fig(?:ura|\.)?|tabela|quadro|gr[áa]fico|imagem|foto)\s*\d+/iu;

/** A line of a program reads like an order: `Leia (a)`, `Escreva("Seu texto é", a)`. */
const CALL = /^\p{L}+\s?\(|[;{}]\s*$/u;
const FEWEST_WORDS = 4;
/** What answers, what is judged or chosen, and where it was found ask nothing. */
const GIVES: readonly Role[] = ['answer', 'alternative', 'statement_to_judge', 'reference', 'caption'];
const ANSWERS = /^\W*(?:solu[çc][ãa]o|resolu[çc][ãa]o|respostas?|gabarito)(?!\p{L})/iu;
/** Talk about the course of the class is no task. */
const OF_THE_CLASS =
  /^o que (?:aprendemos|vimos|foi visto)|(?:aula passada|última aula|vamos lá|alguma dúvida)/iu;

/** `E o número mediano?`: without a verb or a question word nobody knows what is asked. */
function isHalfAsked(text: string): boolean {
  const asks = /(?<!\p{L})(?:qua(?:l|is)|quem|quando|onde|como|por ?qu[eê]|que|quant[oa]s?)(?!\p{L})/iu;
  return /\?\s*$/.test(text) && !asks.test(text) && !hasFiniteVerb(text);
}

/** Asks, orders, or stays open for the alternatives that follow it. */
function isStem({ text }: Statement, piece: Piece, next: Piece | undefined): boolean {
  if (/[:?]["”]?$/u.test(text.trim())) return !leansOnOthers(text) || /\?$/.test(text);
  const hasOptions = [...piece.statements, ...(next?.statements ?? [])].some(
    ({ role }) => role === 'alternative',
  );
  return isImperative(text) || (hasOptions && /[^.!…]$/u.test(text.trim()));
}

/** Tasks that the material itself sets: its exercise parts, else orders and questions in the section. */
export function ownTasks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const fromParts = only === undefined ? lesson.material.exercises : [];
  const inSections = lesson.sections
    .filter((_, index) => only === undefined || index === only)
    .flatMap((section) => matterOf(section.pieces));
  const isJudged = lesson.material.understanding !== null;
  const tasks: Grounded[] = [];
  const all = [...fromParts, ...inSections];
  for (const [at, piece] of all.entries()) {
    if (tasks.length >= most) break;
    if (piece.kind === 'code' || piece.kind === 'image' || piece.kind === 'equation') continue;
    const found = lesson.classOf(piece).tasks;
    // A multiple choice asks by its stem, whatever verb that has.
    const stem = fromParts.includes(piece)
      ? piece.statements.find(
          (one) => one.words >= 5 && one.role === 'exercise' && isStem(one, piece, all[at + 1]),
        )
      : undefined;
    const orders = found.length > 0 || stem === undefined ? found : [stem.text];
    for (const statement of piece.statements) {
      const isTask =
        orders.includes(statement.text) &&
        // Where roles are judged, a question in what is taught is the writer's own way of going on.
        (statement.role === 'exercise' || !isJudged) &&
        !GIVES.includes(statement.role) &&
        !ANSWERS.test(statement.text) &&
        !isHalfAsked(statement.text) &&
        /^[^\p{Ll},;.)]/u.test(statement.text) &&
        !LEANS_ON_PLACE.test(statement.text) &&
        !CAPTION.test(statement.text) &&
        statement.words >= FEWEST_WORDS &&
        !CALL.test(statement.text) &&
        !OF_THE_CLASS.test(statement.text) &&
        !isBroken(statement.text) &&
        !hasRawMath(plainMath(statement.text));
      if (isTask && tasks.length < most)
        tasks.push({ text: compressSentence(statement.text), basis: [statement] });
    }
  }
  return tasks;
}
