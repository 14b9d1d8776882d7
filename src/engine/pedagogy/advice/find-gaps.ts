import { isEveryday } from '#engine/pedagogy/language/generic-phrases.ts';
import { rarityOf } from '#engine/pedagogy/language/school-words.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { listToDo } from '#engine/pedagogy/language/without-aside.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listWords, nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import { matterOf, type Section } from '#engine/pedagogy/outline/section.ts';
import { ownTasks } from '#engine/pedagogy/plan/own-tasks.ts';
import { proposeTasks } from '#engine/pedagogy/plan/propose-tasks.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import { readCaption } from '#engine/pedagogy/visuals/read-caption.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { bringsPractice, bringsSource } from './what-it-brings.ts';

/** Pieces of figures or dates that a reader would want a source for. */
const LEAST_FIGURES = 3;
/** A term this frequent should be explained somewhere. */
const LEAST_USES = 5;

/** `FALTA: colocar heredograma (slide da outra turma)`, `Falta incluir: SpO2`; never `quantos dias faltam`. */
const LACKS =
  /(?:^|[.;!?]\s+|[([]\s*)(?<noted>(?:FALTA(?:M|NDO)?(?!\p{L})|[Ff]alta(?:m|ndo)?(?=\s*:\s*(?:\p{L}+[aei]r(?!\p{L})|foto|imagem|fonte|exemplo|v[íi]deo|slide|link|a (?:imagem|foto|fonte))|\s(?:incluir|colocar|p[ôo]r|fazer|completar|achar|procurar|imprimir|terminar)(?!\p{L})))(?:[^.;\n?]|\.(?=\s?\d)){4,100})/u;
const MOST_NOTED = 3;
const MOST_BEFORE = 60;

/** What the teacher noted as still missing or to be checked. */
export function notedGaps({ material }: Lesson): Grounded[] {
  const pieces = [material.pieces, material.exercises, material.asides].flat();
  const bits = material.understanding?.bits ?? [];
  const found = bits.flatMap(({ text, block }, at) => {
    const lacks = LACKS.exec(text)?.groups?.noted?.replace(/[\s!,:–-]+$/u, '');
    return [...(lacks === undefined ? [] : [lacks]), ...listToDo(text)].map((noted) => ({
      // `(completar)` in a line of its own is said of the line before.
      noted: noted.startsWith('(')
        ? `${bits[at - 1]?.text.slice(-MOST_BEFORE).trim() ?? ''} ${noted}`.trim()
        : noted,
      basis: pieces.find((piece) => piece.block === block)?.statements.slice(0, 1) ?? [],
    }));
  });
  const first = found.slice(0, MOST_NOTED);
  return first.length === 0
    ? []
    : [
        {
          text: `Você deixou anotado no material: ${quoteWords(first.map(({ noted }) => nestQuotes(noted)))}. Resolva isso antes da aula; o plano não completa sozinho.`,
          basis: first.flatMap(({ basis }) => basis),
        },
      ];
}

/** Parts that are a case themselves, or that need none. */
const IS_A_CASE =
  /experi[êe]n|experiment|exemplo|estudo de caso|na prática|atividade|exerc[íi]cio|problema|introdu|contexto|conclus|considera|resumo|hist[óo]ri|vida|refer[êe]nc|obs\.|cuidado/iu;
/** What shows a thing at work, whether or not the word `exemplo` stands there: a case, an amount, a quotation, some of a kind. */
const SHOWS =
  /exemplos?(?!\p{L})|(?<!\p{L})(?:ex|p\. ?ex)\s?[.:]|(?<!\p{L})(?:imagin|suponh|pens[ae] (?:n|em)|consider|digamos)|(?<!\p{L})(?:tais|é o caso|(?:,|\() ?como)(?: \p{L}| [oa]s? )|(?<!\p{L})(?:caso|quando) \p{L}+ \p{L}+|\d[\d.,]*\s?(?:%|°|º|[a-zA-Z]{1,3}(?!\p{L})|\p{L}+)|[“"«‘].{3,}[”"»’]|\([^()]*,[^()]* e [^()]*\)|\([^()]*(?:,[^()]*){2,}\)|=/u;

/** Sections that define something or give a formula and show none of it: no example, case, quotation, verse, table or program. */
export function sectionsWithoutExample(lesson: Lesson): Section[] {
  if (lesson.material.understanding?.genre === 'modelo_formulario') return [];
  return lesson.sections.filter((section) => {
    const isWhole = lesson.sections.length === 1 || section.title === lesson.input.title;
    if (section.title === '' || isWhole || section.weight < 60 || IS_A_CASE.test(section.title)) return false;
    const matter = matterOf(section.pieces);
    const shows = ({ kind, role, tale, text }: Piece): boolean =>
      (kind !== 'text' && kind !== 'list') || role === 'example' || tale !== undefined || SHOWS.test(text);
    return (
      !matter.some((piece) => shows(piece) || lesson.classOf(piece).forms.includes('example')) &&
      matter.some((piece) =>
        lesson.classOf(piece).forms.some((form) => form === 'definition' || form === 'formula'),
      )
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
        ? `Não encontrei exemplos no material. Acrescente ao menos um caso do dia a dia da turma para ${names}.`
        : `Não encontrei exemplo ${bare.length === 1 ? 'na parte' : 'nas partes'} ${names}. Acrescente um caso próximo da turma antes da explicação.`,
      basis,
    },
  ];
}

const EXPLAINS =
  /(?<!\p{L})(?:é|são) (?:uma?s?|[oa]s?|todo|toda|chamad|conhecid|definid)|(?<!\p{L})(?:chama|denomina)(?:m|mos|-se|da|do)|(?<!\p{L})(?:significa|consiste|corresponde|refere-se|trata-se)/iu;

const SOME = 4;
const LONGEST_SHOWN = 150;
/** No exercise, question or task anywhere. */
export function missingPractice(lesson: Lesson): Grounded[] {
  if (ownTasks(lesson, 1).length > 0 || lesson.sections.length === 0 || bringsPractice(lesson)) return [];
  const task = proposeTasks(lesson, SOME).find(({ text }) => text.length <= LONGEST_SHOWN);
  return [
    {
      text: `Não encontrei exercícios nem perguntas para a turma. O plano já propõe alguns a partir do texto${task === undefined ? '' : ` (por exemplo: “${nestQuotes(task.text.replace(/\.$/, ''))}”)`}; revise e troque pelo que combina com a sua avaliação.`,
      basis: task?.basis ?? [],
    },
  ];
}

/** Parts of a people, millions and shares are found by somebody; a price, a distance or a dose is told. */
const IS_STATISTIC = /%|milh|bilh|trilh|habitantes|pessoas|fam[íi]lias/iu;
/** What is counted out or supposed is of the lesson's own making. */
const IS_WORKED = /=|(?<!\p{L})(?:ex|se|caso|se cada|d[áa] mais|suponh|imagin)(?!\p{L})|\d\s*[x×*]\s*\d/iu;

/** Figures that somebody counted, without one named source. Data of an exercise or an example have none. */
export function missingSources(lesson: Lesson): Grounded[] {
  if (bringsSource(lesson)) return [];
  const pieces = lesson.sections.flatMap((section) => matterOf(section.pieces));
  const figures: { text: string; piece: Piece }[] = [];
  for (const piece of pieces.slice(0, 400)) {
    if (!TELLS_FACTS.has(piece.role) || piece.kind === 'table' || IS_WORKED.test(piece.text)) continue;
    const [one] = lesson
      .classOf(piece)
      .quantities.filter(({ unit, text }) => IS_STATISTIC.test(unit) || IS_STATISTIC.test(text));
    if (one !== undefined && !/^(?:100|0)\s?%/.test(one.text)) figures.push({ text: one.text, piece });
  }
  if (figures.length >= LEAST_FIGURES && lesson.material.strategy.course === 'explain') {
    const named = figures.slice(0, 3);
    return [
      {
        text: `O material traz dados como ${quoteWords([...new Set(named.map(({ text }) => text))])}, e não encontrei de onde vêm. Anote a fonte de cada um para citar ${lesson.unit === 'slide' ? 'no rodapé do slide' : 'na página de referências'}.`,
        basis: named.flatMap(({ text, piece }) =>
          piece.statements.filter((statement) => statement.text.includes(text)).slice(0, 1),
        ),
      },
    ];
  }
  return lesson.unit === 'page'
    ? [
        {
          text: 'Não encontrei fontes nem leituras no material. Uma apostila ganha em confiança com ao menos uma referência por capítulo.',
          basis: [],
        },
      ]
    : [];
}

const TELLS_FACTS: ReadonlySet<Role> = new Set(['explanation', 'definition', 'narrative']);

/** Kinds of material that explain terms; a plan, a norm, a form or tales use words as their readers know them. */
const EXPLAINING: ReadonlySet<Genre> = new Set([
  'apostila',
  'slides_aula',
  'artigo_tcc',
  'manual_tutorial',
  'notas',
]);

/** Terms that the lesson leans on, of which no line says what they mean. */
export function undefinedTerms(lesson: Lesson): Grounded[] {
  const genre = lesson.material.understanding?.genre ?? 'notas';
  if (!EXPLAINING.has(genre) || (lesson.definitions.length === 0 && totalWeight(lesson) < 120)) return [];
  const all = lesson.sections.flatMap((section) => section.pieces);
  const leaned = lesson.terms.terms
    .slice(0, 12)
    .filter((term) => term.total >= LEAST_USES && !/\p{Lu}/u.test(term.phrase) && isTechnical(term))
    .filter((term) => !isExplained(term, lesson, all))
    .slice(0, 3);
  if (leaned.length === 0) return [];
  const basis = leaned.flatMap((term) =>
    matterOf(all)
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

/** A word of a trade stands in hardly any text for schools: ln(N / n) of some six among a thousand. */
const LEAST_RARITY = 5;

/** A term is a phrase of its own with a word of its trade: common words need no definition, however long they are. */
function isTechnical(term: LessonTerm): boolean {
  return (
    term.stems.length > 1 &&
    term.stems.some((one) => rarityOf(one) >= LEAST_RARITY) &&
    !term.phrase.split(' ').every((word) => isEveryday(word))
  );
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
  // `Raízes reais: …`, a row of a table that it heads, a part that is called after it.
  const opens = (text: string): boolean => names(text.split(/\s?[:=|–—]\s/)[0] ?? '') && /[:=|–—]/.test(text);
  return (
    lesson.definitions.some((definition) => names(definition.term)) ||
    pieces.some(({ kind, text, statements }) =>
      kind === 'heading' ? names(text) : statements.some((one) => opens(one.text) || explains(one.text)),
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
