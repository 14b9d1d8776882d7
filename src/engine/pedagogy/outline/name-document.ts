import { isPersonName } from '#engine/pedagogy/language/person-names.ts';
import { asName } from '#engine/pedagogy/language/proper-names.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { isClassLine, topicOfHeadLine } from '#engine/pedagogy/understanding/class-line.ts';
import { looksLikeTitle } from '#engine/pedagogy/understanding/find-slide-titles.ts';
import { marksOf } from '#engine/pedagogy/understanding/text-marks.ts';
import { type Understanding, understand } from '#engine/pedagogy/understanding/understand.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import {
  cleanTitle,
  findBanner,
  isShouted,
  LONGEST_TITLE,
  shortenTitle,
  withoutBanner,
} from './clean-title.ts';
import { isNameless } from './nameless.ts';
import { nameFile } from './restore-title.ts';

type Bits = Understanding['bits'];

/**
 * What a lesson is called that nobody named: what the document says it is about (`Disciplina:` of a course plan, its own
 * title or the one its slides share, `Tema:`, the line on its cover), else its file's name as words. `name` is the file's
 * name without ending, null where there is none.
 */
export function nameDocument(source: SourceDocument, name: string | null): string {
  const { genre, bits } = understand(source);
  const titled = source.title === null ? '' : ownTitle(source.title, bits);
  const own = OF_A_COURSE.test(titled) ? topicOf(titled) || titled : titled;
  const course = genre === 'plano_de_ensino' ? readField(bits, COURSE) : '';
  const told = [
    course,
    isClassLine(own) ? subtitle(own, bits) : COUNTED.test(own) ? '' : own,
    readField(bits, THEME),
    readField(bits.slice(0, ON_TOP), OF_A_PAPER),
    coverLine(bits),
    firstTitle(source, bits),
    sheetTitle(bits),
    readField(bits, OBJECT),
    askedTheme(source, bits),
    coverLine(bits, true),
  ].find((title) => isTelling(title));
  return told ?? (withLineBelow(own, bits) || askedTitle(bits) || nameFile(name ?? '') || own || 'Aula');
}

/** `1 SEGURANÇA (NR-10)`: the first of several parts. */
const COUNTED = /^1\s?[.)–-]?\s+\p{L}/u;

/** What a class is asked to do, whatever it is about. */
const ASKS =
  /^(?:exerc[íi]cios?(?: propostos?| resolvidos?| de fixa[çc][ãa]o)?|lista(?: de exerc[íi]cios)?|prova|teste|avalia[çc][ãa]o|exame(?: de sele[çc][ãa]o| final)?|simulado|atividades?|trabalho|question[áa]rio)(?: (?:n?º ?)?\d+)?$/iu;
/** What a program or a form writes where a title should stand. */
const EMPTY =
  /^(?:planos? (?:de|da) (?:aulas?|ensino|curso|disciplina)|plano instrucional.*|apresenta[çc][ãa]o (?:do|no) powerpoint|powerpoint presentation|slide \d*|documento? ?\d*|microsoft word.*|untitled.*|sem t[íi]tulo|capa|aula \d+|apostila|.*\.(?:docx?|pptx?|xlsx?|pdf|indd|od[tp]|fodp|html?|txt|rtf|md|tex))$/iu;

/** False for a title that any document of its kind could have. */
const isTelling = (title: string): boolean =>
  title !== '' && !isNameless(asTitle(title)) && !ASKS.test(title) && !EMPTY.test(title);

/** The document's title without what runs over every slide; what the slides share where the cover names the course alone. */
function ownTitle(title: string, bits: Bits): string {
  const all = bits.filter(({ kind, at }) => kind === 'heading' && at !== null && at > 1);
  const headings = all.filter(({ at }, index) => all[index - 1]?.at !== at);
  const shared = sharedTitle(headings);
  if (shared !== '' && isSubject(shared, bits) && !isSubject(title, bits)) return asTitle(shared);
  const banner = findBanner(headings.map(({ text }) => text)).replace(/[\s:–—|-]+$/u, '');
  const rest = withoutBanner(title, banner);
  const key = (text: string): string => normalise(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
  // Covers lose the dash that other slides write.
  const written = headings
    .map(({ text }) => withoutBanner(text, banner))
    .find((text) => key(text) === key(rest));
  return rest === title ? title : asTitle(written ?? rest);
}

/** In capitals a short word that the language lacks is an acronym (`PROEN/IFRN`). */
const asTitle = (text: string): string =>
  cleanTitle(text, (word) =>
    word.length <= LONGEST_ACRONYM && !loadDictionary().has(word) && asName(word) === word
      ? word.toUpperCase()
      : asName(word),
  ).replace(
    /^(?:pop|nr|nbr|iso|it)(?: n?[º°.]*\s?\d+)(\s[–—-]\s\p{Ll})/iu,
    // `POP 07 – Verificação de …`: a code, then the name.
    (head) => head.toUpperCase(),
  );
const LONGEST_ACRONYM = 6;

const FEWEST_SHARED = 3;

/** The title that at least half of the slides have, of the first heading of each; '' for none. */
function sharedTitle(headings: Bits): string {
  const [most = []] = [...Map.groupBy(headings, ({ text }) => text).values()].sort(
    (a, b) => b.length - a.length,
  );
  return most.length >= FEWEST_SHARED && most.length * 2 >= headings.length ? (most[0]?.text ?? '') : '';
}

/** True where the text itself uses a word of the title. */
function isSubject(title: string, bits: Bits): boolean {
  const stems = contentStems(title);
  return bits.some(
    ({ kind, text, at }) =>
      kind !== 'heading' && at !== 1 && contentStems(text).some((one) => stems.includes(one)),
  );
}

const COURSE = /^(?:nome da )?(?:disciplina|unidade curricular|componente(?: curricular)?)\s*:\s*/iu;
const THEME =
  /^(?:t[íi]tulo|tema|assunto|conte[úu]do)(?: (?:da|do) (?:aula|atividade|encontro|projeto|trabalho))?\s*:\s*/iu;
/** `Unidade temática: Lutas Objeto de conhecimento: Lutas do Brasil - Capoeira`: where a plan names its subject nowhere else. */
const OBJECT = /^(?:.{0,60}\s)?objetos? d[eo] conhecimento\s*:\s*/iu;
/** The next field of a form whose fields were run together. */
const NEXT_FIELD = /\s+\p{Lu}\p{Ll}+(?:\s\p{Ll}+){0,2}\s*:.*$/u;
const FIELDS_WITHIN = 16;
/** `PROCEDIMENTO: BLOQUEIO E ETIQUETAGEM (LOTO) - painel de motor`, on top of a paper of a firm. */
const OF_A_PAPER =
  /^(?:procedimento(?: operacional(?: padr[ãa]o)?)?|instru[çc][ãa]o de trabalho|treinamento|POP|norma)(?: n?[º°.]*\s?\d+)?\s*:\s*/iu;
const ON_TOP = 4;

/** What stands after a label on the first lines of a form; '' where nothing is filled in. */
function readField(bits: Bits, label: RegExp): string {
  // Several plans in one file have a theme each.
  if (label === THEME && bits.filter(({ text }) => THEME.test(text)).length > 1) return '';
  for (const [at, { text, role, kind }] of bits.slice(0, FIELDS_WITHIN).entries()) {
    // `Tema | Brincadeiras indígenas`: a row of a form.
    const cell = bits[at + 1];
    if (
      kind === 'cell' &&
      cell?.kind === 'cell' &&
      // `Disciplina: Redes` in a cell of its own is filled in: the cell below it is another field.
      `${text.replace(/:\s*$/, '')}: `.replace(label, '') === '' &&
      isTitle(cell.text)
    )
      return asTitle(cell.text.replace(/\.$/, '').trim());
    if (!label.test(text) || role === 'blank' || role === 'exercise') continue;
    const value = text.replace(label, '').replace(NEXT_FIELD, '').replace(/\.$/, '').trim();
    if (isTitle(value)) return asTitle(value);
  }
  return '';
}

/** Lines of a cover that are looked at. */
const COVER = 4;
const WITH_COURSE = /^(.{8,}?)\s+(?:curso|disciplina|mat[ée]ria)\s*:\s*(.+)$/iu;

/** `Curso Técnico em Eletrônica – Redes – Módulo 2`: where a paper belongs, which its own heading tells better. */
const OF_A_COURSE = /^curso (?:\p{L}+ )?(?:em|de|d[ao])(?!\p{L})|(?<!\p{L})disciplina(?: de|:)(?!\p{L})/iu;

/** The line before the first heading that says what the document is, with the course that it names. */
function coverLine(bits: Bits, mayBeCourse = false): string {
  const end = bits.findIndex(({ kind }) => kind === 'heading');
  for (const bit of bits.slice(0, end < 0 ? COVER : Math.min(end, COVER))) {
    if (!isCoverLine(bit) || (OF_A_COURSE.test(bit.text) && !mayBeCourse)) continue;
    const [, line = bit.text, course = ''] = WITH_COURSE.exec(bit.text) ?? [];
    const title = topicOf(line.replace(/\s+(?:19|20)\d\d$/, ''));
    const whole = course === '' ? title : `${title}: ${course}`;
    if (isTitle(title)) return whole.length <= LONGEST_TITLE ? whole : title;
  }
  return '';
}

/** `E.E. Barão … 9º ano Prof. Cleiton LISTA 4 - EQUAÇÃO DO 2º GRAU`: the name of a sheet at the end of the line of its school. */
const SHEET_AT_END =
  /\s(?<kind>lista|ficha|prova|atividade|avalia[çc][ãa]o|trabalho|apostila|roteiro)(?: de exerc[íi]cios)?\s*(?:n?[º°.]*\s?(?<number>\d{1,2}))\s*[-–—:]\s*(?<topic>\p{L}.{5,60})$/iu;

function sheetTitle(bits: Bits): string {
  for (const bit of bits.slice(0, HEAD)) {
    const { kind = '', number = '', topic = '' } = SHEET_AT_END.exec(bit.text)?.groups ?? {};
    if (topic === '' || !OF_OTHERS.some((mark) => marksOf(bit).includes(mark)) || !isTitle(topic)) continue;
    return `${asTitle(kind)} ${number} – ${asTitle(topic)}`;
  }
  return '';
}

/** What a line on top says that the paper is about, as a title. */
const topicOf = (line: string): string => asTitle(topicOfHeadLine(line));

/** The line below a cover's title that names the class alone: what the lesson is about. */
function subtitle(title: string, bits: Bits): string {
  const at = bits.findIndex(({ text }) => normalise(text) === normalise(title));
  const line = bits.slice(at + 1, at + COVER).find((bit) => {
    const marks = marksOf(bit);
    return (
      bit.at === bits[at]?.at && !OF_OTHERS.some((mark) => marks.includes(mark)) && !isClassLine(bit.text)
    );
  });
  const name = line === undefined ? '' : topicOf(line.text);
  return at >= 0 && name.length <= LONGEST_TITLE && isTitle(name) ? name : '';
}

/** `… para amanhã. tema: O CICLO DA CHUVA`, within what somebody writes us. */
const WITHIN = /(?<=[.!?;),]\s)(?:o )?(?:tema|assunto)(?: (?:da aula|é))?\s*:\s*([^.!?;\n]{6,80})/iu;

function askedTheme({ kind }: SourceDocument, bits: Bits): string {
  if (kind !== 'text') return '';
  const [theme = ''] = bits.slice(0, HEAD).flatMap(({ text }) => WITHIN.exec(text)?.[1] ?? []);
  return isTitle(theme) ? asTitle(theme.trim()) : '';
}

/** What tells of a house, a person, an address or a field. */
const OF_OTHERS = ['isInstitution', 'saysTeacherName', 'hasMail', 'hasUrl', 'isEmptyField', 'isGreeting'];

function isCoverLine(bit: Bits[number]): boolean {
  const marks = marksOf(bit);
  return (
    bit.kind === 'paragraph' &&
    (bit.role === 'furniture' || bit.role === 'admin' || bit.role === 'heading') &&
    !OF_OTHERS.some((mark) => marks.includes(mark)) &&
    !isClassLine(bit.text) &&
    !/^\p{L}[\p{L} ]{2,20}:|\d\/\d|\d{2}\s[–-]\s\d|,\s*\d+/u.test(bit.text)
  );
}

const HEAD = 5;

/** The heading on top of all others or right above another one; of typed lines the first that is no sentence. */
function firstTitle({ kind }: SourceDocument, bits: Bits): string {
  const at = bits
    .slice(0, HEAD)
    .findIndex(
      (bit) =>
        bit.kind !== 'cell' &&
        !OF_OTHERS.some((mark) => mark !== 'isEmptyField' && marksOf(bit).includes(mark)) &&
        (bit.role === 'heading' || (kind === 'text' && bit.role !== 'admin' && looksLikeTitle(bit.text))),
    );
  const bit = bits[at];
  const next = bits[at + 1];
  if (bit === undefined || next === undefined || /^\d/.test(bit.text)) return '';
  const levels = bits.slice(at + 1).flatMap(({ block }) => (block.type === 'heading' ? [block.level] : []));
  const isTop =
    bit.block.type === 'heading' &&
    (levels.length > 1 || (levels.length === 0 && bits.slice(0, at).some(isOfPaper))) &&
    Math.min(...levels) > bit.block.level;
  const isLoudest =
    isShouted(bit.text) &&
    !bits.slice(at + 1).some(({ text, role }) => role === 'heading' && isShouted(text)) &&
    bits.slice(at + 1).filter(({ role }) => role === 'heading').length > 1;
  const isDeeper =
    next.block.type === 'heading' && bit.block.type === 'heading' && next.block.level > bit.block.level;
  const isAbove =
    (next.role === 'heading' && !isDeeper) || ['admin', 'furniture', 'narrative'].includes(next.role);
  const title = topicOf(bit.text);
  return (kind === 'text' || isTop || isLoudest || isAbove || ASKING.test(title)) && !/[?.]$/.test(title)
    ? title
    : '';
}

/** The school, the class, fields for a name: what stands above the only heading of a sheet. */
const isOfPaper = ({ role }: Bits[number]): boolean =>
  role === 'admin' || role === 'furniture' || role === 'blank';

/** `Ética: como decidir o que é certo?`: a question may be all that heads a paper. */
function askedTitle(bits: Bits): string {
  const first = bits
    .slice(0, HEAD)
    .find(({ kind, role, text }) => kind === 'heading' && role === 'heading' && /\?$/.test(text));
  const title = first === undefined ? '' : topicOf(first.text);
  return title.length <= LONGEST_TITLE && contentStems(title).length > 1 ? title : '';
}

/** `Avaliação bimestral de geografia` */
const ASKING = /^(?:prova|avalia[çc][ãa]o|teste|simulado|lista|exame)(?!\p{L})/iu;

function isTitle(text: string): boolean {
  return (
    contentStems(text).length >= 2 &&
    !isPersonName(text) &&
    isTelling(text) &&
    !STAGE.test(text) &&
    !/[?.]$|\.\.\.|_{2,}|\[/.test(text)
  );
}

/** For whom, not about what. */
const STAGE = /^(?:educa[çc][ãa]o infantil|ensino (?:fundamental|m[ée]dio|superior|t[ée]cnico)).{0,20}$/iu;

/** `Exame de Seleção – Edital nº 39/2017`: the line below says which one of all. */
function withLineBelow(title: string, bits: Bits): string {
  const at = bits.findIndex(({ text, role, kind }, place) =>
    title === ''
      ? place < HEAD && (kind === 'heading' || role === 'heading') && ASKS.test(text)
      : normalise(text) === normalise(title),
  );
  const [own, below] = at < 0 ? [] : [bits[at], bits[at + 1]];
  const isName = below !== undefined && below.text.length <= LONGEST_TITLE;
  return isName && (ISSUED.test(below.text) || (below.role === 'heading' && isTelling(below.text)))
    ? shortenTitle(`${title || asTitle(own?.text ?? '')} – ${asTitle(below.text)}`)
    : '';
}
/** `EDITAL Nº 12/2024 – IFX`: which of many exams it is. */
const ISSUED = /^(?:edital|concurso|processo seletivo|vestibular|sele[çc][ãa]o)(?!\p{L}).{0,60}\d{2}/iu;
