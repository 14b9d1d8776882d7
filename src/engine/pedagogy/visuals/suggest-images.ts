import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { selectStatements } from '#engine/pedagogy/plan/select-statements.ts';
import type { DraftVisual, NumberedItem } from './draft-visual.ts';

const MOST = 5;
const MOST_WHEN_ASKED = 9;

/** Pictures: those of the file where they belong, then one for the main subject of items that have none. */
export function suggestImages(lesson: Lesson, items: readonly NumberedItem[]): DraftVisual[] {
  const most = lesson.adjustments.wantsMoreVisuals ? MOST_WHEN_ASKED : MOST;
  const kept = items.flatMap((item) => keepImage(lesson, item));
  const shown = new Set<string>();
  const wanted = items
    .filter((item) => item.content !== null && !item.pieces.some((piece) => piece.kind === 'image'))
    .flatMap((item) => askForImage(lesson, item, shown));
  return [...kept.slice(0, Math.ceil(most / 2)), ...wanted].slice(0, most);
}

function keepImage(lesson: Lesson, item: NumberedItem): DraftVisual[] {
  const image = item.pieces.find((piece) => piece.kind === 'image');
  if (image === undefined) return [];
  const from =
    image.page === null
      ? image.slide === null
        ? ''
        : ` do slide ${image.slide}`
      : ` da página ${image.page}`;
  const alt =
    image.text === '' ||
    /^(?:imagem|image|picture|foto|figura|shape|logo)\W*\d*/iu.test(image.text) ||
    image.text.length > 90
      ? ''
      : ` (“${image.text}”)`;
  const basis =
    image.statements.length > 0 ? image.statements : selectStatements(item.pieces, 1, lesson.terms);
  return basis.length === 0
    ? []
    : [
        {
          kind: 'foto',
          text: `${placeOf(lesson, item)}: reaproveite a imagem${from} do seu arquivo${alt}, com uma legenda que a ligue ao texto.`,
          basis,
          planItem: item.number,
          strength: 0.6,
        },
      ];
}

function askForImage(lesson: Lesson, item: NumberedItem, shown: Set<string>): DraftVisual[] {
  const term = lesson.terms
    .termsOf(item.pieces.filter((piece) => piece.kind !== 'code'))
    .find((one) => !shown.has(one.key));
  if (term === undefined) return [];
  const basis = item.pieces
    .flatMap((piece) => piece.statements)
    .filter((statement) => term.stems.every((key) => statement.stems.has(key)))
    .slice(0, 1);
  if (basis.length === 0) return [];
  shown.add(term.key);
  const kind =
    lesson.input.level === 'infantil' ? 'ilustração colorida, com poucos detalhes,' : 'foto ou ilustração';
  return [
    {
      kind: 'foto',
      text: `${placeOf(lesson, item)}: ${kind} que mostre ${term.phrase}, para a turma reconhecer antes de ler.`,
      basis,
      planItem: item.number,
      strength: 0.3,
    },
  ];
}

function placeOf(lesson: Lesson, item: NumberedItem): string {
  return `${lesson.unit === 'slide' ? 'Slide' : 'Página'} ${item.number}, “${item.title}”`;
}
