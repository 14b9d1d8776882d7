import { isFormField, withoutAnnouncement } from '#engine/pedagogy/language/drop-label.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { isNameLine } from '#engine/pedagogy/language/person-names.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { TALKS_OF_CLASS } from '#engine/pedagogy/language/without-aside.ts';
import { isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import type { Statement } from './piece.ts';

/** Lines about the document, captions of figures, addresses. */
const NOT_TEACHING =
  /^(?:fig(?:ura|ure|\.)|tabela|quadro|gr[áa]fico|imagem|foto|fonte|ver|veja|vide|cf\.|dispon[íi]vel em|acesso em|adaptado de|copyright|©|isbn|p[áa]gina|vers[ãa]o|data|professora?|prof\.?ª?|alun[oa]s?|nome|turma|curso|disciplina|s[ée]rie|autor(?:es|a)?|e-?mail|tel(?:efone)?\.?)\s*(?:\d[\d.]*)?\s*[:.–—-]/iu;
const ADDRESS =
  /https?:\/\/|www\.|\S@\S+\.\S|(?<!\p{L})(?:rua|av\.|avenida|cep|telefone|cnpj|ramal|whatsapp)\s[^.]*\d|^compet[êe]ncias gerais/iu;

const GREETING =
  /^(?:bo[ma] (?:dia|tarde|noite)|ol[áa]|oi|pessoal(?!, \p{L}+ [^!?]{20,})|obrigad[oa]|at[ée] (?:logo|a pr[óo]xima))(?![\p{L}-])/iu;

/** Half a sentence from a broken line, or one that only announces what follows. */
function isFragment(written: string): boolean {
  // `a) Age apenas segundo uma máxima …`: the letter counts it.
  const text = written.replace(/^(?:\(?[a-h]\)|[-–•])\s*(?=\p{Lu})/u, '');
  return (
    /^(?:[\p{Ll},;.:)\]–—-]|[([](?:\.{3}|…)[)\]])/u.test(text) ||
    (/[:–-]\s*$/.test(text) && withoutAnnouncement(text) === null)
  );
}

/** `onde: cloroplasto`: a line that a teacher typed small is whole all the same. */
export function isTypedNote({ text, piece }: Statement): boolean {
  const isLine =
    piece.text === text || (piece.block.type === 'paragraph' && /^\p{Ll}/u.test(piece.block.text));
  return piece.from === 'content' && isLine && /^\p{L}[^:.!?]{1,40}:\s+\S/u.test(text);
}

/** `qdo tira a vegetação a chuva bate direto no solo e leva a parte boa.`: who types everything small begins sentences so too. */
const isTypedSmall = ({ text, piece, words }: Statement): boolean =>
  piece.from === 'content' &&
  piece.block.type === 'paragraph' &&
  /^\p{Ll}/u.test(piece.block.text) &&
  words >= FEWEST_OF_SENTENCE &&
  (/[.!]\s*$/.test(text) || piece.block.text.endsWith(text)) &&
  hasFiniteVerb(text);

const FEWEST_OF_SENTENCE = 5;

/** The same statement is looked at for points, questions, tasks and topics. */
const known = new WeakMap<Statement, boolean>();

/** True for a statement that can be shown as a point: it says something, in words. */
export function isQuotable(statement: Statement): boolean {
  let is = known.get(statement);
  if (is === undefined) {
    is = judge(statement);
    known.set(statement, is);
  }
  return is;
}

/** On a page of running text a line without a verb's worth of words is a label; on a slide it is a point. */
function isLabelLine({ text, words, piece }: Statement): boolean {
  if (piece.kind !== 'text' || piece.from !== 'file' || piece.slide !== null || /[.!?]$/.test(text))
    return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  return words < 4 || (words < 14 && letters === letters.toUpperCase());
}

/** `// lê o sensor`, `#define PINO D2`: the comment or directive of a program. */
function isProgramNote(text: string): boolean {
  return /^\s*(?:\/\/|\/\*|#\s?(?:define|include)\b|<\?php)/i.test(text);
}

/** How a work is handed in and signed: for those who do it, never for a slide. */
const LOGISTICS =
  /(?<!\p{L})(?:entreg(?:ar|ue|ues|a|as)|impress[oa]s?|imprim\p{L}+|assinad[oa]s?|fotograf\p{L}+|anex\p{L}+|export\p{L}+|enviad[oa]s?|e-?mail|cpfs?|rgs?|prazo|rasuras?|caneta|(?:no|de) máximo)(?!\p{L})/iu;
/** `[Escreva aqui a pergunta]`: a place to fill in. */
const TO_FILL =
  /^\W*\[[^\]]*\]\W*$|\[(?:escreva|insira|digite|descreva|preencha|coloque|informe|nome|data|t[íi]tulo)[^\]]*\]|\p{L}+\s?\.{4,}|_{4,}|x{4,}/iu;
/** `— Cantei — disse a cigarra.`: what somebody says in a tale. */
const SPOKEN = /^[—–]\s*[\p{L}“"]/u;

/** `Deixar a turma responder antes de escrever no quadro.`: what a teacher is to do with the class. */
const WITH_CLASS =
  /(?<!\p{L})(?:a|à|da|com a|pela) turma(?!\p{L})|(?<!\p{L})(?:[oa]s|aos|às|dos|das|cada) (?:alun[oa]s?|estudantes?|crianças?)(?!\p{L})|(?<!\p{L})(?:no quadro|na lousa)(?!\p{L})/iu;
/** `Ensinar com calma, respeitando o tempo de cada aluno`: how whoever is trained deals with the others. */
const TIME_OF_EACH =
  /(?<!\p{L})(?:ritmo|tempo|limites?) d[eao]s? (?:cada )?(?:alun[oa]|estudante|criança)s?(?!\p{L})/iu;
/** `Demonstrar exemplos de como …`: shown by whoever teaches. */
const SHOWS =
  /^(?:demonstr|mostr|apresent|d[eê]|cit)\p{L}* (?:\p{L}+ )?exemplos (?:de como|práticos|do cotidiano)/iu;
/** `Os alunos costumam achar que a Caatinga é pobre`, `Um aluno diz que o peso e a normal formam um par`: an error, told as theirs. */
const OF_PUPILS =
  /^(?:(?:cuidado|aten[çc][ãa]o|obs)\W+)?(?:[oa]s|uma?|muit[oa]s?|algun?s|algumas|vári[oa]s) (?:alun[oa]s?|estudantes?|colegas?) (?:\p{L}+ )?(?:costuma|ach|diz|diss|pens|acredit|confund|erra|esquec|afirm|imagin|troca)\p{L}*(?!\p{L})/iu;
/** `Perguntar o que acontecia com quem não votava`, `Puxar da aula passada: …` */
const ASKS_CLASS =
  /^(?:perguntar|questionar|indagar) (?:o que|quem|se|por ?qu[eê]|como|quando|onde|qua(?:l|is)|[àa]o?s? )|^puxar (?:d[ae] |o |a )|^(?:anotar|escrever|copiar|desenhar|registrar) [^,.]{0,40}(?:no quadro|na lousa)(?!\p{L})/iu;
const tellsTeacher = (text: string): boolean =>
  SHOWS.test(text) ||
  ASKS_CLASS.test(text) ||
  OF_PUPILS.test(text) ||
  TALKS_OF_CLASS.test(text) ||
  (WITH_CLASS.test(text) && isImperative(text) && !TIME_OF_EACH.test(text));

/** Kept beside what they name (a formula), never said alone. */
const NAMES_ONLY: readonly Role[] = ['caption', 'furniture', 'admin'];

/** `1/2 não é igual a (1 + 1)/(2 + 1)` */
const COMPARES =
  /\d\)? (?:n[ãa]o )?(?:é|são) (?:igua(?:l|is)|equivalentes?|maior(?:es)?|menor(?:es)?)(?!\p{L})/u;

/** `{00, 01, 10, 11}`: what a name in front of it holds. */
const SET = /\{(?:[^\s{},;]{1,4}[,;]\s?)+[^\s{},;]{1,4}\}/gu;

function judge(statement: Statement): boolean {
  if (isPracticeRole(statement.role) || NAMES_ONLY.includes(statement.role)) return false;
  const { text, words, piece, stems } = statement;
  if (statement.role === 'instruction' && LOGISTICS.test(text)) return false;
  if (piece.kind === 'note' ? isImperative(text) : tellsTeacher(text)) return false;
  if (piece.kind === 'code' || piece.kind === 'image' || piece.kind === 'equation') return false;
  const isNote = isTypedNote(statement) || isTypedSmall(statement) || statement.isBehindOrder === true;
  if (piece.kind !== 'list' && piece.kind !== 'table' && isFragment(text) && !isNote) return false;
  if (GREETING.test(text) || isNameLine(text) || TO_FILL.test(text)) return false;
  if (SPOKEN.test(text) && (piece.kind !== 'list' || /\s[—–]\s/.test(text.slice(2)))) return false;
  if (NOT_TEACHING.test(text) || ADDRESS.test(text)) return false;
  if (isTypedNote(statement)) return stems.size > 0 && !isBroken(text) && !hasRawMath(plainMath(text));
  if (isLabelLine(statement) || isFormField(text) || isBroken(text)) return false;
  if (hasRawMath(plainMath(text)) || isProgramNote(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // `25% é o mesmo que 25 em cada 100, ou 25/100 = 0,25`: a sentence about figures, typed as one.
  const isOfFigures = piece.from === 'content' && words >= 4 && hasFiniteVerb(text);
  const least = isOfFigures ? (COMPARES.test(text) ? 0.2 : 0.3) : 0.45;
  if (letters < 3 || letters / text.replace(SET, '').length < least) return false;
  // `O ano tem 12 meses e 365 dias`: common words alone, and still a fact.
  const isOfSubject = stems.size > 0 || (/\d/.test(text) && hasFiniteVerb(text));
  return (
    isOfSubject && (words >= 3 || piece.kind === 'list' || piece.kind === 'heading' || piece.kind === 'text')
  );
}
