import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory } from '#engine/pedagogy/lesson/list-dates.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import type { DraftVisual, NumberedItem } from './draft-visual.ts';

const MOST = 5;
const MOST_WHEN_ASKED = 9;
const LONGEST_ALT = 90;
/** Names that programs give to pictures. */
const NO_ALT = /^(?:imagem|image|picture|foto|figura|shape|logo|tela|captura)?\W*\d*(?:\.\w{3,4})?$/iu;

/** Pictures: those of the file where they belong, then one for what can be seen in items that have none. */
export function suggestImages(lesson: Lesson, items: readonly NumberedItem[]): DraftVisual[] {
  const most = lesson.adjustments.wantsMoreVisuals ? MOST_WHEN_ASKED : MOST;
  const kept = items.flatMap((item) => keepImage(lesson, item));
  const shown = new Set<string>();
  const wanted = items
    .filter((item) => item.content !== null && !item.pieces.some((piece) => piece.kind === 'image'))
    .flatMap((item) => askForImage(lesson, item, shown));
  const chosen = [...kept.slice(0, Math.ceil(most / 2)), ...wanted].slice(0, most);
  return chosen.length > 0 ? chosen : askForScene(lesson, items);
}

function keepImage(lesson: Lesson, item: NumberedItem): DraftVisual[] {
  const image = item.pieces.find((piece) => piece.kind === 'image');
  if (image === undefined) return [];
  const from =
    image.page !== null ? ` da página ${image.page}` : image.slide !== null ? ` do slide ${image.slide}` : '';
  const alt =
    NO_ALT.test(image.text) ||
    /:\/\/|\.(?:jpe?g|png|gif|webp)\b/i.test(image.text) ||
    image.text.length > LONGEST_ALT
      ? ''
      : ` (“${image.text}”)`;
  const basis = image.statements.length > 0 ? image.statements : selectStatements(lesson, item.pieces, 1);
  if (basis.length === 0) return [];
  const text = `${placeOf(lesson, item)}: reaproveite a imagem${from} do seu arquivo${alt}, com uma legenda que a ligue ao texto.`;
  return [{ kind: 'foto', text, basis, planItem: item.number, strength: 0.6 }];
}

function askForImage(lesson: Lesson, item: NumberedItem, shown: Set<string>): DraftVisual[] {
  const term = lesson.terms
    .termsOf(item.pieces.filter((piece) => piece.kind !== 'code'))
    .find((one) => !shown.has(one.key) && isPicturable(one));
  if (term === undefined) return [];
  const basis = item.pieces
    .flatMap((piece) => piece.statements)
    .filter((statement) => term.stems.every((key) => statement.stems.has(key)))
    .slice(0, 1);
  if (basis.length === 0) return [];
  shown.add(term.key);
  const text = `${placeOf(lesson, item)}: ${wordImage(lesson, item, term.phrase)}.`;
  return [{ kind: 'foto', text, basis, planItem: item.number, strength: 0.3 }];
}

/** What kind of picture: of the time for dated matter, a drawing for formulas and small children, else a photo. */
function wordImage(lesson: Lesson, item: NumberedItem, phrase: string): string {
  const forms = new Set(
    item.pieces.flatMap((piece) => (piece.kind === 'heading' ? [] : lesson.classOf(piece).forms)),
  );
  if (lesson.input.level === 'infantil') return `ilustração colorida e com poucos detalhes de ${phrase}`;
  if (forms.has('timeline') && isStory(lesson))
    return `imagem da época (pintura, foto ou documento) ligada a ${phrase}, com data e autor na legenda`;
  if (forms.has('formula')) return `desenho simples de ${phrase}, com as partes nomeadas`;
  return `foto ou ilustração de ${phrase}, grande, com uma pergunta curta como legenda`;
}

/** Abstract subjects still deserve an opening picture; the class says what it has to do with the subject. */
function askForScene(lesson: Lesson, items: readonly NumberedItem[]): DraftVisual[] {
  const [term] = lesson.terms.terms;
  const item = items.find((one) => one.content !== null);
  const basis = selectStatements(lesson, item?.pieces ?? [], 1);
  if (term === undefined || item === undefined || basis.length === 0) return [];
  const text = `${placeOf(lesson, item)}: cena do dia a dia da turma em que ${term.phrase} apareça; peça que digam onde.`;
  return [{ kind: 'foto', text, basis, planItem: item.number, strength: 0.2 }];
}

function placeOf(lesson: Lesson, item: NumberedItem): string {
  return `${lesson.unit === 'slide' ? 'Slide' : 'Página'} ${item.number}, “${item.title}”`;
}

/** Endings of nouns for qualities, actions and doctrines: nobody can take their picture. */
const ABSTRACT =
  /(?:cao|coes|sao|soes|dade|dades|encia|encias|ancia|ancias|mento|mentos|ismo|ismos|ez|eza|ura|ica|ogia|agem|ice|tude|ese|ose)$/;
const TOO_GENERAL = new Set(
  'fase fases etapa etapas processo processos quantidade numero numeros valor valores tipo tipos forma formas parte partes importancia energia tempo metodo metodos sistema sistemas conjunto grupo grupos nivel ideia ideias conceito conceitos dado dados resultado resultados soma medida medidas vida direito direitos estado baixo cima inteiro dividido total funcao exemplo objetivo numerador denominador multiplo multiplos gas gases oxigenio calor som ar baixa alta modelo modelos banco bancos reforco perfil tecnica tecnicas desafio desafios projeto noite ritmo medo explicacao algoritmo chave chaves lenda lendas'.split(
    ' ',
  ),
);

/** True for a term that can be seen: a photo of "coragem" or "etapa" helps nobody. */
function isPicturable(term: LessonTerm): boolean {
  const words = normalise(term.phrase).split(' ');
  const head = words[0] ?? '';
  return (
    !TOO_GENERAL.has(head) && !ABSTRACT.test(head) && head.length > 2 && !/\d|^\p{Lu}+$/u.test(term.phrase)
  );
}
