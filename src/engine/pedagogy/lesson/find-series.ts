import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { Lesson } from './lesson.ts';
import { isTextLabel } from './points/clean-point.ts';
import type { Point } from './points/point.ts';
import { lacksSubject, leansOnOthers } from './points/stand-alone.ts';

/** A name and what the material says of it in the same line. */
export interface Named {
  name: string;
  said: string;
  /** `does`: its own verb or quality comes first; `clause`: something happens there; `is`: what it is, without a verb. */
  form: 'does' | 'clause' | 'is';
  statement: Statement;
  /** Whether the heading above lends the name: what is told under it in lines of their own is of another rank. */
  isHeaded: boolean;
  /** The stems of both, counted once: a book names hundreds. */
  nameStems: readonly string[];
  saidStems: readonly string[];
}

/** `Registrador de instruções: recebe a instrução …`, `Anel: cada computador liga no seguinte`: as slides and notes put it. */
const NAMED = /^(\p{L}[^:;?!]{1,44}): (\p{Ll}.{11,})$/su;
/** `…, ex. água e sal`, `(por exemplo, …)`: one case of it gives it away. */
const EXAMPLE = /,? \(?(?:ex\.|ex:|p\. ?ex\.|por exemplo).*$/iu;
const LONGEST_SAID = 130;
const MOST_WORDS = 5;
/** Names of a part of the class or of the page: what stands behind them is no one of several things. */
const OF_THE_CLASS =
  /^(?:materia(?:l|is)|recursos?|cuidados?|crit[ée]rios?|dura[çc][ãa]o|tempo|datas?|turmas?|s[ée]rie|ano|local|lugar|p[úu]blico|temas?|t[íi]tulo|autor(?:es|a)?|fontes?|multa|m[úu]sica|hist[óo]ria|roda(?: .*)?|campos?(?: .*)?|acolhida|lanche|parque|plantio|chamada|leitura|tarefas?|li[çc][ãa]o(?: .*)?|para casa|dever(?: .*)?|pr[áa]tica(?: .*)?|experi[êe]ncias?|experimento|proposta(?: .*)?|pesquisa|avalia[çc][ãa]o|entrega|prazo|valor|aulas?(?: .*)?|professora?|prof\p{L}*|diferen[çc]as?(?: .*)?|palavras|perguntas?(?: .*)?|aplica[çc](?:ão|ões)|controles?|usos?|(?:des)?vantagens|import[âa]ncia|causas?|consequ[êe]ncias?|sinais(?: .*)?|sintomas?|tratamento|preven[çc][ãa]o|transmiss[ãa]o|contexto(?: .*)?|resultados?|significado|origem|dilema(?: .*)?|situa[çc][ãa]o(?: .*)?|problema(?: .*)?|quest[ãa]o(?: .*)?|exerc[íi]cios?(?: .*)?|n[ao] .*|em .*|como .*|quant[oa]s? .*|por que .*|cr[íi]ticas?(?: .*)?|tipos?|exemplos?|.* também|para .*|se .*|quando .*)$/iu;
const FEWEST = 3;

const found = new WeakMap<Lesson, readonly (readonly Named[][])[]>();

/** Three things or more of one part that are told in a line each, one after the other, as `LAN: …`, `MAN: …`, `WAN: …` are. */
export function seriesOf(lesson: Lesson, section: number): readonly Named[][] {
  const known = found.get(lesson) ?? lesson.sections.map((_, index) => findSeries(lesson, index));
  found.set(lesson, known);
  return known[section] ?? [];
}

function findSeries(lesson: Lesson, section: number): Named[][] {
  const runs: Named[][] = [[]];
  for (const piece of matterOf(lesson.sections[section]?.pieces ?? [])) {
    const own = (lesson.points.get(piece) ?? []).flatMap((point) => nameOf(point) ?? []);
    // What else a line says of its thing (`Se o cabo rompe, a rede para.`) ends no run; another paragraph does.
    if (own.length === 0) runs.push([]);
    runs.at(-1)?.push(...own);
  }
  return runs
    .map((run) => run.filter(({ name }, at) => run.findIndex((other) => other.name === name) === at))
    .map(siblingsOf)
    .filter((run) => run.length >= FEWEST);
}

/** `Transporte passivo`, which heads `Difusão simples` and `Osmose`, and `ACNUR` between kinds of people are none of them. */
function siblingsOf(run: readonly Named[]): Named[] {
  const headed = run.filter(({ isHeaded }) => isHeaded);
  const labelled = run.filter(({ isHeaded }) => !isHeaded);
  const ofRank = headed.length > labelled.length ? headed : labelled;
  // The line above a list says what its lines are kinds of.
  const listed = ofRank.filter(({ statement }) => statement.piece.block.type === 'list');
  const own = listed.length >= FEWEST ? listed : ofRank;
  const isShort = ({ name }: Named): boolean => /^\p{Lu}{2,}$/u.test(name);
  return own.filter(isShort).length * 2 < own.length ? own.filter((one) => !isShort(one)) : own;
}

/** The name that a point opens with and what it says of it; null where it is no such line. */
export function nameOf({ text, kind, basis }: Point): Named | null {
  const [, label = '', rest = ''] = kind === 'row' || kind === 'list' ? [] : (NAMED.exec(text) ?? []);
  const [statement] = basis;
  const said = sayingIn(rest);
  const name = asWritten(label.replace(/\s*\([^()]*\)/g, '').trim(), statement?.text ?? '');
  const isName =
    name !== '' &&
    name.split(' ').length <= MOST_WORDS &&
    !isTextLabel(label) &&
    !OF_THE_CLASS.test(name) &&
    !/\s(?:é|são|foi|foram|tem|têm|não|que|se)\s/iu.test(name);
  if (
    !isName ||
    statement === undefined ||
    /:/.test(said) ||
    said.length > LONGEST_SAID ||
    said.split(' ').length < FEWEST
  )
    return null;
  const form = formOf(said);
  if (form === null) return null;
  const isHeaded = basis[1]?.piece.kind === 'heading';
  return {
    name,
    said,
    form,
    statement,
    isHeaded,
    nameStems: contentStems(name),
    saidStems: contentStems(said),
  };
}

/** The first sentence, without its example; `quem decide …` says what somebody does. */
const sayingIn = (rest: string): string =>
  (rest.replace(EXAMPLE, '').split(/[.;]\s/)[0] ?? '')
    .replace(/^(?:quem|(?:aquele|aquela|aquilo|o|a) que) /iu, '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/[\s.;,]+$/, '');

/** `qPCR`, which a point begins with as `QPCR`. */
function asWritten(name: string, line: string): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return /^\p{Ll}\p{Lu}/u.test(small) && line.includes(small) ? small : name;
}

const POINTS_BACK =
  /(?<!\p{L})(?:(?:d|n)?(?:el[ea]s?|ess[ea]s?|est[ea]s?)|isso|isto|aqui|ali|l[áa]|vocês?|nós|nosso|nossa)(?!\p{L})/iu;

function formOf(said: string): Named['form'] | null {
  const whole = said.charAt(0).toUpperCase() + said.slice(1);
  if (POINTS_BACK.test(said) || /[=≈|]/.test(said)) return null;
  const [first] = tagSentence(said);
  if (tellsDeed(first) || lacksSubject(whole)) return leansOnOthers(said) ? null : 'does';
  const isClause = /^(?:[oa]s?|cada|tod[oa]s? [oa]s?|uma?)\s/iu.test(said);
  if (isClause && hasFiniteVerb(withoutRelative(whole))) return 'clause';
  // `agir por dever`, `quando os denominadores são iguais, …`, `sem pressa`: neither a thing nor what happens to it.
  const isThing =
    first?.tag === 'NOUN' || first?.tag === 'DET' || first?.tag === 'NUM' || first?.tag === 'PROPN';
  return isThing && !hasFiniteVerb(withoutRelative(whole)) ? 'is' : null;
}

/** `recebe`, and `enche`, which could be an order as well by its form; `use` is one. */
export const tellsDeed = (token: TaggedToken | undefined): boolean =>
  token?.form === 'fin' ||
  READ_AS_NOUN.test(token?.text ?? '') ||
  (token?.form === 'imp' && (/ar$/u.test(token.lemma) ? /a$/u : /e$/u).test(token.text));

/** Verbs that the tagger takes for nouns where nobody stands before them. */
const READ_AS_NOUN =
  /^(?:separa|retira|filtra|transporta|regula|compara|narra|processa|transforma|combina|grava|apaga|purifica|elimina|neutraliza|manda|obriga)$/u;

/** `Rede que liga cidades` has no verb of its own. */
const withoutRelative = (text: string): string =>
  text
    .replace(/, (?:que|quem|onde|cuj[oa]s?) [^,]*,/giu, '')
    .replace(/,? (?:que|quem|onde|em que|cuj[oa]s?)\s.*$/iu, '');

const FEMININE =
  /(?:a|as|ção|ções|são|sões|dade|dades|tude|gem|gens|ise|ises|fase|fases|rede|redes|base|bases)$/iu;
const MASCULINE = /(?:emas?|omas?|amas?|istas?|dias?|mapas?|planetas?|poetas?)$/iu;

/** `destas` for names that are all feminine, else `destes`. */
export function ofThese(names: readonly string[]): 'destas' | 'destes' {
  const areAll = names.every((name) => {
    const [head = ''] = name.split(' ');
    return FEMININE.test(head) && !MASCULINE.test(head) && !/^\p{Lu}{2,}/u.test(head);
  });
  return areAll ? 'destas' : 'destes';
}
