import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isForeignExample, isForeignOrder } from '#engine/pedagogy/language/is-foreign.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import type { Bit } from './bit.ts';
import { isClassLine } from './class-line.ts';
import { FORBIDS } from './heading-class.ts';
import { isContentRole, type Role } from './role.ts';
import { roleOfLine, roleOfNotes } from './role-of-line.ts';
import { opensATale, tellsOfThings } from './states-fact.ts';

/** What shows that a pupil is asked for something: in the words themselves, the line they hang on or their heading. */
const ASKS =
  /^(?:end\?|asks|commands|commandsLater|asksToChoose|isTrueFalse|saysQuestion|saysBlank|startsInterrogative|infinitive|bloomInfinitive|bloomForm|secondInfinitive|isBoxed|isLettered|isRomanItem|isNumbered|isDeepNumbered|ordered|isUnfinishedSum|isNumericEquation|isEquation|hasMaths|hasLatex|saysScenario|(?:under|within)=(?:exercises|answers|method)|lead:(?:end\?|commands|asksToChoose|isTrueFalse|saysQuestion|saysBlank|infinitive|isNumbered))/;
const OF_A_TALE = /^(?:startsInterrogative|saysScenario)$/;
/** What shows that something is to be judged true or false. */
const TO_JUDGE =
  /^(?:isBoxed|isRomanItem|saysBlank|lead:asksToChoose|prev:(?:asksToChoose|isBoxed)|under=exercises|within=exercises)/;

/** `Prof. 9º ano`: the name was left out. */
const BARE_TEACHER = /^prof(?:essora?|[aª])?\.?[aª]?\s+\d{1,2}\s?[ºª°]/iu;

/** `Art. 7º É proibido …`, `Parágrafo único. …` */
const ARTICLE = /^(?:art(?:igo)?\.?\s*\d{1,3}\s?[º°.–-]?\s|§\s?\d|parágrafo único[.:–-])/iu;

/** `cobrar na prova!!`: a teacher's own reminder. */
const FOR_TEST = /(?<!\p{L})(?:na|para a|pra) prova(?!\p{L})/iu;

/** A line of a text: words of a language with capitals only where it has them. */
const IN_WORDS = /^\p{Lu}\p{Ll}+(?:[\s–-]+\p{Lu}?\p{Ll}+|,){2,}[;.]?$/u;
const ANNOUNCES = /^(?!Revis|Exerc|Ativid|Objetiv|Passo)\p{Lu}\p{Ll}+(?:\s\p{Ll}+){2,}:$/u;

/**
 * A role that a bit cannot have by its own words, put right: the weights were learnt on few documents and lean on a bit's
 * surroundings.
 * @param marks the bit's features, see `featuresOf`
 * @param isAsking whether the document is one that asks from end to end
 */
export function correctRole(bit: Bit, role: Role, marks: readonly string[], isAsking: boolean): Role {
  const noted = bit.block.type === 'note' && bit.block.noteType === 'speaker' ? roleOfNotes(bit.text) : null;
  if (noted !== null) return noted;
  // `Índices pluviométricos muito baixos;`: a stop of the pen makes no program of words.
  if (role === 'code' && (IN_WORDS.test(bit.text) || isProse(bit.text))) return 'explanation';
  // `estômago = suco gástrico, ácido clorídrico + pepsina vira quimo`: signs that stand for words of a sentence.
  if (
    role === 'formula' &&
    bit.kind !== 'cell' &&
    (isProse(bit.text) ||
      (IN_NOTES.test(bit.text) && (isProse(bit.text.replace(/\s[=+]\s/g, ', ')) || isOfWords(bit.text))))
  )
    return 'explanation';
  // `clorofila = pigmento verde`: words on both sides are no formula.
  if (role === 'formula' && bit.kind !== 'cell' && TERM_OF_WORDS.test(bit.text)) return 'definition';
  // `Matemática - 6º ano - Prof. Marcos`: for whom, not about what.
  if (
    (role === 'heading' || isContentRole(role)) &&
    bit.kind !== 'cell' &&
    (marks.includes('opening') || /\s[–—|•·-]\s|prof/iu.test(bit.text)) &&
    (isClassLine(bit.text) || BARE_TEACHER.test(bit.text))
  )
    return 'admin';
  const own = roleOfLine(bit.text, role, marks, isAsking);
  if (own !== null) return own;
  // `Nome: ______ Turma: ____`: filled in, not answered.
  if (MAY_BE_FIELD.has(role) && PERSON_FIELD.test(bit.text)) return 'blank';
  // `a) She ____ (go) to school.`: an option is whole.
  if (role === 'alternative' && GAP.test(bit.text)) return 'exercise';
  // `3. (1,0) O que é migração? Dê um exemplo.`: what has a number and asks is a question, however it goes on.
  if (isAsking && role === 'instruction' && NUMBERED_TASK.test(bit.text)) return 'exercise';
  // `O Mercosul foi criado em 1991 pelo Tratado …`: a text to be read, no source.
  if (role === 'reference' && isAsking && bit.kind === 'paragraph' && tellsAtLength(bit.text))
    return 'explanation';
  if (isAsking) return role;
  // `Relacionar com um dos autores. Entregar dia 22` below `Atividade em grupo`
  if (role === 'objective' && marks.includes('under=exercises') && !marks.includes('saysObjective'))
    return 'exercise';
  // `Capacete com jugular` in a list below `EPI obrigatório`
  if (role === 'admin' && bit.kind === 'item' && isThing(bit.text, marks)) return 'explanation';
  // `mostrar imagem!!` among a teacher's notes
  if (isContentRole(role) && REMINDS.test(bit.text)) return 'teacher_guidance';
  // `Características dos compostos iônicos:` over its list leaves nothing open.
  if (role === 'blank' && ANNOUNCES.test(bit.text) && marks.includes('next=item')) return 'explanation';
  // `wake up - acordar` among its like: a word and what it means.
  if (MAY_PAIR.has(role) && isWordPair(bit, marks)) return 'definition';
  // `Do e does vêm antes do sujeito: Do you like pizza?`: the question is the example.
  if (role === 'exercise' && explainsByQuestion(bit.text)) return 'explanation';
  if (role === 'answer' && SHORT_ANSWERS.test(bit.text)) return 'explanation';
  // `As figuras de linguagem são recursos …` below the aims.
  if (role === 'objective' && bit.kind === 'paragraph' && tellsOfThings(bit.text)) return 'explanation';
  // `Industrialização a partir de 1930, principalmente no Sudeste`: a year makes no source.
  if (role === 'reference' && SINCE.test(bit.text) && !SOURCE.test(bit.text)) return 'explanation';
  // `Ordene do maior para o menor valor` under `Como montar a curva`: a step, whoever takes it.
  if (
    role === 'exercise' &&
    marks.includes('under=steps') &&
    isImperative(bit.text) &&
    !/[?_]/.test(bit.text)
  )
    return 'procedure';
  // What a law or rule says is what it is there for.
  if (ARTICLE.test(bit.text) && bit.kind !== 'heading' && role !== 'reference') return 'explanation';
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
  // `3) (ENEM) O gás liberado … Esse gás é` below `Exercícios`
  const mayAsk =
    (isContentRole(role) && role !== 'code') || (role === 'instruction' && LETTERED.test(bit.text));
  if (mayAsk && marks.includes('under=exercises') && NUMBERED.test(bit.text)) return 'exercise';
  // `A função de um móvel é s = 10 + 4t. Determine: a) …` in a numbered list below `Exercícios`
  if (
    mayAsk &&
    marks.includes('under=exercises') &&
    isNumberedItem(bit) &&
    splitSentences(bit.text).some(isImperative)
  )
    return 'exercise';
  // `Uma bola é lançada … a) Qual é a altura máxima? b) …`: a case with its questions.
  if (isContentRole(role) && role !== 'code' && ASKS_BY_LETTER.test(bit.text)) return 'exercise';
  if (role !== 'statement_to_judge' || marks.some((mark) => TO_JUDGE.test(mark))) return role;
  // `Não clique em nenhum link.`: what to do can be neither true nor false.
  if (!isImperative(bit.text)) return 'explanation';
  return FOR_TEST.test(bit.text) ? 'teacher_guidance' : 'procedure';
}

/** Nothing of a date, an address, a person or a class, in a list of what its heading names. */
const isThing = (text: string, marks: readonly string[]): boolean =>
  marks.includes('under=subject') &&
  marks.some((mark) => /^genre=(?:apostila|treinamento_corporativo|manual_tutorial|notas)$/.test(mark)) &&
  /^\p{Lu}\p{Ll}+\s.*\p{L}/su.test(text) &&
  text.split(/\s+/).length >= FEWEST_NAMED &&
  !marks.some((mark) => OF_ADMIN.test(mark));
const FEWEST_NAMED = 3;
const OF_ADMIN =
  /^(?:is(?:Date|Name|NameList|MonthYear|TimeRange|LabelField|EmptyField|OpenField|CourseCode|Version|Institution|CurriculumCode|Source|Url|Greeting)|has(?:Date|Mail|Url|Minutes|Placeholder|CurriculumCode)|saysTeacherName|saysBlank|namesLevel|namesTeacher|namesPupils|namesClass|saysGrading|end\?|end:)$/;

/** What a teacher is not to forget in class. */
export const REMINDS =
  /^\W*(?:mostrar|passar|levar|trazer|projetar|imprimir|exibir|lembrar(?: de)?|pedir|cobrar|comentar|retomar) (?:(?:[oa]s?|uma?|alguma?s?|para|com|que|n[ao]) )?(?:imag\p{L}+|v[íi]deos?|figuras?|fotos?|slides?|cartaz\p{L}*|mapas?|filmes?|m[úu]sicas?|experi[êe]ncias?|turma|classe|alunos?|tarefas?|deveres|prova|aula|maquetes?|exemplos?)(?!\p{L})/iu;

/** A word in small letters with what it is: a note in haste; `Densidade = massa, em gramas, por volume` is a formula. */
const IN_NOTES = /^\p{Ll}{4,}(?: \p{Ll}{3,})? = \p{Ll}{3,}/u;

/** A term and what it is, in words alone. */
const TERM_OF_WORDS = /^\p{L}{4,}(?: \p{L}{2,}){0,3} = \p{Ll}{3,}(?:,? \p{Ll}+)+$/u;

/** Signs that no sentence has. */
const OF_CODE = /[;{}<>=$_\\^|#@]|\w\(|\/\/|::|\d\s?[×·*/+]/u;
const FEWEST_OF_PROSE = 6;

/** `figado = bile (emulsifica gordura) / pancreas = suco pancreatico`: whole words without a figure, accents left out in haste. */
const isOfWords = (text: string): boolean =>
  /^[\p{L}\s,;()=+/.-]+$/u.test(text) && (text.match(/\p{L}{4,}/gu) ?? []).length >= FEWEST_OF_PROSE;

/** Words of Portuguese with commas between them or a verb among them, however the line begins (`int delgado (6 m): a bile …`). */
function isProse(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return (
    words.length >= FEWEST_OF_PROSE &&
    !OF_CODE.test(text) &&
    /[áàâãéêíóôõúç]/iu.test(text) &&
    (text.includes(', ') || hasFiniteVerb(text))
  );
}

const SINCE = /^\p{Lu}\p{Ll}+ [^,.]{0,40}(?<!\p{L})(?:de|em|até|desde|entre) (?:1\d|20)\d\d(?!\d)/u;
/** Publishers, places of a text, addresses. */
const SOURCE =
  /https?:|www|@|(?<!\p{L})(?:dispon[íi]vel|acesso|fonte|ed(?:itora|\.)|vol\.|v\.|p\.|p[áa]g\.?|isbn|livro|refer[êe]ncias?|bibliogr\p{L}+|in:|adaptad[oa]|revista|cap[íi]tulo)(?!\p{L})|\(\d{4}\)|\p{L}[,.] \d{4}|["“«]/iu;

const isNumberedItem = ({ kind, block }: Bit): boolean =>
  kind === 'item' && block.type === 'list' && block.isOrdered;
const ASKS_BY_LETTER = /\sa\)\s[^?]{8,}\?\s+b\)\s[^?]{8,}\?/u;
const LETTERED = /\sa\)\s.*\sb\)\s/isu;
const NUMBERED = /^\d{1,2}\s?[).–-]\s*\(?\p{Lu}/u;
const NUMBERED_TASK = /^(?:quest[ãa]o\s*)?\d{1,2}\s?[).º–-]\s*(?:\([^)]{1,20}\)\s*)?\p{Lu}[^?]{4,120}\?/iu;
const FEWEST_TOLD = 18;
const OF_SOURCE =
  /dispon[íi]vel em|acesso em|https?:|www\.|adaptado|(?<!\p{L})(?:ed|v|p|n|org)\.\s?\d?|\p{Lu}{3,},\s\p{Lu}|:\s\p{Lu}\p{L}+,\s(?:19|20)\d\d/iu;
const tellsAtLength = (text: string): boolean =>
  text.split(/\s+/).length >= FEWEST_TOLD && !OF_SOURCE.test(text) && hasFiniteVerb(text);

const MAY_BE_FIELD: ReadonlySet<Role> = new Set(['exercise', 'instruction', 'heading']);
const PERSON_FIELD = /^(?:nome|alun[oa]|estudante|turma|data|escola)(?:\([ao]\)| completo)?\s?:\s*[_.]{3,}/iu;

const GAP = /_{3,}.*\p{L}|\p{L}{2}.*_{3,}/u;
const SHORT_ANSWERS = /^respostas (?:curtas|completas|afirmativas|negativas): \p{Lu}/iu;

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

const FEWEST_EXPLAINING = 4;

/** A rule told in a whole sentence, with questions of the language that is taught to show it. */
function explainsByQuestion(text: string): boolean {
  const [, told = '', shown = ''] = /^(\p{Lu}[^:?]+): (.*\?.*)$/su.exec(text) ?? [];
  return (
    told.split(/\s+/).length >= FEWEST_EXPLAINING &&
    hasFiniteVerb(told) &&
    !isImperative(told) &&
    splitSentences(shown).every(isForeignExample)
  );
}

/** What a form takes for a task, an aim or a source. */
const IN_FORMS: ReadonlySet<Role> = new Set([
  'exercise',
  'objective',
  'reference',
  'explanation',
  'procedure',
]);

/** `[Descreva como os dados serão coletados.]`: what a form orders is how it is filled in. */
export function roleInForm({ text }: Bit, role: Role): Role {
  const order = text.replace(/^\W*[[(]\s*/u, '');
  return IN_FORMS.has(role) && isImperative(order) ? 'instruction' : role;
}

const ORDERS = /^(?:instruç(?:ão|ões)|orientaç(?:ão|ões)|regras)(?!\p{L}).{0,30}$/iu;
const ENDS_ORDERS = /^(?:quest(?:ão|ões)(?!\p{L})|\(?\d{1,3}\s?[).º–-]|\(?[a-e]\)|\([\s_]*\))|\?\s*$/iu;
const MAY_ORDER: ReadonlySet<Role> = new Set([
  'exercise',
  'explanation',
  'procedure',
  'definition',
  'example',
  'admin',
]);

/** What stands under `Instruções` in a test or a piece of work, up to its first question or next heading, tells how to work. */
export function tellOrders<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  let isOrder = false;
  let list: Bit['block'] | null = null;
  return bits.map((bit) => {
    // After one list of orders the next is that of the questions.
    const isNextList = bit.kind === 'item' && list !== null && bit.block !== list;
    const isEnd = bit.role === 'heading' || bit.kind === 'cell' || isNextList || ENDS_ORDERS.test(bit.text);
    if (ORDERS.test(bit.text)) [isOrder, list] = [true, null];
    else if (isEnd) isOrder = false;
    else if (isOrder && bit.kind === 'item') list = bit.block;
    return isOrder && MAY_ORDER.has(bit.role) ? { ...bit, role: 'instruction' } : bit;
  });
}

/** Cells of a table of data that look like something by themselves (`14 de julho de 1789`) are data too. */
export function agreeInTables<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const data = new Map<Bit['block'], number>();
  for (const { kind, block, role } of bits)
    if (kind === 'cell' && role === 'table_data') data.set(block, (data.get(block) ?? 0) + 1);
  // `PODE | NÃO PODE`: what stands below is told, each cell by what heads it.
  const ruled = new Set(
    bits.filter(({ kind, text }) => kind === 'cell' && FORBIDS.test(text)).map(({ block }) => block),
  );
  return bits.map((bit) =>
    bit.kind === 'cell' && ruled.has(bit.block) && bit.role !== 'blank'
      ? { ...bit, role: 'table_data' }
      : bit.kind === 'cell' &&
          (bit.role === 'admin' || (bit.role === 'exercise' && !/_{2}|\d\s?[).]\s/.test(bit.text))) &&
          (data.get(bit.block) ?? 0) * 2 > bit.count
        ? { ...bit, role: 'table_data' }
        : bit,
  );
}
