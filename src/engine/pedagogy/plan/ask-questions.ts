import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, type LessonDate, listDates, whenOf } from '#engine/pedagogy/lesson/list-dates.ts';
import { askForTerm } from '#engine/pedagogy/lesson/name-term.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';

const LONGEST_QUESTION = 120;
const OPTION_OR_NUMBER = /^(?:\(?[a-e\d]{1,2}[).]|quest[ãa]o|exerc[íi]cio)/iu;

/** A question that opens the lesson: one of the material's own, else one drawn from its dates, figures or terms. */
export function askOpening(lesson: Lesson): Grounded | null {
  const own = ownQuestions(lesson)[0];
  if (own !== undefined) return own;
  const pieces = lesson.sections.flatMap((section) => matterOf(section.pieces));
  const dates = isStory(lesson) ? listDates(lesson).filter((date) => /\d{3}/.test(date.text)) : [];
  const [first, last] = [dates[0], dates.at(-1)];
  if (dates.length >= 3 && first !== undefined && last !== undefined && first.year < last.year)
    return {
      text: `O que mudou entre ${yearIn(first)} e ${yearIn(last)}?`,
      basis: [...new Set([first.statement, last.statement])],
    };
  for (const piece of pieces.slice(0, 60)) {
    const topic = lesson.sections.find((section) => section.pieces.includes(piece))?.title ?? '';
    const { quantities, primary } = lesson.classOf(piece);
    const share = quantities.find((quantity) => quantity.unit === '%' || quantity.unit === 'R$');
    if (primary === 'numbers' && share !== undefined)
      return ground(`${share.text}: o que esse número tem a ver com “${topic}”?`, piece.statements, [
        share.text,
      ]);
  }
  const [definition] = lesson.definitions;
  if (definition !== undefined)
    return {
      text: `Antes de começar: ${askForTerm(definition).replace(/^O/, 'o')}`,
      basis: [definition.statement],
    };
  const basis = selectStatements(lesson, pieces.slice(0, 60), 1);
  const title = lesson.input.title.trim() || lesson.sections[0]?.title || '';
  return title === '' || basis.length === 0 ? null : { text: `O que você já sabe sobre “${title}”?`, basis };
}

/** The year alone, where the wording holds it: `14 de julho de 1789` → `1789`. */
function yearIn(date: LessonDate): string {
  return /\d{3,4}(?=\D*$)/.exec(date.text)?.[0] ?? date.text;
}

/** Questions the material asks in its running text (not the items of a test). */
export function ownQuestions(lesson: Lesson): Grounded[] {
  return lesson.sections.flatMap((section) =>
    matterOf(section.pieces)
      .filter((piece) => piece.kind === 'text' || piece.kind === 'note')
      .flatMap((piece) => piece.statements)
      .filter(
        ({ text, words }) =>
          /\?["”]?$/.test(text) &&
          words >= 5 &&
          /^[\p{Lu}]/u.test(text) &&
          !/^(?:por exemplo|então|assim|mas|e|caso|se|ou|ele|ela|isso)(?![\p{L}])/iu.test(text) &&
          !/[:"“”]/.test(text.slice(0, -2)) &&
          text.length <= LONGEST_QUESTION &&
          !OPTION_OR_NUMBER.test(text) &&
          !hasRawMath(plainMath(text)),
      )
      .map((statement) => ({ text: plainMath(statement.text), basis: [statement] })),
  );
}

/** Up to `most` questions to check learning, spread over the sections, each answered by its basis. */
export function askChecks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const perSection = lesson.sections.map((section, index) => {
    if (only !== undefined && only !== index) return [];
    const defined = lesson.definitions
      .filter((definition) => definition.section === index)
      .slice(0, most)
      .map((definition) => ({ text: askForTerm(definition), basis: [definition.statement] }));
    return [...defined, ...askForms(lesson, index), ...askPlainly(lesson, section.title, index)];
  });
  const chosen: Grounded[] = [];
  const asked = new Set<string>();
  for (let round = 0; chosen.length < most && perSection.some((own) => own.length > round); round += 1) {
    for (const own of perSection) {
      const question = own[round];
      if (question === undefined || chosen.length >= most || asked.has(question.text)) continue;
      asked.add(question.text);
      chosen.push(question);
    }
  }
  return chosen;
}

function askForms(lesson: Lesson, index: number): Grounded[] {
  const questions: Grounded[] = [];
  for (const piece of matterOf(lesson.sections[index]?.pieces ?? []).slice(0, 80)) {
    const { dates, quantities, strength, evidence } = lesson.classOf(piece);
    const date = dates.find((one) => one.year !== null);
    if (date !== undefined && (strength.timeline ?? 0) > 0.4)
      questions.push(ground(`O que aconteceu ${whenOf(date.text)}?`, piece.statements, [date.text]));
    else if (quantities[0] !== undefined && (strength.numbers ?? 0) > 0.4)
      questions.push(
        ground(`A que se refere “${quantities[0].text}”?`, piece.statements, [quantities[0].text]),
      );
    else if ((strength.cause_effect ?? 0) > 0.4) {
      const [term] = lesson.terms.termsOf([piece]);
      if (term !== undefined)
        questions.push(
          ground(
            `Que causas e consequências aparecem quando o assunto é ${term.phrase}?`,
            piece.statements,
            evidence.cause_effect ?? [],
          ),
        );
    }
    if (questions.length >= 2) break;
  }
  return questions;
}

/** Two of the section's terms that one sentence brings together. */
function askRelation(lesson: Lesson, index: number): Grounded[] {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []);
  const terms = lesson.terms.termsOf(pieces).slice(0, 8);
  for (const statement of pieces
    .slice(0, 120)
    .flatMap((piece) => piece.statements)
    .filter(isQuotable)) {
    if (statement.words < 8 || statement.piece.kind === 'table') continue;
    const [a, ...others] = terms.filter((term) => term.stems.every((key) => statement.stems.has(key)));
    const b = others.find((term) => !term.stems.some((key) => a?.stems.includes(key)));
    if (a !== undefined && b !== undefined)
      return [{ text: `Que relação o texto mostra entre ${a.phrase} e ${b.phrase}?`, basis: [statement] }];
  }
  return [];
}

function askPlainly(lesson: Lesson, title: string, index: number): Grounded[] {
  const basis = selectStatements(lesson, lesson.sections[index]?.pieces ?? [], 1);
  return title === '' || basis.length === 0
    ? []
    : [...askRelation(lesson, index), { text: `Explique com suas palavras: ${title}.`, basis }];
}

/** The basis is the statement that holds the words named; the first one where none holds them all. */
function ground(text: string, statements: readonly Statement[], named: readonly string[]): Grounded {
  const holders = statements.filter((statement) => named.some((word) => statement.text.includes(word)));
  return {
    text,
    basis: holders.length > 0 ? holders.slice(0, 3) : statements.filter(isQuotable).slice(0, 1),
  };
}
