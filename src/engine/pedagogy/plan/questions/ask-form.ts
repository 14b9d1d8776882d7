import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import type { Question } from './question.ts';

const LONGEST_NAME = 60;
const MOST_ASKED = 3;
/** Characters of an answer that stands in a key beside others. */
const LONGEST_ANSWER = 180;
const OBLIGES =
  /(?<!\p{L})(?:dev(?:e|em|er[áa]|er[ãa]o)|poder[áã]o?|é (?:obrigat[óo]ri[oa]|necess[áa]ri[oa]))(?!\p{L})/iu;

/** `Referências Bibliográficas = Penúltimo Slide` */
const nameOf = ({ text }: Piece, lesson: Lesson): string =>
  cleanTitle(text.replace(/\s=\s.*$/u, ''), lesson.spell);

/** `O que o modelo pede em “Ata de Fundação”?`: of a form one learns what each of its parts asks for. */
export function askForm(lesson: Lesson, section: number): Question[] {
  if (lesson.material.understanding?.genre !== 'modelo_formulario') return [];
  const { pieces = [] } = lesson.sections[section] ?? {};
  const heads = pieces.filter(({ kind }) => kind === 'heading');
  return heads.flatMap((head) => {
    const from = pieces.indexOf(head) + 1;
    const end = pieces.findIndex(({ kind }, at) => at >= from && kind === 'heading');
    const all = pieces
      .slice(from, end < 0 ? undefined : end)
      .filter(({ role }) => role === 'instruction')
      .flatMap((piece) => lesson.points.get(piece) ?? [])
      .slice(0, MOST_ASKED);
    const asked = all.filter((_, at) => at === 0 || tell(all.slice(0, at + 1)).length <= LONGEST_ANSWER);
    const name = nameOf(head, lesson);
    const isToldLater = lesson.sections
      .slice(section + 1)
      .some((other) =>
        other.pieces.some((piece) => piece.kind === 'heading' && nameOf(piece, lesson) === name),
      );
    if (
      !asked.some(({ text }) => OBLIGES.test(text)) ||
      isToldLater ||
      name === '' ||
      name.length > LONGEST_NAME
    )
      return [];
    return [
      {
        kind: 'aberta' as const,
        text: `O que o modelo pede em ${quoteWords([name])}?`,
        options: [],
        answer: tell(asked),
        bloomLevel: 'lembrar' as const,
        basis: asked.flatMap(({ basis }) => basis.slice(0, 1)),
        section,
      },
    ];
  });
}

const tell = (points: readonly { text: string }[]): string => points.map(({ text }) => text).join('. ');
