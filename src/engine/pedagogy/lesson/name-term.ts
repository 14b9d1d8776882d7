import { writeNames } from '#engine/pedagogy/language/proper-names.ts';
import { isShouted } from '#engine/pedagogy/outline/clean-title.ts';
import { namesField } from '#engine/pedagogy/outline/no-name.ts';
import type { LessonDefinition } from './lesson.ts';

const ARTICLE = /^(?:(?:em|n[oa]s?) [^,]{3,40}, )?(?<article>[oa]s?)\s+/iu;

/** `a fotossíntese`, `os seres vivos`, `DNA`: the defined term as the material speaks of it inside a sentence. */
export function termInSentence(definition: LessonDefinition): string {
  if (definition.called !== undefined) return definition.called;
  const { text } = definition.statement;
  const found = ARTICLE.exec(text);
  const named = definition.term.toLowerCase();
  const isBehind = text
    .slice(found?.[0].length ?? 0)
    .toLowerCase()
    .startsWith(named);
  // `A partir de 1880 …` under `Movimento abolicionista` has no article of its own.
  const article = isBehind ? found?.groups?.article : undefined;
  const isLent = !text.toLowerCase().includes(named);
  const isOpening = text.toLowerCase().startsWith(named) || article !== undefined || isLent;
  // `DILUIÇÃO DE ÁCIDO: …` shouts at its place alone.
  const isLoud = definition.term.includes(' ') && isShouted(definition.term);
  const own = isLoud ? writeNames(definition.term.toLowerCase()) : definition.term;
  const term = isOpening && !isLoud ? lowerFirst(own, isLent ? own : text) : own;
  return article === undefined ? term : `${article.toLowerCase()} ${term}`;
}

/** `É um menino travesso …`: somebody, not something. */
const OF_SOMEBODY =
  /(?:^|\s)(?:é|foi|era) (?:um|uma|o|a) (?:menin[oa]|garot[oa]|homem|mulher|moç[oa]|rapaz|índi[oa]|filósof[oa]|rei|rainha|escritora?|poeta|personagem|deusa?|herói|heroína|sereia|bruxa|anão)(?!\p{L})/iu;

const PLURAL = /^(?!c[aá]is|l[aá]pis|mais)\p{L}{2,}(?:[oae]s|ões|ães|[aeéó]is|ens|ins|uns)(?= \p{Ll}|$)/iu;

/** `combustíveis fósseis`, `nêutrons`; `ônibus`, `lápis` and `país` are one. */
export const namesMany = (name: string): boolean => PLURAL.test(name) || /^\p{L}+[lnrt]s(?= |$)/iu.test(name);
const MANY = /^\W*(?:\([^()]*\)\s)?(?:são|chamam-se|denominam-se|definem-se|consistem|referem-se)\s/u;

/** `Os rins são …`; not `o depósito é a parcela que os bancos são obrigados a recolher`: the verb next to the term tells. */
export function isOfMany({ statement: { text }, term, saying }: LessonDefinition): boolean {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  // `Laços aninhados: um laço dentro de outro`: the heading tells, or the name before its colon.
  const isNamed = saying !== null || /^\s*[:=–—-]/u.test(text.slice(at + term.length));
  if (isNamed && term.includes(' ') && PLURAL.test(term)) return true;
  return (
    MANY.test(at < 0 ? text : text.slice(at + term.length).trimStart()) || (at < 0 && /\ssão\s/u.test(text))
  );
}

/** `O que é a fotossíntese?`, `Quem é Saci?` */
export function askForTerm(definition: LessonDefinition): string {
  const isPlural = isOfMany(definition);
  // Whom the sentence tells of behind its stop is another one.
  const [told = ''] = definition.statement.text.split(/;\s/u);
  if (!isPlural && OF_SOMEBODY.test(told)) return `Quem é ${termInSentence(definition)}?`;
  return `O que ${isPlural ? 'são' : 'é'} ${termInSentence(definition)}?`;
}

/** A capital at the opening of a sentence tells nothing; acronyms and names of several capitals keep it. */
function lowerFirst(term: string, sentence: string): string {
  const [first = ''] = term.split(' ');
  const opens = sentence.trimStart().startsWith(term);
  const isName =
    /^\p{Lu}[\p{L}]*\p{Lu}/u.test(first) || (/\s\p{Lu}/u.test(term) && !/\s\p{Ll}{4,}/u.test(term));
  return opens && !isName ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

const NAMES_A_PART =
  /^(?:[oa]s? )?(?:ex(?:emplo)?s?\.?|obs\.?|notas?|regras?|problemas?|efeitos?|causas?|consequ[êe]ncias?|(?:des)?vantagens?|motivos?|tipos?|etapas?|passos?|sintomas?|fases?|cuidados?|resumo|tema|positiv[ao]s?|negativ[ao]s?|tarefas?|dicas?|quando(?: \p{L}+)*|materia(?:l|is)|produ[çc][ãa]o|import[âa]ncia|caracter[íi]sticas?|objetivos?|hoje|agora|antes|depois|ontem|atualmente|(?:n[oa] )?(?:época|momento|início|começo|fim|final))$|^(?:só|apenas|somente|também)\s|\s(?:pra|para) (?:cá|lá|frente|trás)$|\stamb[ée]m$|(?<!\p{L})mais aceit[oa](?!\p{L})/iu;

/** True for what a line is called (`Ex: …`, `Problemas: …`) and is no word to be known. */
export const namesLine = (name: string): boolean => NAMES_A_PART.test(name) || namesField(name);

/** `burguesia urbana, mulheres, estudantes`: a row of names says what belongs to a thing, not what it is. */
export const isRowOfNames = (saying: string): boolean => {
  const parts = saying.split(/,\s(?:e\s)?|\s(?:e|ou)\s|\s\/\s/u);
  return parts.length > 2 && parts.every((part) => part.length < LONGEST_NAME && !OF_KIND.test(part));
};
const LONGEST_NAME = 31;
/** `um animal que vive …`: what sets one thing apart stands behind its kind. */
const OF_KIND = /(?<!\p{L})(?:que|qual|quais|cuj[oa]s?|onde|quando|com|sem|usad[oa]s?|feit[oa]s?)(?!\p{L})/iu;

/** `Custos fixos / (preço …)`, `O2 + H+ → H2O`, `have/has + particípio`: how something is worked out or built, no wording of what it is. */
const OF_SIGNS = /[=→⇒≠]|\s[+/×÷*]\s?|\/\s*$|\d\s?%?\s?[x×]\s?\d/u;
/** What a game, a task or a place of the lesson is called, in notes of any subject. */
const OF_THE_COURSE =
  /^(?:games?|jog[oa]s?|brincadeiras?|m[úu]sicas?|v[íi]deos?|filmes?|din[âa]micas?|aquecimento|warm[- ]?up|dialogues?|di[áa]logos?|exercise|exerc[íi]cios?|desafios?|experi[êe]ncias?|experimentos?|figuras?|imagens?|imagem|hist[óo]rico|cont[eé]xto|marcos?|observar|resp(?:osta)?s?|turma|grupos?|duplas?|livros?|cita[çc][ãa]o|frases?|perguntas?|debates?|projetos?|produ[çc][ãa]o|cai|lembrar|pr[óo]xima|sujeito)(?:\s\S{1,3})?$/iu;

/** Whether what notes say of a name tells what it is, in words, and the name is one that a class is asked for. */
export const tellsTerm = (term: string, saying: string): boolean =>
  !isRowOfNames(saying) && !OF_SIGNS.test(saying) && !OF_THE_COURSE.test(term);
