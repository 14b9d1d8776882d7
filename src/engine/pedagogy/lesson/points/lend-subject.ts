import { hasFiniteVerb, isFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Spell } from '#engine/pedagogy/outline/learn-spelling.ts';
import { agrees, type Named } from './agrees.ts';
import { cleanPoint, isTextLabel } from './clean-point.ts';
import { makePoint } from './make-point.ts';
import type { Point } from './point.ts';
import { ASKS_WHAT, lowerFirst } from './say-lists.ts';
import { isOurs, lacksSubject, opensBare } from './stand-alone.ts';
import { formulaIn } from './typed-lines.ts';
import { unshout } from './unshout.ts';

/** A statement as it is to be said, and what lends it a subject. */
export interface Lent {
  /** The statement's text; without its pronoun where `of` stands for it. */
  text: string;
  of: Named | undefined;
  /** Whether the sentence lacks its subject and `of` gives it. */
  isLent: boolean;
}

/** `Hidrocoloide: mantém …`, `Carvão ativado (com prata): …`: the name that opens a line. */
const LABEL = /^(\p{Lu}[^:.;!?“”"]{1,44}): (?=[\p{Ll}“"])/u;
/** `Ele se baseava …`, `Elas fazem …`. */
const PRONOUN = /^(El[ea]s?) (?:(se) (\p{Ll}+)(?=\s)|(?=\p{Ll}))/u;

/** `Para ele`, `Segundo ela`, `Dele`, `Nela` at the opening. */
const BEHIND = /^(?:(?:Para|Segundo|Com|Por|Entre|Sobre|De acordo com|Além) |D|N)(el[ea]s?)(?=,? \p{Ll})/u;

/**
 * Follows a part sentence by sentence and says which of them a heading or the name at the opening of their own line lends a
 * subject: that is sure only as long as nobody else has been spoken of since.
 */
export function lendSubjects(spell: Spell): {
  head: (piece: Piece, isField: boolean) => void;
  lend: (statement: Statement, isFirst: boolean) => Lent;
} {
  let about: Named | undefined;
  let label: Named | undefined;
  let under: Named | undefined;
  /** Names that have opened a sentence of this block. */
  let labels = 0;
  return {
    head: (piece, isField) => {
      under = about = isField ? undefined : nameOf(piece, spell);
    },
    lend: (statement, isFirst) => {
      if (formulaIn(statement) !== null) return { text: statement.text, of: under, isLent: false };
      // What a note asks to be told is of no heading of the plan.
      if (statement.piece.isKept) return { text: statement.text, of: undefined, isLent: false };
      const said = cleanPoint(statement.text);
      const own = LABEL.exec(said)?.[1];
      if (label?.statement.piece.block !== statement.piece.block) [label, labels] = [undefined, 0];
      const isLabelled =
        own !== undefined &&
        !isTextLabel(own) &&
        (/^\p{Lu}{2,}(?!\p{Ll})/u.test(own) || !hasFiniteVerb(own)) &&
        !lacksSubject(said);
      const of = isLabelled ? undefined : (label ?? about);
      // `EPI: óculos, luva e capacete. Tirar anel e relógio.`: a row of names has no deeds.
      const isRow = isLabelled && !hasFiniteVerb(said) && said.split(', ').length > LONGEST_PAIR;
      if (isLabelled) label = isRow ? undefined : { name: own, statement };
      if (isLabelled) labels += 1;
      const bare = of === undefined ? null : withoutPronoun(said, of);
      // `Para ele a história …` right under `Karl Marx (1818-1883)`: the name stands before it.
      const behind = BEHIND.exec(said)?.[1];
      const isOfHead = behind !== undefined && about !== undefined && !isLabelled && agrees(behind, about);
      if (isOfHead) return { text: said, of: about, isLent: true };
      if (of !== undefined && bare !== null) return { text: bare, of, isLent: true };
      // `Piscina: cloro. Caixa d'água: tampa. Lavar o pote`: behind a row of names what is to be done is of none.
      if (of !== undefined && goesOn(said, of === label && labels < 2))
        return { text: statement.text, of, isLent: true };
      if (about !== undefined && !isLabelled && hasFiniteVerb(said) && !speaksOf(said, about.name))
        [about, label] = [undefined, undefined];
      const isAct = isFirst && !isTold(statement) && namesAct(said);
      if (isAct && of !== undefined) return { text: statement.text, of, isLent: true };
      return { text: statement.text, of: isFirst ? under : undefined, isLent: false };
    },
  };
}

const LONGEST_PAIR = 2;

/** `Dizer o contrário do que se pensa`: an infinitive of which nothing else is said. */
function namesAct(said: string): boolean {
  const tokens = tagSentence(said);
  const verb = mainVerbAt(tokens);
  // `o contrário do que se pensa`
  const isOfThing = tokens.slice(Math.max(0, verb - 2), Math.max(0, verb)).some(({ text }) => text === 'que');
  return tokens[0]?.form === 'inf' && (verb === -1 || isOfThing);
}

/** A step or an aim is whole as it stands. */
const isTold = ({ role }: Statement): boolean => role === 'procedure' || role === 'objective';

/** `F.1 Pretty Good Privacy`, `2.3 Membrana`: its number in the book is none of its name. */
const COUNTED = /^(?:\d{1,2}|[A-Z])(?:\.\d{1,2})+\.?\s+(?=\p{L}{2})/u;

/** The heading as a name: `Sócrates (469-399 a.C.)` is Sócrates. */
function nameOf(heading: Piece, spell: Spell): Named | undefined {
  const [statement] = heading.statements;
  // `Utilitarismo – Jeremy Bentham (1748–1832) e John Stuart Mill`: what it is, beside who or when.
  const what = heading.text
    .replace(COUNTED, '')
    .replace(/^(.{3,44}?\p{L}\)?)\s[–—-]\s.*$/su, '$1')
    .replace(ASKS_WHAT, '');
  const name = unshout(cleanPoint(what), spell).replace(/\s\([^()]*\)$/u, '');
  return statement === undefined || name === '' ? undefined : { name, statement };
}

/** `Não deixou nada escrito`, and of a line that opens with its name also what is to be done: `Trocar a cada 7 dias`. */
function goesOn(said: string, isOfLine: boolean): boolean {
  if (lacksSubject(said)) return true;
  const [first, second] = tagSentence(said);
  if (/^não$/iu.test(first?.text ?? '')) return isFiniteVerb(second) && second?.person !== 1;
  return isOfLine && first?.form === 'inf';
}

const FULL_NAME = /^\p{Lu}[\p{Ll}’']+(?: (?:d[aeo]s? |von |van )?\p{Lu}[\p{Ll}’']+){1,3}$/u;

/** `A escrita cuneiforme é …` under `A escrita cuneiforme`: whoever goes on without a subject means the same. */
function speaksOf(sentence: string, heading: string): boolean {
  const subject = findSubject(sentence)?.text ?? '';
  const [named, meant] = [contentStems(subject), contentStems(heading)];
  // `Weber mostrou …` under `Max Weber`
  if (FULL_NAME.test(heading) && named.length > 0 && named.every((key) => meant.includes(key))) return true;
  return meant.length > 0 && meant.every((key) => named.includes(key)) && named.length <= meant.length + 1;
}

/** The sentence without the pronoun that stands for this name (`Ele se baseava em …` → `Baseava-se em …`), else null. */
function withoutPronoun(said: string, of: Named): string | null {
  const [whole, pronoun = '', reflexive, verb = ''] = PRONOUN.exec(said) ?? [];
  if (whole === undefined || !agrees(pronoun, of)) return null;
  const rest = reflexive === undefined ? said.slice(whole.length) : `${verb}-se${said.slice(whole.length)}`;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A heading of more words names a part of the document rather than a thing. */
const LONGEST_NAME = 4;
/** Characters of a verb and an article before a name. */
const NEAR = 6;

/** `Saci`, then `É um menino travesso …`: what the heading or the line names is the subject that the sentence lacks. */
export function sayOf(text: string, statement: Statement, of: Named | undefined): Point | null {
  const { name = '' } = of ?? {};
  if (of === undefined || isTextLabel(name) || wordsOf(name).length > LONGEST_NAME || /[:?!]/.test(name))
    return null;
  // `São sinais de apoio …` under `Sinais de apoio`: the sentence names it itself.
  const isNamed = text
    .slice(0, name.length + NEAR)
    .toLowerCase()
    .includes(name.toLowerCase());
  // `Apesar de o AngularJS 2 ter saído, …` has a subject of its own.
  if (/^(?:apesar|embora|enquanto|ainda que|mesmo que)\s/iu.test(text))
    return makePoint(text, [statement], 'sentence', true);
  // `Metrópole: cidade que …`: what has a name of its own needs no other.
  const isOfOther = /^\p{Lu}[^:.;“”"]{1,44}: /u.test(text) && !isNamed && !isFiniteVerb(tagSentence(text)[0]);
  const isLabelled = text.toLowerCase().startsWith(`${name.toLowerCase()}: `);
  const isOwn = isLabelled || (isOurs(text) && !/^\p{L}+-se\s/u.test(text));
  if ((isNamed && lacksSubject(text)) || isOwn || isOfOther)
    return makePoint(text, [statement], 'sentence', true);
  const bare = upperFirst(name.replace(/^(?:[oa]s?)\s/iu, ''));
  const said = `${bare}: ${opensBare(text) && !/^\p{Lu}{2}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : lowerFirst(text)}`;
  return makePoint(said, [statement, of.statement], 'sentence', true);
}

/**
 * `Entidade: é um conjunto de objetos` → `Entidade é um conjunto de objetos`: one sentence, where the verb agrees with a plain name
 * that a heading lends. Any other point stays as it is.
 */
export function asSentence(point: Point): Point {
  const [, name = '', rest = ''] = /^([^:]{2,45}): (.+)$/su.exec(point.text) ?? [];
  const heading = point.basis[1]?.piece;
  if (name === '' || heading?.kind !== 'heading') return point;
  const [first, second] = tagSentence(rest);
  const verb = /^não$/iu.test(first?.text ?? '') ? second : first;
  const noun = tagSentence(name).find(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
  const isPlain = /^[\p{L}\d][\p{L}\d .’'/()-]*$/u.test(name) && !/\s[-–—]\s| e |\.$/u.test(name);
  const isOne =
    isPlain &&
    /^(?:\p{Ll}|Não )/u.test(rest) &&
    isFiniteVerb(verb) &&
    (noun?.number ?? 'sing') === (verb?.number ?? 'sing');
  const [article = ''] = /^[OA]s?\s/u.exec(cleanPoint(heading.text).replace(ASKS_WHAT, '')) ?? [];
  return isOne ? { ...point, text: `${article}${article === '' ? name : lowerName(name)} ${rest}` } : point;
}

/** A name behind its article, in lower case where it is no name of one thing. */
const lowerName = (name: string): string =>
  loadDictionary().has(name.split(' ')[0]?.toLowerCase() ?? '') && !/\s\p{Lu}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
