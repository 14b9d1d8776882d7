import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isAspect, isNameless } from '#engine/pedagogy/outline/nameless.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { isNamedAs } from './named-as.ts';
import { isFormal } from './points/is-formal.ts';
import type { Point } from './points/point.ts';

/** What a sentence is worth as the one that says what its part is about. */
const WORTH = {
  ...{
    defines: 3,
    namesLast: 3,
    counts: 2.5,
    onCondition: 3.2,
    tellsNow: 2,
    madeFor: 1.6,
    may: 1.3,
    usedFor: 2.5,
    tellsThen: 0.8,
  },
  ...{ first: 0.6, own: 0.4, dated: -0.7, example: -1, long: -0.3 },
};
const LEAST = 1.8;
/** Of a long part no more sentences are looked at: each is tagged. */
const MOST_LOOKED = 90;
/** Headings by how deep they stand: what a chapter is about comes before what its last part is. */
const BY_DEPTH = [1.5, 1.25, 1];

/** `… é o que chamamos de criptoanálise`, `…, chamado de token`, `conhecido como AVC` */
const NAMES_LAST =
  /(?<!\p{L})(?:chamamos|chamad[oa]s?|denominad[oa]s?|denominamos|conhecid[oa]s?)(?: de| como| por)? ["“]?(?<name>[^,.;:"”()]{3,60})["”]?\s*$/iu;
/** `Shannon definiu o que hoje chamamos de sigilo`: who did, and not what it is. */
const WHO_NAMED = /(?<!\p{L})(?:defini|cri|propôs|invent|apresent)\p{L}* o que(?!\p{L})/iu;
/** `Um esquema garante o sigilo perfeito se a cifra não guarda …` */
const ON_CONDITION =
  /\s(?:é|são|há|garante|tem|possui|ocorre) (?:dit[oa]s? )?(?:[oa]s? |uma? )?(?<name>[^,.;:()]{3,50}?) (?:se|quando|sempre que) [^,]{12}/iu;
/** `hoje também chamada de …`, `pode ser chamada só de …`: another name of what is known. */
const ALSO = /(?<!\p{L})(?:também|pode(?:m|ria|riam)? ser)(?!\p{L})/iu;
/** `dividida em 3 camadas`, `há três tipos de rocha` */
const COUNTS =
  /(?<!\p{L})(?:(?:dividid|compost|formad|constituíd|organizad)[oa]s?|dividem?-se|há|existem|são) (?:(?:em|por|de) )?(?:dois|duas|três|quatro|cinco|seis|sete|oito|[2-9]) (?<name>[^,.;:()]{3,60})/iu;
/** `possui duas severas limitações`: how many things are said behind it. */
const ANNOUNCES =
  /(?<!\p{L})(?:tem|têm|possu(?:i|em)|apresentam?|há) (?:dois|duas|três|quatro|vári[oa]s|divers[oa]s|muit[oa]s|algun?s|algumas|inúmer[oa]s)(?: \p{L}+){1,3}$/iu;
/** `seu valor`, `esse método`: of what stands before. */
const OF_ANOTHER = /^(?:seus?|suas?|(?:n|d)?[ea]ss?[ea]s?|(?:n|d)?est[ea]s?)(?!\p{L})/iu;
/** `podem ser vistos com facilidade`: what may be done with it. */
const MAY = /^(?:pode|podem|deve|devem)$/iu;
/** `deveria descrever`; a legend is told with `seria` as what it is. */
const WOULD = /(?<!^se)ria[ms]?$/iu;
const PAST = /(?:[aei]ram|ou|eu|iu|avam?|foi|era|tinham?|havia)$/iu;
/** `foi criada para exibição de documentos` */
const MADE_FOR =
  /(?<!\p{L})(?:criad|desenvolvid|inventad|projetad|construíd|pensad)[oa]s? (?:para|a fim de)(?!\p{L})/iu;
const DATED = /(?<!\d)(?:1\d{3}|20\d{2})(?!\d)|século/u;

interface Head {
  title: string;
  level: number;
  depth: number;
  /** Sentences looked at so far, and the best of them. */
  looked: number;
  best: { statement: Statement; worth: number } | null;
  /** No part of its own was opened yet. */
  isOwn: boolean;
}

/**
 * The sentence of each headed part that says what the part is about (`Uma função de hash mapeia …` under `Funções de hash`), with what it
 * is worth: of a book a slide can tell hardly more than these. Parts that no sentence speaks of so have none.
 */
export function findCores(
  sections: readonly Pick<Section, 'pieces'>[],
  points: ReadonlyMap<Piece, readonly Point[]>,
  terms: readonly Pick<LessonTerm, 'phrase'>[] = [],
): ReadonlyMap<Statement, number> {
  const cores = new Map<Statement, number>();
  const close = ({ best, depth }: Head): void => {
    if (best === null || best.worth < LEAST) return;
    const worth = best.worth * (BY_DEPTH[depth] ?? 1);
    cores.set(best.statement, Math.max(worth, cores.get(best.statement) ?? 0));
  };
  for (const { pieces } of sections) {
    const open: Head[] = [];
    for (const piece of pieces) {
      if (piece.kind === 'heading') {
        while ((open.at(-1)?.level ?? 0) >= piece.level) close(open.pop() as Head);
        for (const head of open) head.isOwn = false;
        const title = cleanTitle(piece.text, (word) => word);
        open.push({
          ...{ title, level: piece.level, depth: open.length, looked: 0, best: null },
          isOwn: true,
        });
        continue;
      }
      if (piece.kind !== 'text' && piece.kind !== 'list') continue;
      for (const point of points.get(piece) ?? []) for (const head of open) weighFor(head, point);
    }
    while (open.length > 0) close(open.pop() as Head);
  }
  for (const [statement, worth] of defineTerms(sections, points, terms.slice(0, MAIN_TERMS)))
    cores.set(statement, Math.max(worth, cores.get(statement) ?? 0));
  return cores;
}

const MAIN_TERMS = 8;

/** What the main terms of the whole lesson are first defined by, wherever that stands. */
function defineTerms(
  sections: readonly Pick<Section, 'pieces'>[],
  points: ReadonlyMap<Piece, readonly Point[]>,
  terms: readonly Pick<LessonTerm, 'phrase'>[],
): Map<Statement, number> {
  const open = new Set(terms.map(({ phrase }) => phrase));
  const found = new Map<Statement, number>();
  for (const { pieces } of sections)
    for (const point of pieces.flatMap((piece) => points.get(piece) ?? [])) {
      const [statement] = point.basis;
      if (statement !== undefined && definesLabel(point.text)) found.set(statement, WORTH.usedFor);
      const [, used] = USED_FOR.exec(point.text) ?? [];
      const defined = definitionOf(point.text)?.term ?? used;
      const term = defined === undefined ? undefined : [...open].find((name) => isNamedAs(defined, name));
      if (term === undefined || statement === undefined || !isContentRole(statement.role)) continue;
      open.delete(term);
      found.set(statement, used === defined ? WORTH.usedFor : WORTH.defines);
    }
  return found;
}

/** `CSS é usada para definir o estilo da página` */
const USED_FOR =
  /^(?:[OA]s? )?([^,.;:]{2,40}?) (?:(?:é|são) (?:usad|utilizad)[oa]s? (?:para|como)|serve[m]? (?:para|como)|(?:é|são) responsáve(?:l|is) p)/u;

/** `Módulo variacional: os módulos variacionais são …` */
function definesLabel(text: string): boolean {
  const [, label = '', rest = ''] = /^(\p{Lu}[^:;.]{3,40}): (.{20,})$/su.exec(text) ?? [];
  const subject = label === '' ? null : findSubject(upperFirst(rest));
  return subject !== null && subject.start === 0 && isNamedAs(subject.core, label);
}

/** A part called `Uso` or `Introdução` is spoken of under the name above it. */
const hasName = ({ title }: Head): boolean => !isNameless(title) && !isAspect(title);

function weighFor(head: Head, { text, basis, kind, isLong }: Point): void {
  const [statement] = basis;
  if (!hasName(head) || statement === undefined || head.looked >= MOST_LOOKED) return;
  if (statement.role === 'formula' || isFormal(text)) return;
  if ((kind !== 'sentence' && kind !== 'item') || !isContentRole(statement.role)) return;
  head.looked += 1;
  const said = saysOf(head.title, text);
  if (said === 0) return;
  const worth =
    said +
    (head.looked === 1 ? WORTH.first : 0) +
    (head.isOwn ? WORTH.own : 0) +
    (DATED.test(text) ? WORTH.dated : 0) +
    (statement.role === 'example' ? WORTH.example : 0) +
    (isLong ? WORTH.long : 0);
  if (worth > (head.best?.worth ?? 0)) head.best = { statement, worth };
}

/** How plainly a sentence says what the thing of this name is; 0 where it speaks of something else. */
function saysOf(title: string, text: string): number {
  const condition = ON_CONDITION.exec(text)?.groups?.name;
  if (condition !== undefined && isNamedAs(condition, title)) return WORTH.onCondition;
  const defined = definitionOf(text)?.term;
  if (defined !== undefined && isNamedAs(defined, title)) return WORTH.defines;
  const last = ALSO.test(text) ? undefined : NAMES_LAST.exec(text)?.groups?.name;
  if (last !== undefined && !WHO_NAMED.test(text) && isNamedAs(last, title)) return WORTH.namesLast;
  const counted = COUNTS.exec(text)?.groups?.name;
  if (counted !== undefined && contentStems(title).length > 0 && isNamedAs(counted, title))
    return WORTH.counts;
  // `Navegador: programa que …`: what the heading lends its name to.
  if (text.toLowerCase().startsWith(`${title.toLowerCase()}: `)) return WORTH.tellsNow;
  const subject = findSubject(text);
  if (subject === null || OF_ANOTHER.test(subject.text) || !isNamedAs(subject.core, title)) return 0;
  const verb = tagSentence(text.slice(subject.end)).find((token) => isFiniteVerb(token));
  if (verb === undefined || verb.person === 1 || WOULD.test(verb.text)) return 0;
  if (ANNOUNCES.test(text)) return 0;
  if (MAY.test(verb.text)) return WORTH.may;
  if (!PAST.test(verb.text)) return WORTH.tellsNow;
  return MADE_FOR.test(text.slice(subject.end)) ? WORTH.madeFor : WORTH.tellsThen;
}
