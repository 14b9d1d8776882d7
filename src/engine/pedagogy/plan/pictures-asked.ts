import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { Question } from '#engine/pedagogy/material/read-questions.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { PosedQuestion } from './pose-question.ts';

/** What is smaller is an ornament. */
const SHOWN = { widthPt: 90, heightPt: 50 };
/** `no alvo acima`, `a reta abaixo`, `Observe a mensagem:` */
const LOOKS =
  /(?<!\p{L})(?:acima|abaixo|a seguir|ao lado|observ(?:e|em|ando|ar)|veja(?:m)?|mostrad[oa]s?)(?!\p{L})/iu;

/**
 * Pages or slides of the file whose picture a question asks to look at; [] where none was found, null where it asks for none. What
 * stands between its lines is meant, whatever the question calls it.
 */
export function picturesOf(
  { input }: Pick<Lesson, 'input'>,
  { support, own }: Question,
  { needsPicture, points }: PosedQuestion,
): number[] | null {
  const blocks = input.source?.blocks ?? [];
  const pieces = [...support, ...own];
  const found = (shown: readonly Block[]): number[] => [
    ...new Set(shown.filter(isShown).flatMap((block) => block.page ?? block.slide ?? [])),
  ];
  if (needsPicture) {
    const places = new Set(pieces.flatMap(({ page, slide }) => page ?? slide ?? []));
    return found(blocks.filter((block) => places.has(block.page ?? block.slide ?? -1)));
  }
  if (!points.some(({ text }) => LOOKS.test(text))) return null;
  const at = pieces.map(({ block }) => blocks.indexOf(block)).filter((place) => place >= 0);
  const between = found(blocks.slice(Math.min(...at), Math.max(...at)));
  return between.length > 0 ? between : null;
}

const isShown = (block: Block): boolean =>
  block.type === 'chart' ||
  (block.type === 'image' &&
    (block.widthPt ?? SHOWN.widthPt) >= SHOWN.widthPt &&
    (block.heightPt ?? SHOWN.heightPt) >= SHOWN.heightPt);

/** A question with the place of the picture that it is asked about, behind the line that speaks first. */
export function withPicture(
  points: readonly Grounded[],
  pictures: readonly number[] | null,
  { own: [first] }: Question,
): Grounded[] {
  const [stem, ...others] = points;
  const [place] = pictures ?? [];
  if (stem === undefined || place === undefined) return [...points];
  const unit = first?.slide === null ? 'página' : 'slide';
  return [stem, { text: `Figura do arquivo: ${unit} ${place}`, basis: stem.basis }, ...others];
}
