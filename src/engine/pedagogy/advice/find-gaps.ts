import { isEveryday } from '#engine/pedagogy/language/generic-phrases.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listWords, nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import { matterOf, type Section } from '#engine/pedagogy/outline/section.ts';
import { countQuestions } from '#engine/pedagogy/plan/count-questions.ts';
import { ownTasks } from '#engine/pedagogy/plan/own-tasks.ts';
import { proposeTasks } from '#engine/pedagogy/plan/propose-tasks.ts';
import { readCaption } from '#engine/pedagogy/visuals/read-caption.ts';

/** Pieces of figures or dates that a reader would want a source for. */
const LEAST_FIGURES = 2;
/** A term this frequent should be explained somewhere. */
const LEAST_USES = 4;

/** Parts that are a case themselves. */
const IS_A_CASE = /experi[êe]n|experiment|exemplo|estudo de caso|na prática|atividade|exerc[íi]cio/iu;

/** Sections that explain something (define it, or show a formula) without one example. */
export function sectionsWithoutExample(lesson: Lesson): Section[] {
  if (lesson.material.understanding?.genre === 'modelo_formulario') return [];
  return lesson.sections.filter((section) => {
    if (section.title === '' || section.weight < 60 || IS_A_CASE.test(section.title)) return false;
    const forms = matterOf(section.pieces).map((piece) =>
      piece.kind === 'code' ? ['example'] : lesson.classOf(piece).forms,
    );
    return (
      !forms.some((own) => own.includes('example')) &&
      forms.some((own) => own.some((form) => form === 'definition' || form === 'formula'))
    );
  });
}

export function missingExamples(lesson: Lesson): Grounded[] {
  const bare = sectionsWithoutExample(lesson).slice(0, 3);
  if (bare.length === 0) return [];
  const basis = bare.flatMap((section) => selectStatements(lesson, section.pieces, 1));
  const names = quoteWords(bare.map((section) => section.title));
  const isAll = bare.length === lesson.sections.length;
  return [
    {
      text: isAll
        ? `O material explica sem dar exemplos. Acrescente ao menos um caso do dia a dia da turma para ${names}.`
        : `${bare.length === 1 ? 'A parte' : 'As partes'} ${names} ${bare.length === 1 ? 'não traz' : 'não trazem'} exemplo. Acrescente um caso próximo da turma antes da explicação.`,
      basis,
    },
  ];
}

const EXPLAINS =
  /(?<!\p{L})(?:é|são) (?:uma?s?|[oa]s?|todo|toda|chamad|conhecid|definid)|(?<!\p{L})(?:chama|denomina)(?:m|mos|-se|da|do)|(?<!\p{L})(?:significa|consiste|corresponde|refere-se|trata-se)/iu;

const SOME = 4;
const LONGEST_SHOWN = 150;
const MOST_NUMBERED = 3;
/** A question that asks to look at something. */
const LOOKED_AT =
  /(?<!\p{L})(?:observ|veja|analis|examin|com base n|de acordo com|n[ao]s? )[^.?!]{0,40}(?<!\p{L})(?:figuras?|gráficos?|imagem|imagens|mapas?|charges?|tirinhas?|ilustração|fotos?)(?!\p{L})/iu;

/** A list or test without its answers: who corrects it works them out before. */
export function missingKey(lesson: Lesson): Grounded[] {
  const { material } = lesson;
  if (material.understanding?.bits.some(({ role }) => role === 'answer') === true) return [];
  const asked = countQuestions(lesson);
  const [first] = asked;
  if (first === undefined) return [];
  return [
    {
      text: `O material não traz respostas. Resolva ${asked.length === 1 ? 'a questão' : `as ${asked.length} questões`} antes da aula e anote o caminho de cada uma, não só o resultado: é dele que a turma vai precisar na correção.`,
      basis: [first.first],
    },
  ];
}

/** Questions that ask to look at what the file does not hold. */
export function missingPictures(lesson: Lesson): Grounded[] {
  const { material, sections } = lesson;
  const pieces = [...sections.flatMap((section) => section.pieces), ...material.exercises];
  if (pieces.some(({ kind }) => kind === 'image' || kind === 'chart')) return [];
  const lacking = countQuestions(lesson).filter(({ text }) => LOOKED_AT.test(text));
  const numbers = lacking
    .flatMap(({ number }) => number ?? [])
    .map(String)
    .slice(0, MOST_NUMBERED);
  if (numbers.length === 0) return [];
  const one = numbers.length === 1;
  return [
    {
      text: `${one ? 'A questão' : 'As questões'} ${listWords(numbers)} ${one ? 'pede' : 'pedem'} que se olhe uma imagem que não está no arquivo. Envie a imagem ou leve-a impressa.`,
      basis: lacking.map(({ first }) => first).slice(0, MOST_NUMBERED),
    },
  ];
}

/** No exercise, question or task anywhere. */
export function missingPractice(lesson: Lesson): Grounded[] {
  if (ownTasks(lesson, 1).length > 0 || lesson.sections.length === 0) return [];
  const task = proposeTasks(lesson, SOME).find(({ text }) => text.length <= LONGEST_SHOWN);
  return [
    {
      text: `Não há exercícios nem perguntas para a turma. O plano já propõe alguns a partir do texto${task === undefined ? '' : ` (por exemplo: “${nestQuotes(task.text.replace(/\.$/, ''))}”)`}; revise e troque pelo que combina com a sua avaliação.`,
      basis: task?.basis ?? [],
    },
  ];
}

/** Figures and dates without one named source. */
export function missingSources(lesson: Lesson): Grounded[] {
  if (lesson.material.references.length > 0) return [];
  const pieces = lesson.sections.flatMap((section) => matterOf(section.pieces));
  if (
    pieces.some((piece) =>
      /\bfontes?\s*:|segundo (?:o|a) (?:IBGE|INEP|ONU|OMS|MEC)\b|\bdispon[íi]vel em\b|\([\p{Lu}][\p{L}]+,\s*\d{4}\)/iu.test(
        piece.text,
      ),
    )
  )
    return [];
  const figures: { text: string; piece: Piece }[] = [];
  for (const piece of pieces.slice(0, 400)) {
    const own = lesson.classOf(piece);
    const [one] = [...own.quantities.filter(({ unit }) => /%|R\$|mil|bilh|habitantes|km/.test(unit))];
    if (one !== undefined) figures.push({ text: one.text, piece });
  }
  if (figures.length >= LEAST_FIGURES) {
    const named = figures.slice(0, 3);
    return [
      {
        text: `O material traz dados como ${quoteWords([...new Set(named.map(({ text }) => text))])} sem dizer de onde vêm. Anote a fonte de cada um para citar ${lesson.unit === 'slide' ? 'no rodapé do slide' : 'na página de referências'}.`,
        basis: named.flatMap(({ text, piece }) =>
          piece.statements.filter((statement) => statement.text.includes(text)).slice(0, 1),
        ),
      },
    ];
  }
  return lesson.unit === 'page'
    ? [
        {
          text: 'O material não cita fontes nem leituras. Uma apostila ganha em confiança com ao menos uma referência por capítulo.',
          basis: [],
        },
      ]
    : [];
}

/** Terms that the lesson leans on without ever saying what they mean. */
export function undefinedTerms(lesson: Lesson): Grounded[] {
  if (lesson.definitions.length === 0 && lesson.sections.length > 0 && totalWeight(lesson) < 120) return [];
  const pieces = lesson.sections.flatMap((section) => matterOf(section.pieces));
  const leaned = lesson.terms.terms
    .slice(0, 12)
    .filter((term) => term.total >= LEAST_USES && !/\p{Lu}/u.test(term.phrase) && isTechnical(term))
    .filter((term) => !isExplained(term, lesson, pieces))
    .slice(0, 3);
  if (leaned.length === 0) return [];
  const basis = leaned.flatMap((term) =>
    pieces
      .filter((piece) => term.places.has(piece.order))
      .flatMap((piece) => piece.statements)
      .filter((statement) => term.stems.every((key) => statement.stems.has(key)))
      .slice(0, 1),
  );
  return [
    {
      text: `${quoteWords(leaned.map((term) => term.phrase))} ${leaned.length === 1 ? 'aparece' : 'aparecem'} várias vezes e não encontrei uma definição direta. Uma frase como “… é …” logo na primeira vez ajuda quem chega agora ao assunto.`,
      basis,
    },
  ];
}

/** A term is a phrase of its own: a common word needs no definition, however long it is. */
function isTechnical(term: LessonTerm): boolean {
  return term.stems.length > 1 && !term.phrase.split(' ').every((word) => isEveryday(word));
}

function isExplained(term: LessonTerm, lesson: Lesson, pieces: readonly Piece[]): boolean {
  const names = (text: string): boolean => {
    const stems = contentStems(text);
    return term.stems.every((key) => stems.includes(key));
  };
  const explains = (text: string): boolean => {
    const mark = EXPLAINS.exec(text);
    return mark !== null && names(text.slice(0, mark.index + 60));
  };
  return (
    lesson.definitions.some((definition) => names(definition.term)) ||
    pieces.some(
      (piece) => term.places.has(piece.order) && piece.statements.some(({ text }) => explains(text)),
    )
  );
}

function totalWeight(lesson: Lesson): number {
  return lesson.sections.reduce((sum, section) => sum + section.weight, 0);
}

/** Pictures that a blind student would not get. */
export function missingDescriptions(lesson: Lesson): Grounded[] {
  const bare = lesson.sections.flatMap(({ pieces }) =>
    pieces.filter((piece) => piece.kind === 'image' && readCaption(piece, pieces) === ''),
  );
  if (bare.length === 0) return [];
  const places = [...new Set(bare.flatMap((piece) => piece.slide ?? piece.page ?? []))].sort((a, b) => a - b);
  const unit = bare.some((piece) => piece.slide !== null) ? 'slide' : 'página';
  const where =
    places.length === 0
      ? ''
      : ` (${unit}${places.length > 1 ? 's' : ''} ${listWords(places.slice(0, 6).map(String))}${places.length > 6 ? ' e outros lugares' : ''})`;
  return [
    {
      text: `${countOf(bare.length, 'imagem do arquivo está', 'imagens do arquivo estão')} sem descrição${where}. Diga em uma frase o que cada uma mostra: serve de legenda e de texto para leitores de tela.`,
      basis: [],
    },
  ];
}
