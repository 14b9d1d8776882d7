import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { ANALOGY_FRAMES, type AnalogyFrame } from './analogy-frames.ts';

const MOST = 3;
const TERMS_LOOKED_AT = 6;

/** Comparisons with everyday life for the lesson's main terms, as proposals; each frame is used once. */
export function suggestAnalogies(lesson: Lesson): Grounded[] {
  const statements = lesson.sections.flatMap((section) =>
    section.pieces.flatMap((piece) => piece.statements),
  );
  const names = [
    ...lesson.sections.map((section) => section.title),
    ...lesson.terms.terms.slice(0, TERMS_LOOKED_AT).map((term) => term.phrase),
  ];
  const found: { frame: AnalogyFrame; name: string; basis: Statement[] }[] = [];
  for (const frame of ANALOGY_FRAMES) {
    if (found.length >= MOST) break;
    const name = names.find(
      (one) => frame.cue.test(normalise(one)) && !found.some((other) => other.name === one),
    );
    if (name === undefined) continue;
    const basis = statements
      .filter(({ text, piece }) => piece.kind !== 'heading' && frame.cue.test(normalise(text)))
      .slice(0, 2);
    if (basis.length > 0) found.push({ frame, name, basis });
  }
  if (found.length > 0)
    return found.map(({ frame, name, basis }) => ({
      text: `Compare “${name}” com ${frame.everyday}: ${frame.questions} Pergunte também onde a comparação deixa de valer.`,
      basis,
    }));
  return askClass(lesson);
}

/** Where no frame fits, the comparison is left to the class: better than a false likeness. */
function askClass(lesson: Lesson): Grounded[] {
  const name = lesson.sections[0]?.title || lesson.terms.terms[0]?.phrase;
  const basis = selectStatements(lesson, lesson.sections[0]?.pieces ?? [], 1);
  if (name === undefined || name === '' || basis.length === 0) return [];
  return [
    {
      text: `Peça à turma uma comparação de “${name}” com algo da rotina dela (a casa, a rua, o trabalho): o que faz o papel de cada parte e onde a comparação deixa de valer?`,
      basis,
    },
  ];
}
