const SUBJECT_NAME =
  'matem[áa]tica|(?:l[íi]ngua )?portugu[êe]sa?|hist[óo]ria|geografia|ci[êe]ncias(?: (?:da natureza|humanas))?|biologia|f[íi]sica|qu[íi]mica|(?:l[íi]ngua )?ingl[êe]sa?|ingl[êe]s|english(?: class)?|espanhol|artes?|filosofia|sociologia|educa[çc][ãa]o f[íi]sica|ensino religioso|inform[áa]tica|reda[çc][ãa]o|literatura';
/** As timetables write them: `BIO - 2ª série - Vírus`. */
const SUBJECT_SHORT = '(?:bio|mat|hist?|geo|f[íi]s|qu[íi]m?|port|lp|ing|filo?|socio?|ci[êe]n?|lit|red)\\.?';
const SUBJECT = new RegExp(
  `^(?:(?:UC|unidade curricular|m[óo]dulo) \\S.*|(?:(?:disciplina|componente|aulas?|caderno|apostila|plano|roteiro) (?:de )?)?(?:${SUBJECT_NAME})|${SUBJECT_SHORT})$`,
  'iu',
);
/** `Vírus (aulas 7 e 8)` beside the class */
const WHICH_LESSONS = /\s*\(aulas? \d[\d\s,e]*\)$/iu;
const STAGE_NAME =
  '(?:(?:\\d{1,2}\\s?[ºª°o]?\\s(?:e|a|ao)\\s)?\\d{1,2}\\s?[ºª°oa]?|primeir[oa]|segund[oa]|terceir[oa])\\s?(?:anos?|s[ée]ries?|per[íi]odo|semestre|bimestre|trimestre|segmento)(?: [A-H](?:(?:, | e | ?\\/ ?)[A-H])*(?!\\p{L}))?|\\d{1,2}\\s?[ºª°]\\s?[A-H](?:(?:, | e | ?\\/ ?)[A-H])*(?!\\p{L})|turmas?\\s(?:[A-H]|\\d{1,4})(?!\\p{L})|(?:ensino|educa[çc][ãa]o) (?:fundamental|m[ée]dio|infantil|superior|t[ée]cnico)(?: [I1]{1,2}(?!\\p{L}))?|(?<!\\p{L})(?:\\.?e\\. ?[fm]\\.|e[fm]|eja)(?!\\p{L})|m[óo]d(?:ulo|\\.) [IVX\\d]+(?!\\p{L})|^curso (?:t[ée]cnico|superior|profissionalizante|livre)(?: (?:em|de) [\\p{L} ]+)?';
const STAGE = new RegExp(`^(?:turmas? .{1,12}|multisseriad[ao]s?|(?:${STAGE_NAME})+)$`, 'iu');
/** What such a part may hold beside the class: the subject, the kind of paper, small words. */
const BESIDE_STAGE = new RegExp(
  `${STAGE_NAME}|(?<!\\p{L})(?:${SUBJECT_NAME}|${SUBJECT_SHORT}|fundamental|m[ée]dio|disciplina|componente|aulas?|caderno|apostila|plano|roteiro|folha|ficha|lista|atividades?|exerc[íi]cios|d[aeo]s?|para|e|[oa]s?)(?!\\p{L})`,
  'giu',
);
const HAS_STAGE = new RegExp(STAGE_NAME, 'iu');
/** The name of a sheet by its kind and subject alone, to be left out beside a topic. */
const PAPER = new RegExp(
  `^(?:plano|roteiro|folha|ficha|lista|atividades?|exerc[íi]cios|apostila|caderno|material|resumo)(?: \\d{1,2})?(?: (?:d[ae]|de aula|de exerc[íi]cios d[ae]|de estudos? d[ae]) (?:${SUBJECT_NAME}))?$`,
  'iu',
);
/** A book or lesson that has a number and no name. */
const BOOK =
  /^(?:apostila|caderno|aulas?|material|unidade|semana)(?: n?[º°]?\s?\d{1,2}(?:(?:,| e| a| ao|\s?[-/])\s?\d{1,2})*)?$/iu;
const SCHOOL =
  /^(?:(?:E\.? ?[EM]\.?(?: ?[IEP]\.?)?(?: ?[EF]\.?)?|EMEF|EMEI|EMEB|EMEIEF|CMEI|EREM|EEEP|EEEF|EEEM|EEEFM|ETEC|SENAI|SENAC|SENAR|SESI|IF\p{Lu}{1,4}|CEFET) (?=\p{Lu}|\/ ?\p{Lu})|(?:Escola|Col[ée]gio) (?:Municipal|Estadual|Particular|T[ée]cnic[ao]|B[áa]sic[ao]|d[ea] (?:Educação|Ensino)|Prof|Dr|Dom|São|Santa|Nossa|Padre|Dona)).{2,60}$/u;
const TEACHER = /^(?:[Pp]rof(?:essora?)?|PROF(?:ESSORA?)?)(?:[aª]?\.?|\.[aª]?)\s*:?\s+\p{Lu}/u;
const DATE = /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:19|20)\d\d)$/u;
const CODE = /^(?:EF|EI|EM)\d{2}\p{L}{2,3}\d{2,3}$/iu;
/** `9B`, `quinta 2 aulas`, `terça a 9A`: for which class and when, in a teacher's own notes. */
const OWN_CLASS = /^\d{1,2}\s?[A-H]$/u;
const WHEN =
  /^(?:(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)(?:-feira)?(?!\p{L}).{0,24}|\d{1,2} aulas?)$/iu;
/** `aula crase - 9B` */
const LESSON_OF = /^aula (?:(?:de|sobre) )?(?=\p{L}{4})/iu;
/** `Data: ___/___/____` at the end of the school's name. */
const FIELDS = /\s*(?<!\p{L})(?:data|nome|turma|n[ºo°]|nota|valor)\s*:?\s*(?=[_/.\s]*_)[_/.\s]+/giu;

/** `CAPACITAÇÃO ACS + TÉC. ENFERMAGEM - UBS Jd. das Flores`: who is trained and where. */
const OF_A_TRAINING =
  /^(?:capacita[çc][ãa]o|treinamento|forma[çc][ãa]o|reuni[ãa]o|encontro)(?!\p{L}).{0,60}\s[-–—|]\s(?:UBS|ESF|USF|CRAS|E\.?M\.?E?\.?F?\.?|escola|col[ée]gio|hospital|cl[íi]nica|secretaria|prefeitura|senai|senac|loja|f[áa]brica|filial|unidade) ?\S/iu;

/**
 * What a line at the head of a paper says besides for whom it is: `Ligações químicas - 1º ano do Ensino Médio` → `Ligações
 * químicas`, `História - 6º ano - Profa. Denise` → ''; the line itself where it names neither class nor teacher.
 */
export function topicOfHeadLine(line: string): string {
  if (OF_A_TRAINING.test(line)) return '';
  const parts = line
    .replace(FIELDS, ' ')
    // `sistema digestório 8 ano`
    .replace(/(?<=\p{L}) (?=\d\s?[ºª°o]? (?:ano|s[ée]rie)(?:\s[A-H])?$)/iu, ' - ')
    .replace(/\s*\(([^()]+)\)/g, (whole, inside: string) => (isForWhom(inside) ? ` - ${inside}` : whole))
    .split(
      /\s+[-–—|•·]\s+|\s?[–—|•·]\s?|,\s+|\s+(?=\(?(?:[Pp]rof|PROF)(?:essora?|ESSORA?|[aª])?[.:ª]*\s\p{Lu})/u,
    )
    .map((part) => part.replace(/^\((?=[^)]*\)?$)|(?<=^[^(]*)\)$/g, '').trim())
    .filter((part) => part !== '');
  if (
    SCHOOL.test(line.replace(FIELDS, ' ').trim()) &&
    parts.every((part) => !isTopic(part) || SCHOOL.test(line))
  )
    return '';
  if (!parts.some(isForWhom)) return line;
  const isNote = parts.some((part) => OWN_CLASS.test(part));
  const others = parts
    .filter((part) => !isForWhom(part) && !DATE.test(part) && !WHEN.test(part))
    .map((part) => (isNote ? part.replace(LESSON_OF, '') : part));
  if (others.every((part) => SUBJECT.test(part) || BOOK.test(part))) return '';
  // `História – Mesopotâmia`: the subject stands before its topic; `Lista de exercícios – Física` is a name.
  const about = others.slice(Math.max(0, others.findIndex(isTopic))).join(' – ');
  return about.replace(WHICH_LESSONS, '') || about;
}

const isTopic = (part: string): boolean =>
  !isForWhom(part) && !SUBJECT.test(part) && !PAPER.test(part) && !BOOK.test(part) && !DATE.test(part);

function isForWhom(part: string): boolean {
  if (OWN_CLASS.test(part) || STAGE.test(part) || TEACHER.test(part) || SCHOOL.test(part) || CODE.test(part))
    return true;
  return HAS_STAGE.test(part) && !/\p{L}{2}/u.test(part.replace(BESIDE_STAGE, ' '));
}

/** True for a line that tells for whom a paper is, or by whom, and nothing else. */
export const isClassLine = (line: string): boolean => topicOfHeadLine(line) === '';
