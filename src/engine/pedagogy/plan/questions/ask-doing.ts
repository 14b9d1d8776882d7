import { isFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Question } from './question.ts';

/** Verbs of those who do something to something; what only is, has or stays is asked for otherwise. */
const DOES = new Set(
  'absorver abolir ajudar alterar amplificar analisar aperfeiçoar armazenar assinar atrair bombear calcular capturar carregar coletar comandar combater compor conduzir conectar conquistar construir controlar convocar corrigir criar defender denunciar descobrir destruir detectar distribuir eliminar empurrar enfrentar entregar enviar escrever esculpir estudar executar expulsar filtrar formar fundar gravar guardar identificar impulsionar inspecionar inventar investigar levar liberar liderar ligar limitar modificar ocultar organizar pintar planejar produzir proclamar propor proteger publicar quebrar receber recolher reduzir registrar regular retirar separar substituir transferir transformar transmitir transportar trazer unir usar vender verificar'.split(
    ' ',
  ),
);
/** What shows or measures does nothing: it is asked for by its own verb. */
const SHOWS = new Set(['apresentar', 'indicar', 'informar', 'medir', 'mostrar', 'representar']);
const LASTED = /(?:ava|avam|iam?)$/u;
const PAST = /(?:ou|eu|iu|xe|aram|eram|iram)$/u;
const PRESENT = /(?:[ae]|am|em|ói|õe|õem|uz|uzem)$/u;
const OBJECT = new Set(['DET', 'NOUN', 'NUM', 'PROPN', 'ADJ']);
const LONGEST_SUBJECT = 60;
const ANSWER = { from: 18, to: 120 };

/** `Em 1764, James Hargreaves criou a máquina de fiar`: who made a thing is asked for, before when. */
const MADE =
  /^(?:Em (?:\p{Ll}+ de )?\d{4}, )?(?<who>(?:\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|Dom|São) (?:(?:d[aeo]s?|von|van) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?<did>criou|inventou|patenteou|descobriu|fundou|escreveu|aperfeiçoou|construiu|proclamou|desenvolveu|propôs|formulou|compôs|pintou|projetou|decifrou|isolou|demonstrou|publicou|instituiu|unificou|decretou|traduziu|assinou|organizou) (?<what>(?:[oa]s?|uma?) [^,;:?]{4,70}?|“[^“”]{3,50}”|"[^"]{3,50}")(?:[,;].*|\s(?:em|no ano de|no século|n[oa] \p{Ll}+ de)\s.*\d.*|\se \p{L}+(?:ou|eu|iu|ôs) .*)?$/u;

/** Who made what the sentence tells; null where it tells of no maker by name. */
export function askMaker(sentence: string): Pick<Question, 'text' | 'answer' | 'bloomLevel'> | null {
  const { who = '', did = '', what = '' } = MADE.exec(sentence)?.groups ?? {};
  if (who === '' || /(?<!\p{L})(?:seus?|suas?|ess[ea]s?|est[ea]s?|del[ea]s?)(?!\p{L})/u.test(what))
    return null;
  return { text: `Quem ${did} ${what}?`, answer: who, bloomLevel: 'lembrar' };
}

/** `As plaquetas participam …` is asked as `O que fazem as plaquetas?`: a subject and what it does, in one clause. */
export function askDoing(sentence: string): Pick<Question, 'text' | 'answer' | 'bloomLevel'> | null {
  const tokens = tagSentence(sentence);
  const at = mainVerbAt(tokens);
  const [verb, next] = [tokens[at], tokens[at + 1]];
  const subject = subjectBefore(sentence, at);
  if (verb === undefined || next === undefined || subject === null) return null;
  // `As raízes absorvem a água e as folhas liberam o vapor`: another one does something else.
  const isOther = tokens.some(
    ({ tag }, place) =>
      place > at &&
      tag === 'CCONJ' &&
      tokens[place + 1]?.tag === 'DET' &&
      tokens.slice(place + 2, place + 7).some(isFiniteVerb),
  );
  if (isOther) return null;
  const isShown = SHOWS.has(verb.lemma);
  if ((!DOES.has(verb.lemma) && !isShown) || !OBJECT.has(next.tag)) return null;
  const answer = sentence.slice(verb.start).replace(/[\s.;,]+$/, '');
  const isWhole =
    answer.length >= ANSWER.from &&
    answer.length <= ANSWER.to &&
    !/[;:?\d]|, (?:e|mas|já) [oa]s? |\se [oa]s? (?:\p{L}+ ){1,3}(?:é|são|foi|foram)\s/u.test(answer);
  if (
    !isWhole ||
    subject.text.length > LONGEST_SUBJECT ||
    !NAMED.test(subject.text) ||
    DRAWN.test(subject.text)
  )
    return null;
  const name = subject.text.replace(/^[OA]s?(?=\s)/u, (article) => article.toLowerCase());
  if (isShown)
    return {
      text: `O que ${name} ${verb.text}?`,
      answer: upperFirst(answer.slice(verb.text.length).trim()),
      bloomLevel: 'lembrar',
    };
  const does = doingOf(verb.text);
  return does === null
    ? null
    : { text: `O que ${does} ${name}?`, answer: upperFirst(answer), bloomLevel: 'lembrar' };
}

/** What stands before the verb, where it is one thing: `O pâncreas`, `O access point`. */
function subjectBefore(sentence: string, at: number): { text: string } | null {
  const found = findSubject(sentence);
  if (found !== null) return found.start === 0 && found.to === at ? found : null;
  const before = tagSentence(sentence).slice(0, Math.max(0, at));
  const [article, ...named] = before;
  const isThing =
    article?.tag === 'DET' &&
    /^[OA]s?$/u.test(article.text) &&
    named.length > 0 &&
    named.length <= MOST_NAMED &&
    named.every(({ tag }) => tag === 'NOUN' || tag === 'PROPN' || tag === 'X' || tag === 'ADJ');
  return isThing ? { text: before.map(({ text }) => text).join(' ') } : null;
}
const MOST_NAMED = 3;

/** `fazer` in the tense and number of the verb; null for a tense that it does not tell. */
function doingOf(verb: string): string | null {
  // `criariam novas regras`: what would be done was not.
  if (/riam?$/u.test(verb)) return null;
  const isPlural = verb.endsWith('m');
  if (LASTED.test(verb)) return isPlural ? 'faziam' : 'fazia';
  if (PAST.test(verb)) return isPlural ? 'fizeram' : 'fez';
  if (PRESENT.test(verb)) return isPlural ? 'fazem' : 'faz';
  return null;
}

/** What only the picture shows. */
const DRAWN =
  /(?<!\p{L})(?:círculos?|áreas?|retângulos?|losangos?|linhas?|setas?|eixos?|curvas?|barras?|pontos?|figuras?|gráficos?|tabelas?|imagem|imagens|letras?|símbolos?)(?!\p{L})/iu;
/** With its article, or a name of two words: `Os leucócitos`, `Filipe dos Santos`. */
const NAMED = /^(?:[OA]s? \p{L}|\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu})/u;
