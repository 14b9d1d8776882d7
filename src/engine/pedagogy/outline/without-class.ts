import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import { isNameless } from './nameless.ts';

/** `Aula 7º B - `: for which class, not about what. */
const OF_A_CLASS = /^(?:aula|turma)\s+\d{1,2}\s?[ºª°]?\s*(?:ano)?\s*\p{Lu}?\s*[:.–—-]\s*/iu;
/** `(8º ano B)`, `(EF89LP37)`: for whom and by which curriculum. */
const IN_BRACKETS =
  /\s*[([](?:turmas? [^()[\]]{1,12}|\d{1,3}\s?['’′](?:\s?(?:[–—-]|a|até)\s?\d{1,3}\s?['’′])?|(?:at[ée] |cerca de |~\s?)?\d{1,3}\s?(?:min(?:utos?)?|h|horas?)\.?|\d{1,2}\s?[ºª°oa]?\s?(?:anos?|s[ée]ries?)(?: [^()[\]]{1,30})?|(?:(?:E[FMI]\d{2}\p{L}{2,3}\d{2,3}\p{L}?)[\s,;/e]*)+)[)\]]/giu;
/** `Resumo (colar no caderno)`, `Dialogue (tocar áudio 14, 2x)`, `MRUV (notas p/ aula 12)`, `Revolução (2 aulas)`: to oneself or to the class. */
const ASIDE =
  /\s*\((?:colar|copiar|tocar|ler|passar|projetar|imprimir|corrigir|notas p(?:\/|ara)|\d{1,2} (?:aulas|tempos)|valendo|(?:o )?que (?:eu )?(?:vou|pretendo|preciso)|para (?:eu )?(?:falar|entregar))(?!\p{L})[^()]*\)/giu;
/** `Estudo de caso (em trios, 20 min)`: how it is done; of `Atividade (folha)` nothing else would tell. */
const HOW_DONE =
  /\s*\((?:(?:em|no|na|para|p\/|en el) )?(?:duplas?|trios?|grupos?(?: de \d+)?|equipes?|casa|quadra|p[áa]tio|caderno|cuaderno|folha|lousa|quadro|responder|vale(?= \d)|valor|entreg\p{L}+|do livro|xerox)(?!\p{L})[^()]*\)/giu;
/** `Funções - 1º ano EM`, `Leis de Newton 1º EM noturno`, `Revolta da vacina 9º ano` */
const CLASS_AT_END =
  /(?:\s+[-–—|]\s+\d{1,2}\s?[ºª°oa]\s?(?:ano|s[ée]rie|EM|EF)|(?<=\p{L}{3}[)?]?)\s+\d{1,2}\s?[ºª°]\s?(?:ano|s[ée]rie|EM|EF)(?!\p{L}))(?: (?:[A-F]|E\.?[FM]\.?|d[aeo] ensino (?:fundamental|m[ée]dio)|(?:do )?(?:fundamental|m[ée]dio)|noturno|diurno|matutino|vespertino|integral|geo|hist|bio|mat|port))*\s*$/iu;
/** `Gráfico y = ax²+bx+c é parábola`: the rule stands below. */
const FORMULA_BEHIND = /(?<=^\p{L}[\p{L} ]{3,40})\s+\p{L}{1,2}(?:\(\p{L}\))?\s?=.*$/u;
/** `Fotossíntese - aula`, `Fotossíntese – aula 3`: that it is a lesson is known. */
const LESSON_AT_END = /\s+[-–—|]\s+aulas?(?: (?:de )?\d{1,2})?\s*$/iu;

const SIGN = '[ºª°o]';
/** `7o B e 7o C`, `8º ano B`, `1º A, B` */
const CLASSES = `\\d{1,2}\\s?${SIGN}\\s?(?:(?:ano|s[ée]rie|EM|EF)\\s)?[A-H](?:(?:\\s?[,/]\\s?|\\se\\s)(?:\\d{1,2}\\s?${SIGN}?\\s?)?[A-H])*`;
/** `2 aulas`, `50 min`, `3 h/a` */
const DURATION =
  '(?:~\\s?)?\\d{1,3}\\s?(?:aulas?|tempos|encontros|hora[s ]?[- ]?aulas?|h\\/a|min(?:utos?)?\\.?)';
/** `6A e 6B`, which only stands apart from what it follows: a picture may be in `3D`. */
const SHORT_CLASSES = '[1-9][A-H](?:(?:\\s?[,/]\\s?|\\se\\s)[1-9][A-H])*';
/** `– 2 aulas`, `(7º C e 7º D)`, `7o B e 7o C` at the end of a name: for whom it is and how long it takes. */
const FOR_WHOM_BEHIND = new RegExp(
  `(?:\\s*[-–—|,]+\\s*(?:${CLASSES}|${SHORT_CLASSES}|${DURATION})|\\s*\\((?:${CLASSES}|${SHORT_CLASSES}|${DURATION})\\)|(?<=[\\p{L})?]{3})\\s+${CLASSES})\\s*$`,
  'u',
);

/** `PASSO 2 (10'–30') Exposição`, `1º MOMENTO (15 min) - Conversa inicial`: the place of a part in the plan. */
const OF_THE_PLAN =
  /^(?:(?:passo|momento|tempo|bloco|t[óo]pico)\s(?:\d{1,2}[ºª°]?|[A-H](?=\s?[~:.–—-]))|\d{1,2}\s?[ºª°]\s(?:passo|momento|tempo|bloco))\s*[.:~–—-]?\s*(?=\p{L}{3})/iu;
/** `Lista 4 - PORCENTAGEM valor 2,0`: which paper it is and what it is worth. */
const OF_A_PAPER =
  /^lista\s(?:n\.?[º°]?\s?)?\d{1,2}\s*[:–—-]\s*(?=\p{L}{3})|\s+(?:valor|vale)\s*:?\s*\d[\d.,]*\s*(?:pts?\.?|pontos?)?\s*$/giu;
const IN_ROUND = /\s*\(([^()]+)\)/gu;
const FEWEST_REMARKED = 4;
/** `Etapa I e meio (os livros discordam se é etapa)`: a clause beside a name is said to oneself. */
const isRemark = (said: string): boolean =>
  said.split(/\s+/u).length >= FEWEST_REMARKED &&
  !/^(?:que|quem|onde|quando|como|se)\s/iu.test(said) &&
  hasFiniteVerb(said);

/** A heading without class and code; the whole of it where it names nothing else, or nothing but its subject. */
export function withoutClass(heading: string): string {
  const rest = withoutEnds(withoutAside(heading))
    .replace(IN_BRACKETS, '')
    .replace(ASIDE, '')
    .replace(IN_ROUND, (found, said: string) => (isRemark(said) ? '' : found))
    .replace(OF_A_PAPER, '')
    .replace(OF_THE_PLAN, '')
    .replace(CLASS_AT_END, '')
    .replace(LESSON_AT_END, '')
    .replace(FORMULA_BEHIND, '')
    .replace(OF_A_CLASS, '')
    .trim();
  const done = rest.replace(HOW_DONE, '');
  return (
    [done, rest].find((title) => /\p{L}{3}/u.test(title) && (title === rest || !isNameless(title))) ?? heading
  );
}

/** `Era Vargas – 2 aulas` → `Era Vargas`: a name without the class and the time at its end; whole where nothing else names it. */
export function withoutEnds(title: string): string {
  const rest = dropEnds(title);
  return /\p{L}{3}/u.test(rest) && !isNameless(rest) ? rest : title;
}

/** Each end that says for whom or how long, the last first. */
function dropEnds(heading: string): string {
  const rest = heading.replace(FOR_WHOM_BEHIND, '');
  return rest === heading ? heading : dropEnds(rest);
}

/** `Aferição de PA - téc enf mod I`, `Era Vargas 3ano`: which class or module it is for. */
const MODULE_AT_END =
  /\s+[-–—|,]\s+(?:t[ée]c\p{L}*\.?\s|curso\s|turma\s)(?:(?:em|de|d[oa]s?)\s)?(?:\p{L}+\.?\s){0,2}(?:m[óo]d\p{L}*\.?\s)?(?:[IVX]{1,3}|\d{1,2}|[A-H])\s*$/iu;
const GLUED_CLASS_AT_END = /(?<=\p{L}{3})\s+\d{1,2}\s?(?:anos?|em|s[ée]rie)(?:\s[A-H])?\s*$/iu;
/** `Python aula 6 - listas e for`: which lesson of a row it is. */
const LESSON_WITHIN = /(?<=\p{L}{3})\s+(?:aula|encontro)\s+\d{1,2}\s*[:–—-]\s+(?=\p{L}{2})/iu;

const YEAR =
  '(?:\\d{1,2}\\s?[ºª°oa]?|(?:primeir|segund|terceir|quart|quint|sext|s[ée]tim|oitav|non)[oa])\\s?(?:anos?|s[ée]ries?|em)(?!\\p{L})';
const SUBJECT =
  '(?:ci[êe]ncias|f[íi]s(?:ica)?|bio(?:logia)?|geo(?:grafia)?|hist(?:[óo]ria)?|mat(?:em[áa]tica)?|port(?:ugu[êe]s)?|qu[íi]m(?:ica)?|ingl[êe]s|filo(?:sofia)?|socio(?:logia)?|artes?|reda[çc][ãa]o|literatura)';
/** `Puberdade 8 ano ciencias`, `MRUV 1o ano fisica`, `placas geo 7o`: the class with what tells the shelf it stands on. */
const SHELF_AT_END = new RegExp(
  `(?<=\\p{L}{3}[)?]?)\\s*[-–—|,]?\\s+(?:${YEAR}(?:\\s(?:em|ef|m[ée]dio|fundamental|[a-f]|${SUBJECT}))*|${SUBJECT}\\s(?:${YEAR}|\\d{1,2}\\s?[ºª°oa])|\\d{1,2}[ºª°oa])\\s*$`,
  'iu',
);
/** `c/ gabarito`, `com gabarito` */
const WITH_KEY = /\s+(?:c\/?|com)\s?gabarito\s*$/iu;
/** `aula de placas`, `plano de aula coordenadas geográficas`: what kind of paper it was. */
const PAPER_IN_FRONT =
  /^(?:[Pp]lano de aula|[Aa]ula|[Ss]lides?)(?:\s(?:de|da|do|das|dos|sobre))?\s*[:–—-]?\s+(?!revis|apresenta|introdu|pr[áa]tica|campo)(?=\p{Ll}{4,})/u;

/** The title of an order without the class, the module and the number of its lesson; whole where nothing else names it. */
export function withoutCourse(title: string): string {
  const steps = [
    WITH_KEY,
    IN_BRACKETS,
    MODULE_AT_END,
    CLASS_AT_END,
    GLUED_CLASS_AT_END,
    SHELF_AT_END,
    PAPER_IN_FRONT,
  ];
  const bare = steps.reduce((text, step) => {
    const rest = text.replace(step, '');
    return /\p{L}{3}/u.test(rest) && !isNameless(rest) && !OF_PAPERS.test(rest) ? rest : text;
  }, title);
  const rest = withoutEnds(bare.replace(LESSON_WITHIN, ': '));
  return /\p{L}{3}/u.test(rest) && !isNameless(rest) ? rest : withoutEnds(title);
}
/** `Prova do`, `Lista de exercícios`: for whom it is tells as much as its name. */
const OF_PAPERS =
  /^(?:prova|teste|simulado|lista|avalia[çc][ãa]o|exerc[íi]cios)(?: (?:d[aeo]s?|bimestral|mensal|final|exerc[íi]cios))*\s*$/iu;
