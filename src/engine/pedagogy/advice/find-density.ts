import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, formatNumber, listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';

/** Twice what a slide made by hand carries (287 characters). */
const DENSE_SLIDE = 600;
const DENSE_PARAGRAPH_WORDS = 130;

/** Slides of the file that hold more than a class can read while listening. */
export function denseSlides(lesson: Lesson): Grounded[] {
  const bySlide = new Map<number, { characters: number; pieces: Piece[] }>();
  for (const piece of lesson.material.pieces) {
    // A table is read by its lines, a list of sources by nobody in class.
    if (piece.slide === null || (piece.kind !== 'text' && piece.kind !== 'list')) continue;
    if (!isContentRole(piece.role)) continue;
    const own = bySlide.get(piece.slide) ?? { characters: 0, pieces: [] };
    own.characters += piece.text.length;
    own.pieces.push(piece);
    bySlide.set(piece.slide, own);
  }
  const dense = [...bySlide]
    .filter(([, { characters }]) => characters > DENSE_SLIDE)
    .sort((a, b) => b[1].characters - a[1].characters);
  const [worst] = dense;
  if (worst === undefined) return [];
  const numbers = dense
    .slice(0, 5)
    .map(([slide]) => slide)
    .sort((a, b) => a - b)
    .map(String);
  return [
    {
      text: `${dense.length === 1 ? 'O slide' : 'Os slides'} ${listWords(numbers)} do arquivo ${dense.length === 1 ? 'tem' : 'têm'} texto demais (${dense.length === 1 ? '' : `o ${worst[0]} chega a `}${formatNumber(worst[1].characters)} caracteres). O plano fica com as ideias principais; deixe o restante para a sua fala ou para as notas.`,
      basis: selectStatements(lesson, worst[1].pieces, 1),
    },
  ];
}

/** Paragraphs that nobody reads to the end. */
export function denseParagraphs(lesson: Lesson): Grounded[] {
  const words = new Map<string, { count: number; first: Piece }>();
  for (const piece of lesson.sections.flatMap((section) => matterOf(section.pieces))) {
    if (piece.kind !== 'text') continue;
    const own = words.get(piece.blockRef);
    words.set(piece.blockRef, { count: (own?.count ?? 0) + piece.weight, first: own?.first ?? piece });
  }
  const dense = [...words.values()]
    .filter(({ count }) => count > DENSE_PARAGRAPH_WORDS)
    .sort((a, b) => b.count - a.count);
  const [worst] = dense;
  const statement = worst?.first.statements[0];
  if (worst === undefined || statement === undefined) return [];
  const opening = statement.text
    .split(' ')
    .slice(0, 6)
    .join(' ')
    .replace(/[,;:.]$/, '');
  const place = worst.first.page === null ? '' : `, na página ${worst.first.page},`;
  const others =
    dense.length === 1 ? '' : ` Há mais ${countOf(dense.length - 1, 'parágrafo assim', 'parágrafos assim')}.`;
  return [
    {
      text: `O parágrafo que começa com “${opening}…”${place} tem ${formatNumber(worst.count)} palavras. Divida por ideia: fica mais fácil de ler e de transformar em ${lesson.unit === 'slide' ? 'slides' : 'páginas'}.${others}`,
      basis: [statement],
    },
  ];
}
