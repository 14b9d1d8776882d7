import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { isForeignOrder } from '#engine/pedagogy/language/is-foreign.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { writeOut } from '#engine/pedagogy/language/short-forms.ts';
import { splitAnswer } from '#engine/pedagogy/language/split-answer.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { bringsAlong } from '#engine/pedagogy/material/own-moments.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { readTaskLabel } from '#engine/pedagogy/material/task-labels.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { asDoing } from './course-tasks.ts';

const CASE =
  /^\W*(?:(?:situa[çc][ãa]o|problema|caso|desafio|cen[áa]rio)(?: \d+)?|(?:dilema|caso) d[aeo]s? \p{L}[\p{L} ]{1,24})\s*[:–-]\s*/iu;
const WAY_OUT = /^\W*(?:aplica[çc][ãa]o|solu[çc][ãa]o|sa[íi]da|resposta)(?: \d+)?\s*:\s*(?=\p{L})/iu;
const LONGEST_CASE = 205;
const SHORTEST_CASE = 40;

/** A case that the material tells with its way out: the class finds one first. What is worked out in figures is an exercise. */
export function solveCases(pieces: readonly Piece[]): Grounded[] {
  const lines = pieces.flatMap((piece) =>
    piece.kind === 'text' || piece.kind === 'list' ? [piece.statements] : [],
  );
  const runs = lines.flatMap((own, at) => {
    const next = lines[at + 1]?.[0];
    const inside = own.findIndex(({ text }, place) => place > 0 && WAY_OUT.test(text));
    if (inside > 0) return [own.slice(Math.max(0, inside - 1), inside)];
    return next !== undefined && WAY_OUT.test(next.text) ? [own] : [];
  });
  const solved = runs.flatMap((run) => {
    const order = orderFor(run);
    return order === null ? [] : pose(run, order);
  });
  // `Situação: João abriu a proteção …` with no way out: what to do is for the class to say.
  const open = lines.flatMap((own, at) => {
    const isOpen = CASE.test(own[0]?.text ?? '') && !lines[at + 1]?.some(({ text }) => WAY_OUT.test(text));
    if (!isOpen) return [];
    // What the material itself asks of its case stands right below it.
    const asked = (lines[at + 1] ?? []).every(({ text }) => /\?\s*$/.test(text)) ? (lines[at + 1] ?? []) : [];
    const posed = pose(
      own,
      asked.length > 0 ? 'Discutam em grupos' : 'Discutam em grupos o que fazer neste caso e por quê',
    );
    const question = asked.map(({ text }) => text.trim()).join(' ');
    return posed.map(({ text, basis }) =>
      question === '' ? { text, basis } : { text: `${text} ${question}`, basis: [...basis, ...asked] },
    );
  });
  return [...solved, ...(solved.length > 0 ? [] : open)];
}

const ASKED = /\?["”)]*\s*$/u;
/** What the class is to do with what stands over its way out, by what that is; null for what is no case, as a definition. */
function orderFor(run: readonly Statement[]): string | null {
  const last = run.at(-1)?.text ?? '';
  if (ASKED.test(last)) return 'Respondam antes de ver e comparem com o que o material propõe';
  if (run.some(({ text }) => CASE.test(text)))
    return 'Digam o que fariam neste caso e comparem com o que o material conta';
  return hasFiniteVerb(last) ? 'Proponham uma saída para este problema e comparem com a do material' : null;
}

/** The last lines of a case that a slide holds, under what is to be done with it. */
function pose(run: readonly Statement[], order: string): Grounded[] {
  const told = [...run];
  const say = (): string => told.map(sayCase).join(' ');
  while (told.length > 1 && say().length > LONGEST_CASE) told.shift();
  const text = say();
  const isCase = text.length >= SHORTEST_CASE && text.length <= LONGEST_CASE && told.every(tellsCase);
  return isCase && !leansOnOthers(text) ? [{ text: `${order}: “${text}”`, basis: told }] : [];
}

const sayCase = ({ text }: Statement): string => {
  const bare = plainMath(text).replace(CASE, '').replaceAll('“', '‘').replaceAll('”', '’').trim();
  return upperFirst(bare);
};

const tellsCase = ({ text, role }: Statement): boolean =>
  role !== 'answer' &&
  role !== 'alternative' &&
  /[.?!]\s*$/.test(text) &&
  !/[=:]\s*\d|\d\s*[=;]/.test(text) &&
  !isImperative(text.replace(CASE, '')) &&
  !WAY_OUT.test(text) &&
  !isBroken(text) &&
  !hasRawMath(plainMath(text));

const LONGEST_ASKED_CASE = 560;
const FEWEST_OF_CASE = 12;
/** What somebody asks in the case is not asked of the class. */
const QUOTED = /["“][^"“”]*["”]/gu;

/** `Dona Cida, 68 anos, … A filha deu diclofenaco.` with `a) qual grupo? b) …` below it: told whole, for nothing is asked without it. */
export function askedCases(pieces: readonly Piece[]): Grounded[] {
  return pieces.flatMap((told, at) => {
    const asked = pieces[at + 1];
    const isCase =
      told.kind === 'text' &&
      told.weight >= FEWEST_OF_CASE &&
      !told.text.replace(QUOTED, '').includes('?') &&
      !/^\W*\d/.test(told.text);
    // `O Beto tira 5 kg de frango do freezer … O que está errado?` in one paragraph.
    const [first, , ...more] = told.statements;
    const isInside =
      told.kind === 'text' &&
      told.role === 'exercise' &&
      more.length > 0 &&
      !/^\W*(?:\d|\p{L}\))/u.test(told.text) &&
      !(first?.text.includes('?') || isImperative(first?.text ?? '')) &&
      /\?["”)]*\s*$/.test(told.text);
    if (isInside) {
      const text = writeOut(plainMath(told.text).trim());
      return text.length <= LONGEST_ASKED_CASE && !hasRawMath(text)
        ? [{ text, basis: [...told.statements] }]
        : [];
    }
    const isAsked = asked?.kind === 'text' && /^\W*a\)\s.*\?/isu.test(asked.text);
    if (!isCase || !isAsked || told.role !== 'exercise' || asked.role !== 'exercise') return [];
    const text = [told, asked].map((piece) => writeOut(plainMath(piece.text).trim())).join(' ');
    return text.length > LONGEST_ASKED_CASE || hasRawMath(text)
      ? []
      : [{ text, basis: [...told.statements, ...asked.statements] }];
  });
}

/** `na bancada, cada dupla monta …` */
const IN_PARTS =
  /(?<!\p{L})(?:cada (?:dupla|grupo|trio|equipe|alun[oa]|criança|um|uma)|em (?:duplas?|grupos?|trios?))(?!\p{L})/iu;
const BARE =
  /^(?:atividades?(?: (?:p\/|para) nota)?|(?:depois |mais |e )?(?:uma? )?(?:continha|conta|probleminha|perguntinha|contas))$/iu;
const LONGEST_OWN = 300;
const FEWEST_WORDS = 4;

/** `eles trazem uma conta de casa. quem não trouxer eu dou uma cópia`: said to the class, without what whoever teaches does. */
function toClass(rest: string): string {
  const [first = '', ...others] = splitSentences(
    rest.replace(/([.?!])\s+(\p{Ll})/gu, (_, end, next) => `${end} ${next.toUpperCase()}`),
  );
  const done = asDoing(upperFirst(first)) ?? first;
  const kept = others.filter((one) => !OF_TEACHER.test(one) && !bringsAlong(one));
  return [done, ...kept.map((one) => asDoing(one) ?? one)].join(' ');
}
const OF_TEACHER = /(?<!\p{L})(?:eu|a gente|vou|dou|levo|trago)(?!\p{L})/iu;

/** The tasks that the material sets in a line of running notes and calls so. */
export function labelledTasks(pieces: readonly Piece[]): (Grounded & { answer?: string })[] {
  return pieces.flatMap(({ kind, statements, role }) => {
    if (kind !== 'text' && kind !== 'list') return [];
    const own = kind === 'text' ? [statements] : statements.map((one) => [one]);
    return own.flatMap((lines) => {
      const told = plainMath(lines.map(({ text }) => text).join(' ')).trim();
      const { label = '', rest = '' } = readTaskLabel(told) ?? {};
      const isTask =
        rest.split(' ').length >= FEWEST_WORDS && told.length <= LONGEST_OWN && role !== 'heading';
      // `Atividade em grupo: termos de informática` names one, it does not say what to do.
      const isSaid =
        /^\p{L}+[aei]r(?:-se)?(?!\p{L})/u.test(rest) ||
        isImperative(upperFirst(rest)) ||
        isForeignOrder(rest) ||
        hasFiniteVerb(rest) ||
        rest.includes('?') ||
        IN_PARTS.test(rest);
      if (!isTask || !isSaid || hasRawMath(told) || isBroken(rest)) return [];
      const { asked, answer } = splitAnswer(toClass(rest).trim());
      const bare = asked.replace(/[\s.;]+$/, '');
      const text = label === '' || BARE.test(label) ? upperFirst(bare) : `${label.toLowerCase()}: ${bare}`;
      return [{ text: upperFirst(writeOut(text)), basis: [...lines], ...(answer !== null && { answer }) }];
    });
  });
}
