import { definitionOf, isClause } from '#engine/pedagogy/language/definitions.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isGivenName } from '#engine/pedagogy/language/person-names.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { FUNCTION_WORD_SET } from '#engine/pedagogy/language/stop-words.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { LessonDefinition } from './lesson.ts';
import { namesLine, tellsTerm } from './name-term.ts';
import type { Point } from './points/point.ts';

const LONGEST_TERM = 45;
/** `Ataque relativamente simples`, `noção útil neste contexto`, `forma de quebrar uma cifra`: said of once, no term. */
const OF_THE_TEXT =
  /^(?:só|apenas|somente|não|nunca|sempre|mais|menos|muit[oa]s?|tod[oa]s?|quando|se)(?!\p{L})|(?:\p{L}{3}mente|(?:n|d)?(?:est|ess)[ea]s?|particular|qualquer|quem)(?!\p{L})|^(?:\p{L}+ )?(?:forma|maneira|modo|no[çc][ãa]o|ideia|problema|vantagem|diferença|propriedades?|parte|exemplo)(?!\p{L})/iu;
/** The terms that the material defines and leans on, each once, in reading order. */
export function findDefinitions(
  sections: readonly Section[],
  terms: LessonTerms,
  points: ReadonlyMap<Piece, readonly Point[]>,
  spell: (lower: string) => string,
): LessonDefinition[] {
  const seen = new Set<string>();
  const found: LessonDefinition[] = [];
  const add = (definition: LessonDefinition): void => {
    const { term } = definition;
    if (term.length > LONGEST_TERM || seen.has(term.toLowerCase()) || OF_THE_TEXT.test(term)) return;
    if (namesLine(term) || isGivenName(term.toLowerCase())) return;
    const told = definition.saying ?? definitionOf(definition.statement.text)?.definition;
    if (!tellsTerm(term, (told ?? '').replace(/[\s.;]+$/, ''))) return;
    if (/\s/.test(term) && hasFiniteVerb(term)) return;
    if (!/^\p{L}/u.test(term) || /[“”"()[\]{}=<>]|\s(?:\d+|\p{L})$/u.test(term)) return;
    if (FUNCTION_WORD_SET.has(term.split(' ')[0]?.toLowerCase() ?? '')) return;
    seen.add(term.toLowerCase());
    found.push(callByName(definition, sections, spell));
  };
  for (const [section, { pieces }] of sections.entries())
    for (const piece of pieces) {
      if ((piece.kind !== 'text' && piece.kind !== 'list') || piece.tale !== undefined) continue;
      for (const point of points.get(piece) ?? []) {
        const headed = underHeading(point);
        if (headed !== null) add({ ...headed, section });
      }
      for (const statement of piece.statements) {
        const isTold = !isPracticeRole(statement.role) && statement.role !== 'procedure';
        const term = isTold ? definitionOf(statement.text)?.term : undefined;
        if (term !== undefined && holdsTerm(term, terms)) add({ term, statement, section, saying: null });
        const [, entry, saying] =
          statement.role === 'definition' ? (ENTRY.exec(statement.text.trim()) ?? []) : [];
        if (entry !== undefined && saying !== undefined) add({ term: entry, statement, section, saying });
      }
    }
  return found;
}

/** `Endêmica: espécie que só existe em um lugar.`, an entry of a glossary. */
const ENTRY = /^(\p{Lu}[\p{L}\s-]{2,40}?)(?::|\s[–—=-])\s+((?![oa]s?\s)\p{Ll}.{8,})$/u;
/** `Saci: é um menino travesso …`: the heading is the term, the sentence below says what it is. */
function underHeading({ text, basis }: Point): Omit<LessonDefinition, 'section'> | null {
  const [statement, heading] = basis;
  const [, term, saying] = /^([^:]{2,45}): (?:(?:é|são) )?(uma?s? .{12,}|[oa]s? .{12,})$/u.exec(text) ?? [];
  const isHeaded = statement !== undefined && heading?.piece.kind === 'heading' && basis.length === 2;
  // `Fotossíntese e respiração`: a heading of two names is the term of neither.
  const isOne = term !== undefined && !/\s(?:e|ou|x|versus)\s/iu.test(term);
  // `Movimento: a partir de 1880 a campanha ganhou as ruas` tells what happened.
  return isHeaded && isOne && saying !== undefined && !isClause(saying) ? { term, statement, saying } : null;
}

/** `dada posição é …` defines nothing the lesson is about. */
function holdsTerm(text: string, terms: LessonTerms): boolean {
  const stems = contentStems(text);
  return terms.terms.some((term) => term.stems.every((key) => stems.includes(key)));
}

/** `Boitatá`, `Saci Pererê`; what is all capitals or begins with a small letter is written its own way already. */
const CAPITAL = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*$/u;

/**
 * A term that is a name keeps its capital within a sentence, with the article that the material gives it: `o Boitatá`, which at
 * the opening of its line cannot be told from a word.
 */
function callByName(
  definition: LessonDefinition,
  sections: readonly Section[],
  spell: (lower: string) => string,
): LessonDefinition {
  const { term } = definition;
  if (!CAPITAL.test(term) || /^\p{Ll}/u.test(lowerTitle(term, spell))) return definition;
  const written = textOf(sections);
  // Most terms are nowhere written with their capital behind an article: a plain search is quick to tell.
  const article = ['o', 'a', 'O', 'A'].find((one) => written.includes(`${one} ${term}`));
  const own =
    article === undefined
      ? undefined
      : new RegExp(`(?<!\\p{L})(?:[DNdn]|[Pp]el)?([OAoa]) ${term}(?!\\p{L})`, 'u').exec(written)?.[1];
  if (own !== undefined) return { ...definition, called: `${own.toLowerCase()} ${term}` };
  return { ...definition, called: term };
}

const texts = new WeakMap<readonly Section[], string>();

/** All that the sections say, joined once for all their terms. */
function textOf(sections: readonly Section[]): string {
  const known = texts.get(sections);
  if (known !== undefined) return known;
  const all = sections.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('\n');
  texts.set(sections, all);
  return all;
}
