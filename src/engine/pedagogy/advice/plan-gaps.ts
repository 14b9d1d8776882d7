import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { unfilledFields } from '#engine/pedagogy/material/to-complete.ts';
import type { Genre } from '#shared/analysis/genres.ts';

const FILLED_IN: ReadonlySet<Genre> = new Set(['plano_de_aula', 'plano_de_ensino', 'curriculo_norma']);
const MOST_BLANK = 6;

/** Fields of a plan or a curriculum that hold nothing, or still what its form says of them. */
export function leftBlank({ material }: Lesson): Grounded[] {
  const { understanding, pieces, asides } = material;
  if (understanding === null || !FILLED_IN.has(understanding.genre)) return [];
  const blank = [...unfilledFields(understanding.bits)];
  const told = blank
    .slice(0, MOST_BLANK)
    .map(([label, bits]) => `“${nestQuotes(label)}”${bits.length > 1 ? ` (${bits.length} vezes)` : ''}`);
  if (told.length === 0) return [];
  const more = blank.length > told.length ? ` e mais ${blank.length - told.length}` : '';
  const blocks = new Set(blank.flatMap(([, bits]) => bits.map(({ block }) => block)));
  return [
    {
      text: `Há campos por preencher no documento: ${told.join(', ')}${more}. Complete-os ou apague-os antes de usar o plano; o que falta neles não está nos slides.`,
      basis: [...pieces, ...asides]
        .filter(({ block }) => blocks.has(block))
        .flatMap(({ statements }) => statements.slice(0, 1))
        .slice(0, 2),
    },
  ];
}

/** `Frações equivalentes (aula 4)`, `Plano de aula 02` */
const COUNTED_LESSON = /\(aula (\d{1,2})\)$|^aula (\d{1,2})(?!\d)/iu;
const MOST_NAMED_LESSONS = 3;

/** A plan of several lessons is no lesson of one class: which of them is given is the teacher's to choose. */
export function severalLessons({ material, sections, unit }: Lesson): Grounded[] {
  const genre = material.understanding?.genre;
  if (genre !== 'plano_de_aula' && genre !== 'plano_de_ensino') return [];
  const heads = sections
    .flatMap(({ pieces }) => pieces)
    .filter(({ kind, text }) => kind === 'heading' && COUNTED_LESSON.test(text));
  const lessons = Map.groupBy(heads, ({ text }) => {
    const [, one, other] = COUNTED_LESSON.exec(text) ?? [];
    return Number(one ?? other);
  });
  if (lessons.size < 2 || unit === 'page') return [];
  const named = [...lessons.values()].flatMap(([first]) => first ?? []).slice(0, MOST_NAMED_LESSONS);
  const names = quoteWords(named.map(({ text }) => text));
  return [
    {
      text: `O documento é o plano de ${lessons.size} aulas${lessons.size > named.length ? `, a começar por ${names}` : ` (${names})`}, e esta apresentação junta todas: serve de visão geral. Para dar uma aula, escolha uma delas ou peça uma apresentação para cada uma.`,
      basis: named.flatMap(({ statements }) => statements.slice(0, 1)),
    },
  ];
}
