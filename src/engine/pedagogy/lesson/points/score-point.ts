import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { formulasOf, givesLaw } from '#engine/pedagogy/language/formula-lines.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { isFormal } from './is-formal.ts';
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
/** `Zᵢⱼ significa …`, `z = (x, y)`: of a working that stands on its page. */
const OF_SIGNS = /^\p{L}{0,2}[₀-₉ᵢⱼₖₙ_([]|\sseriam?\s.*=/u;
/** `A posição é dada por s = s0 + v.t`: a rule with the letters it is made of; `110₂ = 4 + 2` is a working. */
const GIVES_RULE =
  /(?<![\p{L}\d])\p{L}[\p{L}\d₀-₉ₐ-ₜ]{0,2}\s?=\s?[(−-]?(?:\d{0,2}[.·]?)?\p{L}[\p{L}\d₀-₉ₐ-ₜ]{0,2}(?:\s?[-+−·.*×/^²³(]|$|[,;.])/u;
/** `Observando o gráfico podemos visualizar …`: what is seen in a picture that the sentence stands beside. */
const LOOKS =
  /(?<!\p{L})(?:percebemos|observamos|verificamos|notamos|enxergamos|podemos (?:ver|visualizar|observar|perceber|notar|verificar)|(?:quando|ao) (?:analis|verific|observ)\p{L}+)(?!\p{L})|^observando(?!\p{L})/iu;
const GIVES_FIGURE = /\d/;
/** How much a point tells of its lesson, by its terms and by what it says: a definition or a rule more than a trifle. */
export function scoreOf(point: Point, terms: LessonTerms): number {
  let score = terms.scoreStatement(point) + 0.05;
  if (point.words < GOOD_WORDS.from) score *= 0.7;
  if (point.words > GOOD_WORDS.to) score *= 0.85;
  if (point.isLong) score *= 0.65;
  if (point.isOpening) score *= 1.2;
  if (point.basis[0]?.piece.kind === 'note') score *= 0.7;
  if (point.kind === 'row') score *= 0.8;
  const core = coreWorth(point, terms);
  if (core === 0 && isFormal(point.text)) score *= 0.55;
  if (core > 0) score *= 1 + OF_CORE * core;
  else if (teaches(point)) score *= 1.6;
  else if (GIVES_CAUSE.test(point.text)) score *= 1.2;
  if (point.basis.some((line) => terms.asked.has(line))) score *= 1.7;
  if (GIVES_FIGURE.test(point.text)) score *= 1.1;
  if (LOOKS.test(point.text)) score *= 0.6;
  if (SOMEBODY.test(point.text)) score *= 0.7;
  if (LEADS_ON.test(point.text) || OF_SIGNS.test(point.text)) score *= 0.6;
  return score;
}

/** What a point is worth as the one that says what its part is about; 0 for all others. */
export const coreWorth = ({ basis: [line] }: Point, { cores }: LessonTerms): number =>
  (line === undefined ? undefined : cores.get(line)) ?? 0;
const OF_CORE = 0.45;

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
