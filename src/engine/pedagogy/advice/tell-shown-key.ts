import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listNumbers } from '#engine/pedagogy/lesson/list-words.ts';
import type { SetOff } from '#engine/reading/source-document.ts';

const WAYS: Record<SetOff, string> = {
  colour: 'pela cor',
  highlight: 'pelo realce',
  strike: 'pelo risco',
  underline: 'pelo sublinhado',
  bold: 'pelo negrito',
};

/** A key that was read off how the options are set is the teacher's to check: he may have meant something else by it. */
export function tellShownKey({ material }: Lesson): string[] {
  const { shown } = material.given;
  if (shown === undefined) return [];
  const numbers = [...shown.numbers.keys()].sort((one, other) => one - other);
  const all = shown.letters.size;
  const which =
    numbers.length === all && all > 1
      ? `das questões ${listNumbers(numbers)}`
      : `de ${countOf(all, 'questão', 'questões')}`;
  return [
    `O gabarito ${which} foi lido ${WAYS[shown.way]} com que o arquivo distingue uma das alternativas. Confira antes de usar.`,
  ];
}
