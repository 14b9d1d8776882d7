import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { formulasOf, givesLaw } from '#engine/pedagogy/language/formula-lines.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { areCases, isAlike } from './is-alike.ts';
import type { Point } from './point.ts';

/** Points that make a good sight as they are. */
const GOOD_WORDS = { from: 6, to: 24 };
const GIVES_CAUSE =
  /(?<!\p{L})(?:porque|por causa|devido|causad?[ao]?s?|provoca\p{L}*|resulta\p{L}*|consequ[êe]ncia|por isso|graças|leva(?:m|ou)? a|permite|garante|pois|responsável)(?!\p{L})/iu;
/** Whoever is meant by these had better be in the same sentence. */
const SOMEBODY = /(?<!\p{L})(?:(?:d|n)?el[ea]s?|(?:d|n)?ess[ea]s?|(?:d|n)?est[ea]s?)(?!\p{L})/iu;
/** What is going to be said, how many ways there are, what the writers did: less than what they say. */
export const LEADS_ON =
  /^(?:obras?|livros?|filme): |(?<!\p{L})(?:exist(?:e|em)|há|temos) (?:\p{L}+mente )?(?:inúmer|divers|v[áa]ri|muit|algum)[ao]s?(?!\p{L})|(?<!\p{L})(?:iremos|vamos|usaremos|escolhemos|criamos|fizemos|poderíamos|gostaríamos|utilizaremos)(?!\p{L})|(?<!\p{L})(?:traz|apresenta|tem) um (?:pequeno |grande |novo )?(?:problema|desafio)$|(?<!\p{L})(?:curso|oficina|minicurso|palestra|apostila|evento) (?:\p{L}+ ){0,3}(?:foi|é) (?:oferecid|ministrad|realizad|organizad)|(?<!\p{L})foram estudad[oa]s|^o (?:primeiro|último|próximo) passo(?: para [^,]{3,60})? é(?!\p{L})|(?<!\p{L})n[oa] noss[oa] (?:caso|exemplo|projeto)(?!\p{L})/iu;
/** After so many points that say something, one that only leads on stays out. */
const ENOUGH = 2;
/** Up to here a point of three lines makes no page of prose of a slide. */
const FULL = { points: 4, characters: 430 };
/** `Zᵢⱼ significa …`, `z = (x, y)`: of a working that stands on its page. */
const OF_SIGNS = /^\p{L}{0,2}[₀-₉ᵢⱼₖₙ_([]|\sseriam?\s.*=/u;
/** `A posição é dada por s = s0 + v.t`: a rule with the letters it is made of; `110₂ = 4 + 2` is a working. */
const GIVES_RULE =
  /(?<![\p{L}\d])\p{L}[\p{L}\d₀-₉ₐ-ₜ]{0,2}\s?=\s?[(−-]?(?:\d{0,2}[.·]?)?\p{L}[\p{L}\d₀-₉ₐ-ₜ]{0,2}(?:\s?[-+−·.*×/^²³(]|$|[,;.])/u;
const GIVES_FIGURE = /\d/;
/** What a point loses by words that chosen ones already have. */
const REPETITION = 0.45;

/**
 * The `most` points that tell most about these pieces without saying a thing twice, in reading order: each part
 * under a heading of its own is heard before any has more.
 */
export function choosePoints(
  pieces: readonly Piece[],
  most: number,
  known: ReadonlyMap<Piece, readonly Point[]>,
  terms: LessonTerms,
  said: readonly Point[] = [],
): Point[] {
  const entries = pieces
    .reduce<Piece[][]>((parts, piece) => {
      if (piece.kind === 'heading' || parts.length === 0) parts.push([]);
      parts.at(-1)?.push(piece);
      return parts;
    }, [])
    .flatMap((part, index) =>
      part.flatMap((piece) => (known.get(piece) ?? []).map((point) => ({ point, part: index }))),
    )
    .filter(({ point }) => !said.some((other) => isAlike(point, other)))
    .map((entry, place) => ({ ...entry, place, score: scoreOf(entry.point, terms) }));
  const chosen: typeof entries = [];
  const covered = new Set<string>();
  const heard = new Set<number>();
  const pool = new Set(entries);
  const parts = new Set(entries.map((entry) => entry.part)).size;
  /** What fits beside what is chosen, the best first: put in order once for each choice, as a book has thousands. */
  const takeBest = (): (typeof entries)[number] | undefined => {
    const ranked = [...pool]
      .map((entry) => ({ entry, gain: gain(entry, covered) }))
      .sort((a, b) => b.gain - a.gain)
      .map(({ entry }) => entry);
    const isHeard = ({ part }: (typeof entries)[number]) => heard.size < parts && heard.has(part);
    for (const entry of [...ranked.filter((one) => !isHeard(one)), ...ranked.filter(isHeard)]) {
      pool.delete(entry);
      if (chosen.some((other) => isAlike(entry.point, other.point))) continue;
      if (chosen.length >= ENOUGH && LEADS_ON.test(entry.point.text)) continue;
      const room = pool.size === 0 ? ENOUGH + 1 : ENOUGH;
      if (entry.point.isLong && chosen.length >= room && !teaches(entry.point) && !isAiry(entry.point))
        continue;
      return entry;
    }
    return undefined;
  };
  const isAiry = ({ text }: Point): boolean =>
    chosen.length < FULL.points &&
    chosen.reduce((sum, { point }) => sum + point.text.length, text.length) <= FULL.characters;
  while (chosen.length < most) {
    const best = takeBest();
    if (best === undefined) break;
    heard.add(best.part);
    chosen.push(best);
    for (const key of best.point.stems) covered.add(key);
  }
  return chosen.sort((a, b) => a.place - b.place).map((entry) => entry.point);
}

function gain({ point, score }: { point: Point; score: number }, covered: ReadonlySet<string>): number {
  let known = 0;
  for (const key of point.stems) if (covered.has(key)) known += 1;
  return score * (1 - (REPETITION * known) / Math.max(1, point.stems.size));
}

/** How much a point tells of its lesson, by its terms and by what it says: a definition or a rule more than a trifle. */
export function scoreOf(point: Point, terms: LessonTerms): number {
  let score = terms.scoreStatement(point) + 0.05;
  if (point.words < GOOD_WORDS.from) score *= 0.7;
  if (point.words > GOOD_WORDS.to) score *= 0.85;
  if (point.isLong) score *= 0.65;
  if (point.isOpening) score *= 1.2;
  if (point.basis[0]?.piece.kind === 'note') score *= 0.7;
  if (point.kind === 'row') score *= 0.8;
  if (teaches(point)) score *= 1.6;
  else if (GIVES_CAUSE.test(point.text)) score *= 1.2;
  if (point.basis.some((line) => terms.asked.has(line))) score *= 1.7;
  if (GIVES_FIGURE.test(point.text)) score *= 1.1;
  if (SOMEBODY.test(point.text)) score *= 0.7;
  if (LEADS_ON.test(point.text) || OF_SIGNS.test(point.text)) score *= 0.6;
  return score;
}

/** A book asks it of thousands of points, of each as often as a slide is filled. */
const taught = new WeakMap<Point, boolean>();

/** Whether a point says what something is, or gives its rule. */
export function teaches(point: Point): boolean {
  const known = taught.get(point) ?? (saysWhatIs(point.text) || givesRule(point));
  taught.set(point, known);
  return known;
}

/** A sentence that states a rule in letters, not a working. */
export const givesRule = ({ text, kind }: Pick<Point, 'text' | 'kind'>): boolean =>
  kind === 'sentence' && ((GIVES_RULE.test(text) && hasFiniteVerb(text)) || tellsLaw(text));

/** `Fórmula resolutiva: Δ = b² – 4ac`, `…, potência em watts. P = U · I` */
const tellsLaw = (text: string): boolean =>
  text.split(/(?<=[.:;]) /u).some((part) => formulasOf(part).some(givesLaw));

const ATTRIBUTED = /^(?:de acordo com|segundo|conforme|para)\s[^,]{3,90}\(\d{4}[^)]*\),\s(?:[oa]s?\s)?/iu;

/** A definition, whoever is named for it: `De acordo com o IBGE (1993), tabela é …`. */
function saysWhatIs(text: string): boolean {
  if (definitionOf(text) !== null) return true;
  const own = text.replace(ATTRIBUTED, '');
  return own !== text && definitionOf(own.charAt(0).toUpperCase() + own.slice(1)) !== null;
}

/** Of two cases of one rule none is told without the other: what stands beside them gives way. */
export function wholeCases(kept: readonly Point[], all: readonly Point[], most: number): Point[] {
  const isCase = (point: Point): boolean => all.some((other) => areCases(point.text, other.text));
  if (!kept.some(isCase)) return [...kept];
  const cases = all.filter(isCase);
  if (cases.length >= most) return cases.slice(0, MOST_CASES);
  const others = kept.filter((point) => !cases.includes(point)).slice(0, most - cases.length);
  return all.filter((point) => cases.includes(point) || others.includes(point));
}
const MOST_CASES = 6;
