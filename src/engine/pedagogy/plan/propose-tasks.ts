import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath, writePlainly } from '#engine/pedagogy/language/plain-math.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import type { Lesson, LessonDefinition } from '#engine/pedagogy/lesson/lesson.ts';
import { type LessonDate, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';

/** Tasks that mean nothing away from their page. */
const LEANS_ON_PLACE =
  /(?:texto|figura|quadro|tabela|gráfico|imagem) (?:abaixo|acima|a seguir|ao lado)|quest(?:ão|ões) \d|folha de respostas/iu;

/** What stands under a picture is no exercise, whatever it asks to look at. */
const CAPTION = /^(?:fig(?:ura|\.)?|tabela|quadro|gr[áa]fico|imagem|foto)\s*\d+/iu;

/** Tasks that the material itself sets: its exercise parts, else orders and questions in the section. */
export function ownTasks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const fromParts = only === undefined ? lesson.material.exercises : [];
  const inSections = lesson.sections
    .filter((_, index) => only === undefined || index === only)
    .flatMap((section) => matterOf(section.pieces));
  const tasks: Grounded[] = [];
  for (const piece of [...fromParts, ...inSections]) {
    if (tasks.length >= most) break;
    if (piece.kind === 'code' || piece.kind === 'image' || piece.kind === 'equation') continue;
    const found = lesson.classOf(piece).tasks;
    // A multiple choice asks by its stem, whatever verb that has.
    const stem = fromParts.includes(piece) ? piece.statements.find(({ words }) => words >= 5) : undefined;
    const orders = found.length > 0 || stem === undefined ? found : [stem.text];
    for (const statement of piece.statements) {
      const isTask =
        orders.includes(statement.text) &&
        /^[^\p{Ll},;.)]/u.test(statement.text) &&
        !LEANS_ON_PLACE.test(statement.text) &&
        !CAPTION.test(statement.text) &&
        !isBroken(statement.text) &&
        !hasRawMath(plainMath(statement.text));
      if (isTask && tasks.length < most)
        tasks.push({ text: compressSentence(statement.text), basis: [statement] });
    }
  }
  return tasks;
}

/** Tasks made from the forms of the material, named with its own terms; they add no fact. */
export function proposeTasks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const tasks: Grounded[] = [];
  const recalls: Grounded[] = [];
  const pairs: Grounded[] = [];
  for (const [index, section] of lesson.sections.entries()) {
    if (only !== undefined && only !== index) continue;
    const definitions = lesson.definitions.filter((definition) => definition.section === index);
    if (definitions.length >= 3) tasks.push(matchTerms(definitions));
    const dates = listDates(lesson, index);
    if (dates.length >= 3) tasks.push(orderDates(dates));
    const byForm = matterOf(section.pieces)
      .slice(0, 80)
      .map((piece) => proposeFor(lesson, piece, section.title))
      .find((task) => task !== null);
    if (byForm !== undefined && byForm !== null) tasks.push(byForm);
    recalls.push(...recallTerms(lesson, index));
    const basis = selectStatements(lesson, section.pieces, 2);
    if (basis.length > 0)
      pairs.push({
        text: `Em dupla, escrevam duas perguntas sobre “${section.title}” e troquem com outra dupla.`,
        basis,
      });
  }
  return spread([...tasks, ...recalls, ...pairs.slice(0, 1)], most);
}

/** From memory and in writing, with the section's own terms. */
function recallTerms(lesson: Lesson, index: number): Grounded[] {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []);
  const terms = lesson.terms.termsOf(pieces).slice(0, 3);
  if (terms.length < 3) return [];
  const statements = pieces.slice(0, 120).flatMap((piece) => piece.statements);
  const basis = terms.flatMap(
    (term) => statements.find((statement) => term.stems.every((key) => statement.stems.has(key))) ?? [],
  );
  const names = terms.map((term) => term.phrase);
  if (lesson.input.level === 'infantil')
    return [{ text: `Desenhe e conte para um colega: ${names.join('; ')}.`, basis }];
  return [
    { text: `Sem consultar o material, explique a um colega: ${names.join('; ')}.`, basis },
    {
      text: `Escreva um parágrafo sobre “${lesson.sections[index]?.title ?? ''}” usando ${listWords(names)}.`,
      basis,
    },
  ];
}

function matchTerms(definitions: readonly LessonDefinition[]): Grounded {
  const chosen = definitions.slice(0, 4);
  return {
    text: `Ligue cada termo à sua definição: ${chosen.map((definition) => definition.term).join('; ')}.`,
    basis: chosen.map((definition) => definition.statement),
  };
}

function orderDates(dates: readonly LessonDate[]): Grounded {
  const chosen = dates.slice(0, 5);
  return {
    text: `Monte uma linha do tempo e diga o que aconteceu: ${chosen.map((date) => date.text).join('; ')}.`,
    basis: [...new Set(chosen.map((date) => date.statement))],
  };
}

function proposeFor(lesson: Lesson, piece: Piece, title: string): Grounded | null {
  const form = lesson.classOf(piece);
  if (form.primary === 'process' && piece.kind === 'list' && piece.statements.length >= 3)
    return {
      text: `Embaralhe as etapas de “${title}” e coloque-as de novo em ordem.`,
      basis: piece.statements.slice(0, 6),
    };
  if (form.primary === 'process' || form.primary === 'cycle')
    return tie(`Desenhe o caminho descrito em “${title}” com setas, do começo ao fim.`, piece, []);
  const compared = form.primary === 'comparison' ? findCompared(lesson, piece) : null;
  if (compared !== null)
    return {
      text: `Monte uma tabela com semelhanças e diferenças entre ${compared.terms[0]} e ${compared.terms[1]}.`,
      basis: compared.basis,
    };
  if (form.primary === 'numbers' && form.quantities.length >= 2)
    return tie(
      `Represente em um gráfico: ${form.quantities
        .slice(0, 4)
        .map((one) => one.text)
        .join('; ')}.`,
      piece,
      form.quantities.map((one) => one.text),
    );
  const [formula] = form.formulas;
  if (form.primary !== 'formula' || (piece.page ?? piece.slide) !== null || formula === undefined)
    return null;
  const plain = writePlainly(formula);
  return plain === null ? null : tie(`Crie e resolva um caso novo usando ${plain}.`, piece, [formula]);
}

function tie(text: string, piece: Piece, named: readonly string[]): Grounded {
  const holders: Statement[] = piece.statements.filter((statement) =>
    named.some((word) => statement.text.includes(word)),
  );
  return { text, basis: (holders.length > 0 ? holders : piece.statements).slice(0, 4) };
}

/** Different kinds of task before more of the same. */
function spread(tasks: readonly Grounded[], most: number): Grounded[] {
  const kindOf = (task: Grounded): string => task.text.slice(0, 12);
  const firsts = tasks.filter(
    (task, index) => tasks.findIndex((other) => kindOf(other) === kindOf(task)) === index,
  );
  return [...firsts, ...tasks.filter((task) => !firsts.includes(task))].slice(0, most);
}
