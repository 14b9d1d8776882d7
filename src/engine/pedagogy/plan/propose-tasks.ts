import type { Lesson, LessonDefinition } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { compressSentence } from './compress-sentence.ts';
import { selectStatements } from './select-statements.ts';

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
    const isPart = fromParts.includes(piece);
    const orders = lesson.classOf(piece).tasks;
    for (const statement of piece.statements) {
      const isTask =
        orders.includes(statement.text) || (isPart && piece.kind === 'list' && statement.words >= 4);
      if (isTask && tasks.length < most)
        tasks.push({ text: compressSentence(statement.text), basis: [statement] });
    }
  }
  return tasks;
}

/** Tasks made from the forms of the material, named with its own terms; they add no fact. */
export function proposeTasks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const tasks: Grounded[] = [];
  for (const [index, section] of lesson.sections.entries()) {
    if (only !== undefined && only !== index) continue;
    const definitions = lesson.definitions.filter((definition) => definition.section === index);
    if (definitions.length >= 3) tasks.push(matchTerms(definitions));
    const byForm = matterOf(section.pieces)
      .slice(0, 80)
      .map((piece) => proposeFor(lesson, piece, section.title))
      .find((task) => task !== null);
    if (byForm !== undefined && byForm !== null) tasks.push(byForm);
    const basis = selectStatements(section.pieces, 2, lesson.terms);
    if (basis.length > 0)
      tasks.push({
        text: `Em dupla, escrevam duas perguntas sobre “${section.title}” e troquem com outra dupla.`,
        basis,
      });
  }
  return spread(tasks, most);
}

function matchTerms(definitions: readonly LessonDefinition[]): Grounded {
  const chosen = definitions.slice(0, 4);
  return {
    text: `Ligue cada termo à sua definição: ${chosen.map((definition) => definition.term).join('; ')}.`,
    basis: chosen.map((definition) => definition.statement),
  };
}

function proposeFor(lesson: Lesson, piece: Piece, title: string): Grounded | null {
  const form = lesson.classOf(piece);
  const years = form.dates.filter((date) => date.year !== null);
  if (form.primary === 'timeline' && years.length >= 2)
    return tie(
      `Monte uma linha do tempo com: ${years
        .slice(0, 5)
        .map((date) => date.text)
        .join('; ')}.`,
      piece,
      years.map((date) => date.text),
    );
  if (form.primary === 'process' && piece.kind === 'list' && piece.statements.length >= 3)
    return {
      text: `Embaralhe as etapas de “${title}” e coloque-as de novo em ordem.`,
      basis: piece.statements.slice(0, 6),
    };
  if (form.primary === 'process' || form.primary === 'cycle')
    return tie(`Desenhe o caminho descrito em “${title}” com setas, do começo ao fim.`, piece, []);
  if (form.primary === 'comparison')
    return tie(
      `Monte uma tabela de semelhanças e diferenças a partir de “${title}”.`,
      piece,
      form.evidence.comparison ?? [],
    );
  if (form.primary === 'numbers' && form.quantities.length >= 2)
    return tie(
      `Represente em um gráfico: ${form.quantities
        .slice(0, 4)
        .map((one) => one.text)
        .join('; ')}.`,
      piece,
      form.quantities.map((one) => one.text),
    );
  if (form.primary === 'formula' && form.formulas[0] !== undefined)
    return tie(`Crie e resolva um caso novo usando ${form.formulas[0]}.`, piece, [form.formulas[0]]);
  return null;
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
