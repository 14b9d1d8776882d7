import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { ANALOGY_FRAMES, type AnalogyFrame } from './analogy-frames.ts';

const MOST = 2;
const TERMS_LOOKED_AT = 6;

/** Comparisons with everyday life for the lesson's main terms, as proposals; each frame is used once. */
export function suggestAnalogies(lesson: Lesson): Grounded[] {
  const statements = lesson.sections.flatMap((section) =>
    section.pieces.flatMap((piece) => piece.statements),
  );
  const names = [
    ...lesson.sections.flatMap((section) => partsOf(section.title)),
    ...lesson.terms.terms.slice(0, TERMS_LOOKED_AT).map((term) => term.phrase),
  ];
  const found: { frame: AnalogyFrame; name: string; basis: Statement[] }[] = [];
  for (const frame of ANALOGY_FRAMES) {
    if (found.length >= MOST) break;
    const name = names.find(
      (one) =>
        opensWith(frame, one) && !found.some((other) => other.name.toLowerCase() === one.toLowerCase()),
    );
    if (name === undefined) continue;
    const basis = statements
      .filter(({ text, piece }) => piece.kind !== 'heading' && frame.cue.test(normalise(text)))
      .slice(0, 2);
    if (basis.length > 0) found.push({ frame, name, basis });
  }
  return found.map(({ frame, name, basis }) => ({
    text: `Compare “${name}” com ${frame.everyday}: ${frame.questions} Pergunte também onde a comparação deixa de valer.`,
    basis,
  }));
}

/** Each of the things that a title joins: `Medidas de posição e moda`, `Hardware - Processadores`. */
const partsOf = (title: string): string[] =>
  title
    .replace(/\s*\([^()]*\)/gu, '')
    .split(/[,;:]\s|\s[-–—]\s|\se\s/u)
    .filter((part) => part.length >= SHORTEST_NAME);
const SHORTEST_NAME = 3;

/** `Introdução ao banco de dados` is about the bank, `Algoritmo de Assinaturas Digitais` is a way to sign. */
const LEADS_TO =
  /^(?:introducao (?:a|ao|aos|as)|conceitos(?: basicos| fundamentais)? d[aeo]s?|nocoes(?: basicas)? d[aeo]s?|fundamentos d[aeo]s?|o|a|os|as|sistema|sistemas|redes? de) /u;

/** Whether a name is the thing that a frame is for: the word it is known by opens it, and it is no other thing's. */
function opensWith({ cue }: AnalogyFrame, name: string): boolean {
  const bare = normalise(name);
  return [bare, bare.replace(LEADS_TO, '')].some((one) => {
    const found = cue.exec(one);
    return found?.index === 0 && !/^\s(?:de|d[ao]s?)\s/u.test(one.slice(found[0].length));
  });
}
