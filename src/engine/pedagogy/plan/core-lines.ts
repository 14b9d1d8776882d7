import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { causeIn } from '#engine/pedagogy/language/discourse/causes.ts';
import { hasFiniteVerb, isBalanced, isFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { isSpanish } from '#engine/pedagogy/language/is-foreign.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { isVague } from '#engine/pedagogy/lesson/is-vague.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
import { isTextLabel } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { asSentence } from '#engine/pedagogy/lesson/points/lend-subject.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { givesRule, LEADS_ON, scoreOf } from '#engine/pedagogy/lesson/points/score-point.ts';
import { lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Genre } from '#shared/analysis/genres.ts';

/** A sentence that a part may be kept by, and how much of the part's core it states. */
export interface CoreLine extends Grounded {
  worth: number;
}

const MOST_POINTS = 120;
const LEAST_COPIED = 2.6;
const LONGEST = 170;
/** A sentence of more is told by its main clause. */
const LONGEST_WHOLE = 150;
const LONGEST_CORE = 220;
const FEWEST_WORDS = 5;
/** Members of one list: of many one sums none of the others up. */
const MANY = 3;
const WORTH = {
  ...{ defines: 1, ofHeading: 2, namesHeading: 1, asked: 2, rule: 2, cause: 1, first: 0.8, opens: 0.3 },
  ...{ oneOfMany: -1, person: -1, dated: -0.7, example: -0.5, figure: -0.8, note: -1, score: 1 },
  ...{
    copied: 0.5,
    law: 5,
    idea: 1.2,
    life: -1.5,
    ofTheme: 0.8,
    placed: -0.6,
    believed: -1.5,
    indefinite: -1.2,
  },
};

/** One heading with what stands under it, of one section. */
export interface Unit {
  section: number;
  head: string;
  pieces: Piece[];
}

/** A glossary explains words in passing: none of them is what a part is about. */
const OF_WORDS =
  /^(?:gloss[áa]rio|vocabul[áa]rio|curiosidades?|voc[êe] sabia|para saber mais|saiba mais)(?!\p{L})/iu;

/** The parts of a lesson under headings of their own: a section gathers several of them. */
export function unitsOf(lesson: Lesson): Unit[] {
  let over = '';
  return lesson.sections.flatMap(({ title, pieces }, section) => {
    const units: Unit[] = [];
    for (const piece of pieces) {
      if (piece.kind === 'heading') over = piece.text;
      if (piece.kind === 'heading') units.push({ section, head: piece.text, pieces: [] });
      else if (units.length === 0) units.push({ section, head: over || title, pieces: [piece] });
      else units.at(-1)?.pieces.push(piece);
    }
    return units.filter(({ head, pieces: own }) => own.length > 0 && !OF_WORDS.test(head));
  });
}

/** What a part states that can be kept as it stands: whole sentences, each with its own subject. */
export function coreLines(lesson: Lesson, { section, head, pieces }: Unit): CoreLine[] {
  // The tales of a collection state nothing that could stay.
  const isCollection = lesson.material.understanding?.genre === 'coletanea';
  const points = matterOf(pieces)
    .filter(({ tale, role }) => tale === undefined && !(isCollection && role === 'narrative'))
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .slice(0, MOST_POINTS);
  const best = Math.max(...points.map((point) => scoreOf(point, lesson.terms)), Number.MIN_VALUE);
  // A section that goes by one heading only is named by it.
  const { title = '' } = lesson.sections[section] ?? {};
  const heading = contentStems(`${title} ${head}`);
  let isFirst = true;
  return points.flatMap((point): CoreLine[] => {
    const { text, basis } = asSentence(point);
    const law = lawOf(head, point);
    if (law.length > 0) return law;
    const said = sayWhole(
      text,
      basis.some((line) => lesson.terms.asked.has(line)),
    );
    if (said === null || !states(lesson, { ...point, text: said }, section)) return [];
    const worth =
      weigh(lesson, { ...point, text: said }, heading) +
      (isFirst ? WORTH.first : 0) +
      (WORTH.score * scoreOf(point, lesson.terms)) / best;
    isFirst = false;
    const told = RULE.test(said) ? null : inOtherWords(said);
    // What a slide says word for word is kept where it is plainly the core.
    const isCopied = told === null && said === text;
    if (isCopied && worth < LEAST_COPIED && definitionOf(said) === null) return [];
    return [{ text: told ?? said, basis, worth: worth - (isCopied ? WORTH.copied : 0) }];
  });
}

/** A slide told it already: it is kept led by its name, or without what stands aside; null where every word of it is needed. */
function inOtherWords(text: string): string | null {
  const subject = findSubject(text);
  const rest = subject === null ? '' : text.slice(subject.end).trim();
  const [verb, next] = tagSentence(rest);
  const isThing = /^(?:é|são)$/iu.test(verb?.text ?? '') && /^(?:DET|NUM|NOUN)$/.test(next?.tag ?? '');
  const isLed =
    subject !== null && subject.start === 0 && subject.text.length <= LONGEST_HEAD && !/[:;]/.test(text);
  if (isLed && isThing && verb !== undefined)
    return `${upperFirst(subject.core)}: ${rest.slice(verb.end).trim()}`;
  const bare = text.replace(/\s\((?!(?:\w, ){2})[^()=]*\)/gu, '');
  if (bare !== text) return bare;
  return oneSubject(text) ?? shorten(text, { characters: Math.round(text.length * ASIDE), isWhole: true });
}
const ASIDE = 0.92;
/** `Regra: …`: kept word for word, with what it is bound to in brackets. */
const RULE = /^(?:regra|lei|propriedade): /iu;

/** `A parede dá firmeza, e os cloroplastos fazem …`, `O núcleo guarda o DNA, a molécula com …`: what is said first, of one subject. */
function oneSubject(text: string): string | null {
  const [, first = '', and = '', tail = ''] =
    /^([^,:;]{20,}), (e )?((?:[oa]s?|uma?) [^,;:]+)$/u.exec(text) ?? [];
  const isOther = and !== '' && findSubject(upperFirst(tail)) !== null && hasFiniteVerb(upperFirst(tail));
  const isAside =
    and === '' && !/\s(?:e|ou)\s/u.test(tail) && !hasFiniteVerb(upperFirst(tail.split(' que ')[0] ?? ''));
  return (isOther || isAside) && hasFiniteVerb(first) ? first : null;
}

/** `. Ex.: flor maravilha`, `(ex.: …)`, `(também identificado com …)`: a case of it stays where it is told. */
const CASE =
  /[.,;]?\s*\(?(?:ex\.|ex:|exs?\.?:|p\. ?ex|por exemplo)[^)]*\)?\s*$|\s*\((?:ex\.?:?|também)[^()]*\)/giu;
/** The end of the first sentence; `a.C.`, `séc. XIX` and an initial end none. */
const NEXT = /(?<=\p{L}{2}["”)]?)(?<!séc|art|Art|prof|núm|aprox|cap|(?<!\p{L})ex)[.!]\s(?=[\p{L}"“])/u;
const SHORTEST_FIRST = 20;

/** The first sentence, whole; a long one by its main clause, a definition and an answer whole; null where nothing harmless makes it short. */
function sayWhole(text: string, isAsked: boolean): string | null {
  const [first = ''] = text.split(NEXT);
  const one = (first.length >= SHORTEST_FIRST ? first : text).replace(CASE, '').replace(/[\s.;]+$/, '');
  const bare = one.replace(/^(\p{L}[^=:.;]{1,40}) = (\p{Ll}[^=]{7,})$/u, '$1: $2');
  if (bare.length <= LONGEST_WHOLE) return bare;
  const short = shorten(bare, { characters: LONGEST_WHOLE, isSummary: true });
  const isCore =
    isAsked || definitionOf(bare) !== null || /[^:]{3,60}\s(?:é|são) (?:[oa]s?|uma?) /u.test(bare);
  return short ?? (bare.length <= (isCore ? LONGEST_CORE : LONGEST) ? bare : null);
}

/** `A lei diz: “Cada característica …”`: the wording of a law stands in quotation marks under its name. */
const OF_LAW = /(?<!\p{L})(?:leis?|princípio|teorema|postulado|regra)(?!\p{L})/iu;
const QUOTED = /^[“"]([^“”"]{30,200})[”"]$/u;

function lawOf(head: string, { text, basis }: Point): CoreLine[] {
  const said = QUOTED.exec(text)?.[1];
  const name = cleanTitle(head.replace(/\s*\([^()]*\)/g, ''), (word) => word);
  return said === undefined || !OF_LAW.test(head) || name.length > LONGEST_HEAD || !hasFiniteVerb(said)
    ? []
    : [{ text: `${name}: “${said}”`, basis, worth: WORTH.law }];
}
const LONGEST_HEAD = 44;

/** What is worked, drawn or asked on its page, what many believe and is not so, what somebody of the house has or did. */
const SAYS_LITTLE =
  /^(?:muita gente|muit[oa]s(?: \p{L}+)?|há quem|algun?s|algumas|costuma-se|é comum) (?:pens|ach|acredit|imagin|l[eê]|diz)\p{L}*(?!\p{L})|(?<!\p{L})(?:tivemos|temos|estamos|somos|vocês?|tu|eu|isso|isto|disso|nisso|mesm[oa]s?|ess[ea]s?|dess[ea]s?|ness[ea]s?|del[ea]s?)(?!\p{L})|de (?:fundamental|grande|extrema|suma) importância|(?<!\p{L})(?:ou|e),\s|(?<!\p{L})(?:também|outr[oa]s?|além disso|por exemplo|p\. ?ex|ex\.)(?!\p{L})|(?<!\p{L})(?:ex:|(?:em|as) (?:duplas|grupos)(?!\p{L}))/iu;
/** Signs of a draft, of a row of a table or of a working. */
const OF_SIGNS =
  /[₀-₉ᵢⱼₙ]|· ·|->|>>|→|\s\/\s|\||\?|^chamamos|^.{0,40}\sque el[ea]s?\s|[“"]$|=[^=]*=|^[“"‘']|:\s.*:\s|\(\d+[,;] ?\d+\)|\p{L}{3,}\s\+\s|\(\s*\)|:\s:|^v ou f(?!\p{L})/iu;
/** `Nome: o que é dele`, with a name and no clause before the colon. */
const NAMED = /^(\p{L}[^:;.!?]{1,44}): (\p{Ll}.+)$/su;

/** `O efeito imediato foi …`, `A frase ficou famosa`: of what, the sentence before has said. */
const OF_ANOTHER =
  /^[OA]s? (?:efeitos?|resultados?|motivos?|causas?|consequências?|objetivos?|problemas?|exemplos?|frases?|textos?|movimentos?|fenômenos?|ideias?|medidas?|mudanças?|valor(?:es)?|rendimentos?)(?! d[aeo]s?(?!\p{L}))(?: (?!que )\p{Ll}+){0,2} (?:é|são|foi|foram|era|eram|fic\p{L}+|tem|têm|mostr\p{L}+|ped\p{L}+)(?!\p{L})/iu;
/** `Antes: …`, `Hoje: …`, `Principais: …`: no name of a thing. */
const OF_TIME =
  /^(?:antes|depois|durante|hoje|agora|só|apenas|obs|exemplos?|material|no? caso|em caso)(?!\p{L})/iu;

/** Whether a line can be kept alone: a sentence with its subject and verb, or a name with what it is. */
function states(lesson: Lesson, { text: whole, kind, basis }: Point, section: number): boolean {
  const text = whole.replace(/\s*\([^()]*\)/gu, '');
  const role = basis[0]?.role ?? 'explanation';
  if ((kind !== 'sentence' && kind !== 'item') || !isContentRole(role)) return false;
  // What is said of one worked example means nothing without it.
  const { example, slide = null } = basis[0]?.piece ?? {};
  if (example !== undefined && (slide === null ? /[\d=]/ : /=/).test(text)) return false;
  if (RULE.test(text)) return hasFiniteVerb(text.replace(RULE, ''));
  if (SAYS_LITTLE.test(text) || OF_SIGNS.test(whole) || LEADS_ON.test(text) || !isBalanced(whole))
    return false;
  // What a training has people do states its core where it says why.
  if (isImperative(text))
    return ADVISES.includes(lesson.material.understanding?.genre ?? 'apostila') && WHY.test(text);
  if (lacksSubject(text) || leansOnOthers(text)) return false;
  if (OF_ANOTHER.test(text) || isSpanish(text)) return false;
  const [, name = '', said = ''] = NAMED.exec(text) ?? [];
  if (name !== '' && !hasVerb(name)) return isNameOfThing(name) && tellsWhatIs(said);
  const clauses = text.split(/[:;]\s/u);
  return (
    text.split(' ').length >= FEWEST_WORDS &&
    clauses.every((clause) => hasFiniteVerb(clause.charAt(0).toUpperCase() + clause.slice(1))) &&
    findSubject(text) !== null &&
    !isVague(lesson, text, section)
  );
}

const ADVISES: readonly Genre[] = ['treinamento_corporativo', 'manual_tutorial'];
const WHY = /,\s(?:porque|pois|para que)\s/u;

/** `Regra do octeto` is a name, whatever its first word may be elsewhere. */
const hasVerb = (name: string): boolean =>
  /(?<!\p{L})(?:é|são|foi|foram|era|eram|tem|têm|não|que|se|há)(?!\p{L})/iu.test(name) ||
  (/^(?:[OA]s?|Uma?)\s/u.test(name) && hasFiniteVerb(name));
const MOST_NAME_WORDS = 5;
const FEWEST_SAID = 3;

const isNameOfThing = (name: string): boolean =>
  /^(?!.*\s-\s)[\p{L} '’-]+$/u.test(name) &&
  name.split(' ').length <= MOST_NAME_WORDS &&
  !OF_TIME.test(name) &&
  !isTextLabel(name) &&
  tagSentence(name).some(({ tag }) => tag === 'NOUN' || tag === 'PROPN' || tag === 'X');

/** `Prescrição: prazo em que …`: behind its name a thing that it is or what it does; a figure alone and an order are none. */
function tellsWhatIs(said: string): boolean {
  const [first] = tagSentence(said);
  return (
    !isImperative(`${said.charAt(0).toUpperCase()}${said.slice(1)}`) &&
    !/[:;]/.test(said) &&
    said.split(' ').length >= FEWEST_SAID &&
    (first?.tag === 'NOUN' || first?.tag === 'DET' || (isFiniteVerb(first) && first?.person !== 1))
  );
}

/** `Em 1534`, `por volta de 1450`, `nos anos 1990` */
const DATED = /(?<!\d)(?:1\d{3}|20\d{2})(?!\d)|a\.C/u;

/** What was thought, meant or settled, and what somebody was, where he lived and died. */
const IDEA =
  /(?<!\p{L})(?:defend(?:e|em|ia|iam|eu)|consist(?:e|em|ia)|baseia(?:m|va)?-se|significa(?:m|va)?|determin(?:a|am|ou)|reafirm(?:a|ou)|depende(?:m)?|propôs|propuseram|garant(?:e|em|iu)|proib(?:e|iu|ia)|extingui[ua])(?!\p{L})/iu;
const LIFE =
  /(?<!\p{L})(?:era (?:um |uma )?(?:monge|padre|professora?|filh[oa]|advogad[oa]|m[ée]dic[oa]|jornalista|frade|engenheir[oa])|nasceu|estabeleceu-se|mudou-se|viveu|morreu|casou|casar|casamento|ficou do lado)(?!\p{L})/iu;
/** `Na Espanha, …`: what holds somewhere or then. */
const PLACED = /^(?:em|n[oa]s?|durante|até|já em)\s[^,]{3,60},\s/iu;
/** What somebody says is so may be otherwise. */
const BELIEVED =
  /(?<!\p{L})(?:diz(?:em|ia|iam)?|disse(?:ram)?|afirma(?:m|va|vam)?|defende(?:m)? que|acha(?:m)?) (?:que|ser)(?!\p{L})/iu;

function weigh(lesson: Lesson, point: Point, heading: readonly string[]): number {
  const { text, basis, isOpening } = point;
  const defined = definitionOf(text)?.term ?? NAMED.exec(text)?.[1] ?? '';
  const subject = defined === '' ? (findSubject(text)?.text ?? '') : defined;
  const isOf = (name: string): boolean => contentStems(name).some((key) => heading.includes(key));
  const theme = contentStems(nameTheme(lesson) ?? '');
  const isLaw = givesRule(point) || /(?<!\p{L})(?:lei|princípio|regra|teorema) d|^[0-9]ª lei/iu.test(subject);
  const all: [boolean, number][] = [
    [defined !== '', WORTH.defines],
    [isOf(subject) && !isNamedAlone(subject), defined === '' ? WORTH.namesHeading : WORTH.ofHeading],
    [contentStems(subject).some((key) => theme.includes(key)), WORTH.ofTheme],
    [IDEA.test(text), WORTH.idea],
    [LIFE.test(text), WORTH.life],
    [PLACED.test(text), WORTH.placed],
    [BELIEVED.test(text), WORTH.believed],
    [/^(?:uma?|dois|duas|alguns|algumas|certos?|certas?) /iu.test(subject), WORTH.indefinite],
    [isOf(text) && !isOf(subject), WORTH.namesHeading / 2],
    [basis.some((line) => lesson.terms.asked.has(line)), WORTH.asked],
    [isLaw, WORTH.rule],
    [causeIn(text) !== null, WORTH.cause],
    [isOpening, WORTH.opens],
    [isOneOfMany(basis[0]?.piece) && !isOf(subject), WORTH.oneOfMany],
    [isNamedAlone(subject), WORTH.person],
    [DATED.test(text), WORTH.dated],
    [/\d/.test(text) && !DATED.test(text), WORTH.figure],
    [basis[0]?.role === 'example', WORTH.example],
    [basis[0]?.piece.kind === 'note', WORTH.note],
  ];
  return all.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), 0);
}

/** `Lutero`, `José do Patrocínio`: what one somebody did is rarely what stays of a part. */
const isNamedAlone = (subject: string): boolean => {
  const [first = ''] = subject.split(' ');
  return /^\p{Lu}\p{Ll}/u.test(first) && !loadDictionary().has(first.toLowerCase());
};

const isOneOfMany = (piece: Piece | undefined): boolean =>
  piece?.block.type === 'list' && piece.block.items.length >= MANY;
