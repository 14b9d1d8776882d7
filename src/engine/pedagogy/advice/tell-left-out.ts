import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listNumbers, listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { DraftSection } from '#engine/pedagogy/plan/draft-item.ts';
import { findUntold, keysOf } from '#engine/pedagogy/plan/places/find-untold.ts';
import { unasked } from '#engine/pedagogy/plan/places/place-tasks.ts';
import { sayLine } from '#engine/pedagogy/plan/places/place-untold.ts';
import { type Shared, sharedQuestions } from '#engine/pedagogy/plan/share-questions.ts';

const MOST_NAMED = 3;
const LONGEST = 70;
/** More slides cannot be ordered. */
const LARGEST = 20;
/** Share of a line's words by which it is heard elsewhere. */
const HEARD = 0.7;

/**
 * `Não couberam nos 5 slides: “…”, “…” e mais 2 linhas.`: lines and questions of the teacher that no slide has, nor any of the `others`
 * (questions of the quiz, steps of the class); [] where all are told, or where the text is so long that the report tells its share.
 */
export function tellLeftOut(
  lesson: Lesson,
  draft: readonly DraftSection[],
  others: readonly string[],
): string[] {
  const test = sharedQuestions(lesson);
  if (test !== null) return tellFallen(lesson, test);
  if (lesson.unit !== 'slide' || lesson.material.strategy.course !== 'explain') return [];
  const items = draft.flatMap((section) => section.items);
  const heard = others.map((text) => new Set(keysOf(text)));
  const isHeard = (text: string): boolean => {
    const own = keysOf(text);
    return heard.some((keys) => own.filter((key) => keys.has(key)).length >= own.length * HEARD);
  };
  const left = [
    ...findUntold(lesson, items)
      .flat()
      .map((line) => sayLine(lesson, line)),
    ...unasked(lesson, items).map(({ points }) => points.map(({ text }) => text).join(' ')),
  ].filter((text) => keysOf(text).length > 1 && !isHeard(text));
  if (left.length === 0) return [];
  const named = left.slice(0, MOST_NAMED).map((text) => `“${cut(text)}”`);
  const rest = left.length - named.length;
  const told = listWords([...named, ...(rest > 0 ? [`mais ${countOf(rest, 'linha', 'linhas')}`] : [])]);
  const { size } = lesson.input;
  const advice = size < LARGEST ? 'peça mais slides ou tire algo' : 'tire algo ou divida a aula em duas';
  return [
    `${left.length === 1 ? 'Não coube' : 'Não couberam'} nos ${size} slides: ${told}. Se for importante, ${advice}.`,
  ];
}

/** `Não couberam nos 15 slides as questões 7, 14 e 20 (…)`: so that nobody looks for them in front of the class. */
function tellFallen({ input, material }: Lesson, { leftOut, shown }: Shared): string[] {
  const numbersOf = (units: Shared['leftOut']): number[] => units.flatMap(({ number }) => number ?? []);
  const annulled = numbersOf([...leftOut, ...shown]).filter((number) => material.given.annulled?.has(number));
  const lost = numbersOf(leftOut.filter(({ posed }) => posed === null)).filter(
    (number) => !annulled.includes(number),
  );
  const fallen = numbersOf(leftOut).filter((number) => !annulled.includes(number) && !lost.includes(number));
  const name = (numbers: readonly number[]): string =>
    `${numbers.length === 1 ? 'a questão' : 'as questões'} ${listNumbers(numbers)}`;
  const isOne = (numbers: readonly number[]): boolean => numbers.length === 1;
  const { size } = input;
  const advice =
    size < LARGEST ? 'peça mais slides ou troque por outra' : 'troque por outra ou divida em duas aulas';
  return [
    ...(fallen.length === 0
      ? []
      : [
          `${isOne(fallen) ? 'Não coube' : 'Não couberam'} nos ${size} slides ${name(fallen)}. Se alguma for importante, ${advice}.`,
        ]),
    ...(lost.length === 0
      ? []
      : [
          `${isOne(lost) ? 'Não consegui ler inteira' : 'Não consegui ler inteiras'} ${name(lost)}; ${isOne(lost) ? 'ela ficou' : 'elas ficaram'} fora dos slides. Confira no arquivo.`,
        ]),
    ...(annulled.length === 0
      ? []
      : [
          `O gabarito diz que ${isOne(annulled) ? `a questão ${annulled[0]} foi anulada` : `as questões ${listNumbers(annulled)} foram anuladas`}: ${isOne(annulled) ? 'é a primeira' : 'são as primeiras'} a sair quando falta lugar.`,
        ]),
  ];
}

function cut(text: string): string {
  const bare = text.replace(/["“”]/g, '').replace(/[\s.;:]+$/, '');
  if (bare.length <= LONGEST) return bare;
  return `${bare.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
