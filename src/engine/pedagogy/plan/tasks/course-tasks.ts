import { isFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { splitLettered } from '#engine/pedagogy/language/split-lettered.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { asksClass } from '#engine/pedagogy/material/asks-class.ts';
import type { OwnStep } from '#engine/pedagogy/material/own-step.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

const LONGEST = 240;
/** Questions of one sheet that stand on a slide together. */
const LONGEST_SHEET = 430;
const FEWEST_WORDS = 4;

/** What the class is to do in the steps that the material itself schedules, and what its notes ask at the end. */
export function courseTasks({ material: { course, asides } }: Lesson): Grounded[] {
  const done = course.steps.flatMap((step) => {
    const asked = lettered(step);
    // Exercises of its own are set where the plan has them.
    const own = step.basis.filter(({ role }) => role === 'exercise').length;
    return asked.length > 0 ? asked : own > 1 ? [] : tasksOf(step).slice(0, 1);
  });
  return [...done, ...course.closing.flatMap(askAtEnd), ...asides.flatMap(exitTickets)];
}

/** `… e bilhete de saída com a pergunta "Quanto mede …?"`: what the class answers at the door, wherever a plan tells of it. */
const exitTickets = ({ statements }: Piece): Grounded[] =>
  statements.flatMap((line) => {
    const { name, asked } = TICKET.exec(line.text)?.groups ?? {};
    return name === undefined || asked === undefined
      ? []
      : [{ text: `${upperFirst(name.toLowerCase())}: ${asked.trim()}`, basis: [line] }];
  });
const TICKET =
  /(?<name>(?:bilhete|ticket|t[íi]quete|cart[ãa]o) de sa[íi]da)(?!\p{L})(?:[^:"“.?]{0,60}["“]|\s*:\s*)(?<asked>[^"“”]{8,180})/iu;

/** `cada dupla responde a folhinha: a) Quantos dias tem junho? b) …`: what a step gives the class to answer, together where it has room. */
function lettered({ title, text, basis }: OwnStep): Grounded[] {
  const { stem = '', items = [] } = splitLettered(text) ?? {};
  const asked = items.map((item) => item.replace(/^\(?[a-h]\s?\)\s+/iu, '').trim());
  if (!asked.every((one) => one.includes('?') && one.length <= LONGEST)) return [];
  const lead = asDoing(stem) ?? (TO_TEACHER.test(stem) ? title : stem);
  const whole = `${upperFirst(lead.replace(/[\s:.]+$/, ''))}: ${items.join(' ')}`;
  return asked.length > 1 && lead !== '' && whole.length <= LONGEST_SHEET
    ? [{ text: whole, basis: [...basis] }]
    : asked.map((one) => ({ text: upperFirst(one), basis: basedOn(one, basis) }));
}

/** The lines that say it, or else those of the whole step. */
function basedOn(text: string, basis: readonly Statement[]): Statement[] {
  const own = basis.filter((line) => text.includes(line.text.replace(/^\(?[a-h]\s?\)\s+/iu, '').trim()));
  return own.length > 0 ? own : [...basis];
}

/** `Pra fechar: perguntar por que …`, `Debate final: …?` */
function askAtEnd(step: OwnStep): Grounded[] {
  const [asked] = asksClass(step);
  if (asked === undefined) return [];
  const isTalk = /^(?:debate|roda|conversa)/iu.test(step.title);
  return [isTalk ? { ...asked, text: `${step.title}: ${asked.text}` } : asked];
}

/** Made, played or found out together: the words of a plan for what a class does with its hands. */
const MADE =
  /^(?:confec[çc][ãa]o|constru[çc][ãa]o|montagem|cria[çc][ãa]o|produ[çc][ãa]o|elabora[çc][ãa]o|jogo|brincadeira|gincana|din[âa]mica|circuito|pesquisa|experimento|experi[êe]ncia|dramatiza[çc][ãa]o|reescrita)(?!\p{L})/iu;
const TOGETHER =
  /^(?:em|nos|por) (?:grupos?|duplas?|trios?|equipes?)(?: de (?:\d+|dois|duas|três|quatro|cinco))?,?\s/iu;
/** What is said to whoever teaches of those who are taught. */
const TO_TEACHER =
  /(?<!\p{L})(?:alun[oa]s?|turma|classe|estudantes?|crianças?|professora?|docente|deles|delas|avis(?:ar|e)|distribu\p{L}+|entreg(?:ar|ue)|orient\p{L}+|recolh\p{L}+|anot(?:ar|e) n[oa])(?!\p{L})/iu;

function tasksOf({ title, text, basis }: OwnStep): Grounded[] {
  const sentences = splitSentences(text);
  const [first = ''] = sentences;
  // `Jogo em duplas: manter no ar, contar os toques`
  // `Atividade no caderno: ligar as palavras que rimam: …`
  const isPractised = PRACTISED.test(title) && BY_HAND.test(first);
  const named = MADE.test(title) || TOGETHER.test(title) || isPractised;
  const whole = first === '' ? title : `${title}: ${lowerFirst(tellOn(first, sentences.slice(1)))}`;
  const told = named
    ? [whole]
    : sentences.flatMap((one, at) =>
        // What the class does next leans on what it did before.
        at === 0 || MADE.test(one) || TOGETHER.test(one) ? (doneOn(one, sentences.slice(at + 1)) ?? []) : [],
      );
  return told
    .map((one) => one.replace(/[\s.;]+$/, ''))
    .filter((one) => one.length <= LONGEST && one.split(' ').length >= FEWEST_WORDS && !TO_TEACHER.test(one))
    .map((one) => ({ text: upperFirst(one), basis: [...basis] }));
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `Em grupos de 4. Formam par as fichas equivalentes: … Ganha quem fizer mais pares.`: how it is played, as long as it has room. */
function tellOn(first: string, others: readonly string[]): string {
  let told = first;
  for (const written of others) {
    const done = asDoing(written);
    const one = done === null ? written : upperFirst(done);
    const isOfTeacher =
      (one === written && /^\p{L}+[aei]r(?:-se)?\s/u.test(one)) || TO_TEACHER.test(one) || one.includes('?');
    if (isOfTeacher || told.length + one.length > LONGEST_RULES) break;
    told = `${/[.!;]$/.test(told) ? told : `${told}.`} ${one}`;
  }
  return told;
}
const LONGEST_RULES = 200;

/** What hands do, told of the class in one sentence after the other. */
const PRACTISED = /^(?:atividades?|exerc[íi]cios?|pr[áa]tica|oficina|desafio|aplica[çc][ãa]o)(?!\p{L})/iu;
const BY_HAND =
  /^(?:(?:depois|em seguida),? )?(?:responder|registrar|escrever|colar|pintar|recortar|desenhar|dobrar|medir|copiar|completar|montar|ligar|colorir|ler|sublinhar|cortar|marcar|preencher|ordenar|pesar|plantar|modelar|comparar)(?!\p{L})/iu;

function doneOn(first: string, others: readonly string[]): string | null {
  const done = asDoing(first);
  if (done === null || TOGETHER.test(first)) return done;
  const end = others.findIndex((one) => !BY_HAND.test(one) || TO_TEACHER.test(one));
  const more = others.slice(0, end < 0 ? undefined : end);
  while (more.length > 0 && [done, ...more].join(' ').length > LONGEST) more.pop();
  return [done, ...more].join(' ');
}

const WHO =
  /(?<!\p{L})(?:el[ea]s|[oa]s (?:alun[oa]s|estudantes|crianças|grupos|duplas)|cada (?:grupo|dupla|trio|equipe|alun[oa]|estudante))\s+(?<rest>\S.*)$/iu;
const OUGHT = /^(?:dev(?:em|e|erão|erá)|v(?:ão|ai)|irão|irá|precisa(?:m|rão)?|pode(?:m|rão)?)$/iu;

/**
 * `Em grupos de 4, os alunos recebem uma mistura e devem propor a sequência` → `Em grupos de 4, receber uma mistura e propor a
 * sequência`: what a plan says of the class, said to it. Null for what the class does not do.
 */
export function asDoing(sentence: string): string | null {
  if (MADE.test(sentence)) return sentence;
  const lead = TOGETHER.exec(sentence)?.[0] ?? '';
  const after = sentence.slice(lead.length);
  if (lead !== '' && tagSentence(after)[0]?.form === 'inf') return sentence;
  const who = WHO.exec(after);
  const rest = who?.index === 0 ? (who.groups?.rest ?? '') : '';
  if (rest === '') return null;
  const tokens = tagSentence(rest);
  let told = '';
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    // `e acham`, `e depois observam`, `e em dupla acham`
    const and = tokens.slice(Math.max(0, at - 3), at).findLast(({ text }) => text === 'e');
    const since = and === undefined ? [] : tokens.slice(tokens.indexOf(and) + 1, at);
    const beginsDeed = at === 0 || (and !== undefined && since.every(({ form }) => form === undefined));
    if (!beginsDeed || !isFiniteVerb(token)) continue;
    const next = tokens[at + 1];
    const isOught = OUGHT.test(token.text) && next?.form === 'inf';
    told += rest.slice(from, token.start) + (isOught ? '' : token.lemma);
    from = isOught && next !== undefined ? next.start : token.start + token.text.length;
  }
  if (from === 0 || !/^\p{L}+[aei]r(?:-se)?\s/u.test(told.trim() + rest.slice(from))) return null;
  return `${lead}${told}${rest.slice(from)}`;
}

const IN_GROUPS =
  /^(?:em |nos )?(?:grupos?|duplas?|trios?|equipes?)(?: de (?:\d{1,2}|dois|duas|três|quatro|cinco))?\s*[.:]?$/iu;
const HANDED_IN = /(?<!\p{L})(?:entregar?|entrega|vale(?:ndo)?|prazo)(?!\p{L})/iu;

/** `Grupos de 4`, `Entrevistar um trabalhador`, `1) quantas horas trabalha? 2) …` on one slide: one task, told whole. */
export function groupTasks(pieces: readonly Piece[]): Grounded[] {
  return pieces.flatMap((head, at) => {
    if (head.slide === null || !IN_GROUPS.test(head.text.trim())) return [];
    const end = pieces.findIndex(({ slide }, place) => place > at && slide !== head.slide);
    const basis = pieces.slice(at, end < 0 ? undefined : end).flatMap(({ statements }) => statements);
    const [, ...told] = basis
      .map(({ text }) => plainMath(text).trim())
      .filter((text) => !HANDED_IN.test(text))
      .map((text) => (/[.?!:]$/.test(text) ? text : `${text}.`));
    const [first = '', ...more] = told;
    const text = `${upperFirst(head.text.trim().replace(/[\s.:]+$/, ''))}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
    const whole = [text, ...more].join(' ').replace(/\.$/, '');
    return told.length < 2 || whole.length > LONGEST ? [] : [{ text: whole, basis }];
  });
}
