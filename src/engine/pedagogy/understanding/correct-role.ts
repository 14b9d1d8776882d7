import { ASKS_ONESELF } from '#engine/pedagogy/language/exercises.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isForeignOrder } from '#engine/pedagogy/language/is-foreign.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { TALKS_OF_COURSE } from '#engine/pedagogy/language/without-aside.ts';
import type { Bit } from './bit.ts';
import { isContentRole, type Role } from './role.ts';
import { roleOfLine, roleOfNotes } from './role-of-line.ts';

/** What shows that a pupil is asked for something: in the words themselves, the line they hang on or their heading. */
const ASKS =
  /^(?:end\?|asks|commands|commandsLater|asksToChoose|isTrueFalse|saysQuestion|saysBlank|startsInterrogative|infinitive|bloomInfinitive|bloomForm|secondInfinitive|isBoxed|isLettered|isRomanItem|isNumbered|isDeepNumbered|ordered|isUnfinishedSum|isNumericEquation|isEquation|hasMaths|hasLatex|saysScenario|(?:under|within)=(?:exercises|answers|method)|lead:(?:end\?|commands|asksToChoose|isTrueFalse|saysQuestion|saysBlank|infinitive|isNumbered))/;
const OF_A_TALE = /^(?:startsInterrogative|saysScenario)$/;
/** What shows that something is to be judged true or false. */
const TO_JUDGE =
  /^(?:isBoxed|isRomanItem|saysBlank|lead:asksToChoose|prev:(?:asksToChoose|isBoxed)|under=exercises|within=exercises)/;

/** What one is to say to somebody, under the name of its use. */
const SAYS_TO =
  /^(?!quest|exerc|ativ|tarefa|desafio|leia|observe)\p{Lu}\p{L}+ \p{L}[^:;.?!“”"]{2,36}: ?["“][^“”"]+[?!][^“”"]*["”“]\W*$/iu;

/** `cobrar na prova!!`: a teacher's own reminder. */
const FOR_TEST = /(?<!\p{L})(?:na|para a|pra) prova(?!\p{L})/iu;

/**
 * A role that a bit cannot have by its own words, put right: the weights were learnt on few documents and lean on a bit's
 * surroundings.
 * @param marks the bit's features, see `featuresOf`
 * @param isAsking whether the document is one that asks from end to end
 */
export function correctRole(bit: Bit, role: Role, marks: readonly string[], isAsking: boolean): Role {
  const noted = bit.block.type === 'note' && bit.block.noteType === 'speaker' ? roleOfNotes(bit.text) : null;
  if (noted !== null) return noted;
  // `clorofila = pigmento verde`: words on both sides are no formula.
  if (role === 'formula' && bit.kind !== 'cell' && TERM_OF_WORDS.test(bit.text)) return 'definition';
  // `Pergunta que ajuda: "O que o senhor já tentou?"`
  if ((role === 'exercise' || role === 'instruction') && SAYS_TO.test(bit.text)) return 'example';
  // `…, então vamos lá?`
  if (role === 'exercise' && TALKS_OF_COURSE.test(bit.text)) return 'instruction';
  const own = roleOfLine(bit.text, role, marks, isAsking);
  if (own !== null) return own;
  // `Newton publicou em 1687 no Principia` above other notes: it tells.
  if (role === 'heading' && bit.block.type === 'heading' && bit.block.isGuessed && TELLS_WHEN.test(bit.text))
    return 'explanation';
  // `B: antígeno B, anti-A` among its like
  if (role === 'heading' && bit.kind === 'paragraph' && /^\p{Lu}[^:]{0,12}: [^:,]+, \S/u.test(bit.text))
    return 'explanation';
  // `Sócrates (469-399 a.C.)`: no sign of a program in it.
  if (role === 'code' && (TYPED_CASE.test(bit.text) || (IN_WORDS.test(bit.text) && !OF_CODE.test(bit.text))))
    return bit.kind === 'heading' ? 'heading' : 'explanation';
  // `PODE:` over its items
  if (role === 'blank' && /^[^_[\]]+:$/u.test(bit.text) && marks.includes('next=item')) return 'explanation';
  // `Nome: ______ Turma: ____`: filled in, not answered.
  if (MAY_BE_FIELD.has(role) && PERSON_FIELD.test(bit.text)) return 'blank';
  // `a) She ____ (go) to school.`: an option is whole.
  if (role === 'alternative' && (GAP.test(bit.text) || ASKS_AT_LENGTH.test(bit.text))) return 'exercise';
  // `B - planície ( )`: filled in.
  if (role === 'answer' && OPEN_BOX.test(bit.text)) return 'exercise';
  // `3 cenouras médias` in a text to be read
  const namesThing =
    role === 'heading' || (role === 'alternative' && !marks.some((mark) => CHOSEN_FROM.test(mark)));
  if (namesThing && bit.kind === 'paragraph' && COUNTS_THINGS.test(bit.text)) return 'explanation';
  if (isAsking) return role;
  // `Grupos de 4`
  if (role === 'instruction' && marks.includes('under=exercises') && NAMES_GROUPS.test(bit.text))
    return 'exercise';
  // `wake up - acordar` among its like: a word and what it means.
  if (MAY_PAIR.has(role) && isWordPair(bit, marks)) return 'definition';
  // `Industrialização a partir de 1930, principalmente no Sudeste`: a year makes no source.
  if (role === 'reference' && SINCE.test(bit.text) && !SOURCE.test(bit.text)) return 'explanation';
  if (role === 'exercise' && ASKS_ONESELF.test(bit.text) && splitSentences(bit.text).length > 2)
    return 'explanation';
  // `Más colheitas e pão caro nas cidades.` below a heading that asks for nothing.
  if (
    role === 'exercise' &&
    bit.kind !== 'cell' &&
    !marks.some((mark) => ASKS.test(mark) && !(OF_A_TALE.test(mark) && opensATale(bit.text))) &&
    !isImperative(bit.text)
  )
    return 'explanation';
  // `Em grupos, escrevam um cartaz …` below `Atividade`, before its steps.
  if (
    isContentRole(role) &&
    role !== 'code' &&
    marks.includes('under=exercises') &&
    (isImperative(bit.text) || isForeignOrder(bit.text))
  )
    return 'exercise';
  if (role !== 'statement_to_judge' || marks.some((mark) => TO_JUDGE.test(mark))) return role;
  if (!isImperative(bit.text)) return 'explanation';
  return FOR_TEST.test(bit.text) ? 'teacher_guidance' : 'procedure';
}

/** `Quem pede comida pelo celular raramente pensa em quem pedala. Em poucos anos …`: told, though it begins as a question does. */
function opensATale(text: string): boolean {
  const sentences = splitSentences(text);
  return (
    sentences.length > 1 &&
    !/[?_]/.test(text) &&
    sentences.every((one) => /[.!]["”]?\s*$/.test(one) && hasFiniteVerb(one) && !isImperative(one))
  );
}

const TELLS_WHEN =
  /^\p{Lu}[\p{L} ]{3,40} (?:\p{L}{2,}(?:ou|aram|eram|iram|iu|eu)|foi|foram) [^:?]*(?<!\d)(?:1\d|20)\d\d(?!\d)/u;
/** `se Δ > 0 duas raízes reais`, `bicos 600`: a case of a rule, a sum of a list. */
const TYPED_CASE =
  /^(?:se|quando) \p{L}{1,2}\s?[<>=≠≤≥]\s?-?\d+,?\s+\p{L}{3,}(?!.*\w\()[^;{}[\]]*$|^\p{Ll}{3,}(?: \p{Ll}+){0,3} (?:R\$ ?)?\d[\d.,]*(?: ?%)?$/u;
const IN_WORDS = /^\p{Lu}\p{Ll}+(?=.*[\p{Ll}.)])/su;
/** Signs that no sentence has. */
const OF_CODE = /[;{}[\]<>=$_\\^|#@]|\w\(|\/\/|::|\d\s?[×·*/+]/u;

/** What a teacher is not to forget in class. */
export const REMINDS =
  /^\W*(?:mostrar|passar|levar|trazer|projetar|imprimir|exibir|lembrar(?: de)?|pedir|cobrar|comentar|retomar) (?:(?:[oa]s?|uma?|alguma?s?|para|com|que|n[ao]) )?(?:imag\p{L}+|v[íi]deos?|figuras?|fotos?|slides?|cartaz\p{L}*|mapas?|filmes?|m[úu]sicas?|experi[êe]ncias?|turma|classe|alunos?|tarefas?|deveres|prova|aula|maquetes?|exemplos?)(?!\p{L})/iu;

/** A term and what it is, in words alone. */
const TERM_OF_WORDS = /^\p{L}{4,}(?: \p{L}{2,}){0,3} = \p{Ll}{3,}(?:,? \p{Ll}+)+$/u;

const SINCE = /^\p{Lu}\p{Ll}+ [^,.]{0,40}(?<!\p{L})(?:de|em|até|desde|entre) (?:1\d|20)\d\d(?!\d)/u;
/** Publishers, places of a text, addresses. */
const SOURCE =
  /https?:|www|@|(?<!\p{L})(?:dispon[íi]vel|acesso|fonte|ed(?:itora|\.)|vol\.|v\.|p\.|p[áa]g\.?|isbn|livro|refer[êe]ncias?|bibliogr\p{L}+|in:|adaptad[oa]|revista|cap[íi]tulo)(?!\p{L})|\(\d{4}\)|\p{L}[,.] \d{4}|["“«]/iu;

const NAMES_GROUPS =
  /^\W*(?:em )?(?:grupos?|duplas?|trios?|equipes?)(?: de \d{1,2}| de at[ée] \d{1,2})?(?: alunos| pessoas)?\W*$/iu;
const OPEN_BOX = /\(\s*\)/;
const CHOSEN_FROM = /^stem:(?:asksToChoose|saysQuestion|end\?|isTrueFalse)$/;
const COUNTS_THINGS = /^\d{1,3} \p{Ll}{3,}/u;

const MAY_BE_FIELD: ReadonlySet<Role> = new Set(['exercise', 'instruction', 'heading']);
const PERSON_FIELD = /^(?:nome|alun[oa]|estudante|turma|data|escola)(?:\([ao]\)| completo)?\s?:\s*[_.]{3,}/iu;

/** `b) Que massa de ar traz o frio ao Sul?`: asked, not chosen. */
const ASKS_AT_LENGTH =
  /^\P{L}*(?:\p{L}\)\s)?(?:qua[il]s?|quem|quando|onde|como|quant[oa]s?|por que|(?:[oa]|em|de|para) que|que|explique|justifique|cite)(?!\p{L}).{12,}[?.]\W*$/iu;
const GAP = /_{3,}.*\p{L}|\p{L}{2}.*_{3,}/u;

const MAY_PAIR: ReadonlySet<Role> = new Set([
  'exercise',
  'explanation',
  'example',
  'formula',
  'heading',
  'table_data',
]);
const WORD_PAIR =
  /^[\p{Ll}¿¡][\p{L}'’]*(?:[ /][\p{L}'’()]+){0,5}\s*(?:\s[–—-]\s|=)\s*\p{Ll}[\p{L}-]*(?:[ ,/]+[\p{L}()-]+){0,6}$/u;

/** A line of a vocabulary: it begins with a small letter, has no stop and stands beside another one. */
function isWordPair({ kind, text }: Bit, marks: readonly string[]): boolean {
  const isAmong =
    marks.includes('prev:isTermDash') ||
    marks.includes('next:isTermDash') ||
    (text.includes('=') && (marks.includes('prev:hasMaths') || marks.includes('next:hasMaths')));
  return (kind === 'paragraph' || kind === 'item') && isAmong && WORD_PAIR.test(text);
}

/** What a form takes for a task, an aim or a source. */
const IN_FORMS: ReadonlySet<Role> = new Set([
  'exercise',
  'objective',
  'reference',
  'explanation',
  'procedure',
]);

/** `xxxx`, `Yyyyyyyyyy`: one letter over and over holds the place of what is to be written. */
const FILLER = /^(\p{L})\1{3,}$/iu;

/** `[Descreva como os dados serão coletados.]`: what a form orders is how it is filled in. */
export function roleInForm({ text }: Bit, role: Role): Role {
  if (FILLER.test(text)) return 'blank';
  const order = text.replace(/^\W*[[(]\s*/u, '');
  return IN_FORMS.has(role) && isImperative(order) ? 'instruction' : role;
}
