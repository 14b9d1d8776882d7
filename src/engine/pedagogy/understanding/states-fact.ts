import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { startsLeaning } from '#engine/pedagogy/language/grammar/starts-leaning.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';
import { marksOf } from './text-marks.ts';

/** What a plain statement is taken for when its shape reminds of something else. */
const MAY_STATE: ReadonlySet<Role> = new Set(['instruction', 'admin', 'furniture', 'caption']);
/** Signs that somebody is told what to do, where or by whom: no statement about the world. */
const TELLS_SOMEBODY: ReadonlySet<string> = new Set([
  'isObliged',
  'saysGrading',
  'namesTeacher',
  'namesClass',
  'saysWeOrYou',
  'isGreeting',
  'namesFigure',
  'startsFigure',
  'hasUrl',
  'hasMail',
  'isSource',
  'isAuthorYear',
  'hasDate',
  'isInstitution',
  'isTermColon',
  'isEmptyField',
  'saysBlank',
  'hasPlaceholder',
  'saysResource',
  'isDeepNumbered',
  'asksToChoose',
  'commands',
]);
const FACT_WORDS = { from: 6, to: 45 };
const MAY_STATE_ON_SLIDE: ReadonlySet<Role> = new Set(['instruction', 'admin', 'reference']);
const LEAST_ON_SLIDE = 4;

/** `Euclides da Cunha cobriu a guerra como jornalista.`: a whole sentence about nobody here, on a slide after the cover, says what the slide is about. */
export function statesOnSlide({ kind, at, text }: Bit, judged: Role, marks: readonly string[]): boolean {
  return (
    MAY_STATE_ON_SLIDE.has(judged) &&
    (kind === 'paragraph' || kind === 'item') &&
    at !== null &&
    at > 1 &&
    /^\p{Lu}\p{Ll}+\s.*[\p{Ll}\d]\.$/su.test(text) &&
    text.split(/\s+/).length >= LEAST_ON_SLIDE &&
    !PUPILS.test(text) &&
    !/^cada (?:um|uma|grupo|dupla)(?!\p{L})/iu.test(text) &&
    !marks.some((mark) => TELLS_SOMEBODY.has(mark)) &&
    splitSentences(text).every((one) => hasFiniteVerb(one) && !isImperative(one) && !startsLeaning(one))
  );
}

/** What a line of a slide is taken for by its shape alone, and is not where nothing of the kind stands around it. */
const MAY_SAY: ReadonlySet<Role> = new Set(['instruction', 'admin', 'furniture', 'alternative', 'caption']);
const MARKS_OF_OTHERS =
  /^(?:isLettered|isRomanItem|isNumbered|isBoxed|isDate|isName|isNameList|isUrl|isPageLine|isContentsLine|isLabelField|isMonthYear|isCourseCode|isVersion|isTimeRange|endsWithFraction|repeat|onMostPages|end\?|end:|hasMinutes|namesPupils|noise|ocr|under=(?:exercises|references|answers|objectives|method|grading|admin)|lead:|optionsOfStem)/;
/** Words of grading that are words of a subject too (`valor`, `trabalho`, `grupo`). */
const MAY_BE_SAID: ReadonlySet<string> = new Set(['isTermColon', 'saysGrading']);
const OF_MARKS = /(?<!\p{L})(?:notas?|pontos?|entrega[rs]?|prazo|individual|avalia\p{L}+|rubrica)(?!\p{L})/iu;
const OPENS_WITH_VERB = /^(?:não )?\p{L}+(?:[aei]r|[ai]d[oa]s?|eit[oa]s?|ndo)(?!\p{L})/iu;
const LEAST_SAID = { ofTerm: 3, alone: 4 };
/** A row of names that long says something, whatever its words are. */
const SURELY_SAID = 9;
/** `Apresentação guiada: derivação passo a passo`: what is done in class. */
const IN_CLASS =
  /^(?:apresenta[çc][ãa]o|aula|exerc[íi]cios?|discuss[ãa]o|atividades?|debate|din[âa]mica|leitura|exposi[çc][ãa]o|an[áa]lise gr[áa]fica|aplica[çc][ãa]o emp[íi]rica)(?!\p{L})/iu;

/**
 * `Manutenção: peças e materiais de limpeza`, `Proteger contra aumento de preços`: a line under the title of a slide that has
 * no picture says what the slide is about, though it has no verb or stop.
 * @param marks the bit's features, see `featuresOf`
 */
export function saysOnSlide({ kind, at, text }: Bit, judged: Role, marks: readonly string[]): boolean {
  const words = text.split(/\s+/).length;
  const ofTerm = /^\p{L}[^:.!?]{1,40}:\s/u.test(text);
  return (
    MAY_SAY.has(judged) &&
    (kind === 'paragraph' || kind === 'item') &&
    at !== null &&
    at > 1 &&
    /^\p{Lu}\p{Ll}+[\s:,-].*[\p{Ll}\d).]$/su.test(text) &&
    words >= (ofTerm || OPENS_WITH_VERB.test(text) ? LEAST_SAID.ofTerm : LEAST_SAID.alone) &&
    (ofTerm || words >= SURELY_SAID || hasFiniteVerb(text) || OPENS_WITH_VERB.test(text)) &&
    !IN_CLASS.test(text) &&
    !PUPILS.test(text) &&
    !OF_MARKS.test(text) &&
    !marks.some((mark) => MARKS_OF_OTHERS.test(mark) || (!MAY_BE_SAID.has(mark) && TELLS_SOMEBODY.has(mark)))
  );
}

const LOOKS_LIKE_CAPTION: ReadonlySet<Role> = new Set(['caption', 'admin', 'furniture']);
const FIGURE: ReadonlySet<Bit['kind']> = new Set(['cell', 'chart', 'equation']);
const DEFINES = { from: 4, to: 30 };

/** `Realização mais frequente de uma variável.` right under `Moda`, with no figure after it that it could name. */
export function saysWhatIs(bits: readonly Bit[], index: number, judged: Role): boolean {
  const [before, bit, next] = [bits[index - 1], bits[index], bits[index + 1]];
  if (!LOOKS_LIKE_CAPTION.has(judged) || before?.kind !== 'heading') return false;
  if (bit === undefined || before.at !== bit.at) return false;
  const words = bit.text.split(/\s+/).length;
  const isFigureNext = next !== undefined && FIGURE.has(next.kind);
  return (
    bit.kind === 'paragraph' &&
    /^\p{Lu}\p{Ll}+ \p{Ll}.*\p{Ll}\.$/u.test(bit.text) &&
    words >= DEFINES.from &&
    words <= DEFINES.to &&
    !isFigureNext &&
    !marksOf(bit).some((mark) => TELLS_SOMEBODY.has(mark))
  );
}

/** `os pequenos` may be anybody's small ones. */
const PUPILS =
  /(?<!\p{L})(?:alun[oa]s?|estudantes?|crianças?|turma|educandos?|discentes?|participantes?)(?!\p{L})/iu;

/** A whole sentence with a subject and its verb that speaks to nobody says something, wherever it stands. */
export function statesFact(bit: Bit, judged: Role, isAsking: boolean): boolean {
  // `Se aparecer #DIV/0!, a divisão é por zero.`: signs quoted in a sentence are no listing.
  // `Ponto adjacente Todos os valores entre os limites;`: nor are words in a row that a semicolon ends.
  if (judged === 'code')
    return (
      (/^(?:Se|Quando|[OA]s?)\s.*\p{Ll}\.$/su.test(bit.text) && !/[{};=<>]|\w\(/.test(bit.text)) ||
      (/^\p{Lu}\p{Ll}+(?:[ ,-]+\p{L}+){5,}[;.]/u.test(bit.text) && !/[{}=<>_$]|\w\(/.test(bit.text))
    );
  if (!MAY_STATE.has(judged) || isAsking || bit.kind === 'heading') return false;
  const words = bit.text.split(/\s+/).length;
  if (
    words < FACT_WORDS.from ||
    words > FACT_WORDS.to ||
    !/^(?:[OA]s?|Um|Uma|\p{Lu}\p{Ll}+)\s.*[.;]$/su.test(bit.text)
  )
    return false;
  if (PUPILS.test(bit.text) || marksOf(bit).some((mark) => TELLS_SOMEBODY.has(mark))) return false;
  const [first = ''] = splitSentences(bit.text);
  return hasFiniteVerb(first) && !isImperative(first) && !startsLeaning(first) && findSubject(first) !== null;
}

/** `Quem pede comida pelo celular raramente pensa em quem pedala. Em poucos anos …`: told, though it begins as a question does. */
export function opensATale(text: string): boolean {
  const sentences = splitSentences(text);
  return (
    sentences.length > 1 &&
    !/[?_]/.test(text) &&
    sentences.every((one) => /[.!]["”]?\s*$/.test(one) && hasFiniteVerb(one) && !isImperative(one))
  );
}

/** `As figuras de linguagem são recursos …`: a sentence of the subject that stands below the aims. */
export function tellsOfThings(text: string): boolean {
  const [first] = tagSentence(text);
  return (
    (first?.tag === 'DET' || first?.tag === 'PRON') &&
    hasFiniteVerb(text) &&
    !/(?<!\p{L})(?:alun|estudant|turma|crianç|participant|discent|educand|aprend|objetiv|habilidad|compet[êe]nci|capa(?:z|cidade)|dever|ser[áã]|saber|aula|disciplina|curso|unidade|projeto|proposta|finalidade|meta|intenção|visa|pretend|busca|prop[õo])/iu.test(
      text,
    )
  );
}
