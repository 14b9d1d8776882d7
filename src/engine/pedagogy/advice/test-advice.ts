import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listNumbers, listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { countQuestions } from '#engine/pedagogy/plan/count-questions.ts';
import { answerOwn } from '#engine/pedagogy/plan/own-answers.ts';
import { type Shared, sharedQuestions } from '#engine/pedagogy/plan/share-questions.ts';
import type { SetOff } from '#engine/reading/source-document.ts';

const MOST_NUMBERED = 3;
/** A question that asks to look at something. */
const LOOKED_AT =
  /(?<!\p{L})(?:observ|veja|analis|examin|com base n|de acordo com|n[ao]s? )[^.?!]{0,40}(?<!\p{L})(?:figuras?|gráficos?|imagem|imagens|mapas?|charges?|tirinhas?|ilustração|fotos?)(?!\p{L})/iu;

/** A list or test without its answers: who corrects it works them out before. */
export function missingKey(lesson: Lesson): Grounded[] {
  const { material } = lesson;
  const answers = material.understanding?.bits.filter(({ role }) => role === 'answer').length ?? 0;
  if (material.given.shown !== undefined) return [];
  // A line or two of a long test that look like answers are no key.
  if (answers > (sharedQuestions(lesson) === null ? 0 : 2)) return [];
  const asked = countQuestions(lesson);
  const [first] = asked;
  if (first === undefined) return [];
  const solved = answerOwn(lesson).flatMap(({ answer, number }) => (answer === '' ? [] : (number ?? [])));
  const lacks =
    solved.length === 0
      ? 'O material não traz respostas'
      : `O material só responde ${solved.length === 1 ? 'à questão' : 'às questões'} ${listNumbers(solved)}`;
  return [
    {
      text: `${lacks}. Resolva ${solved.length > 0 ? 'as outras' : asked.length === 1 ? 'a questão' : `as ${asked.length} questões`} antes da aula e anote o caminho de cada uma, não só o resultado: é dele que a turma vai precisar na correção.`,
      basis: [first.first],
    },
  ];
}

/** Questions that ask to look at what the file does not hold. */
export function missingPictures(lesson: Lesson): Grounded[] {
  const { material, sections } = lesson;
  const pieces = [...sections.flatMap((section) => section.pieces), ...material.exercises];
  const test = sharedQuestions(lesson);
  if (test !== null) return picturesAsked(test);
  if (pieces.some(({ kind }) => kind === 'image' || kind === 'chart')) return [];
  const lacking = countQuestions(lesson).filter(({ text }) => LOOKED_AT.test(text));
  const numbers = lacking
    .flatMap(({ number }) => number ?? [])
    .map(String)
    .slice(0, MOST_NUMBERED);
  if (numbers.length === 0) return [];
  const one = numbers.length === 1;
  return [
    {
      text: `${one ? 'A questão' : 'As questões'} ${listWords(numbers)} ${one ? 'pede' : 'pedem'} que se olhe uma imagem que não está no arquivo. Envie a imagem ou leve-a impressa.`,
      basis: lacking.map(({ first }) => first).slice(0, MOST_NUMBERED),
    },
  ];
}

/** `As questões 57 e 83 pedem as figuras dos slides 13 e 21 do arquivo`: where they are, and those that no page was found to have. */
function picturesAsked({ shown }: Shared): Grounded[] {
  const asked = shown.filter(({ pictures, number }) => pictures !== null && number !== null);
  const [found, lost] = [true, false].map((isFound) =>
    asked.filter(({ pictures }) => (pictures?.[0] !== undefined) === isFound),
  );
  const tell = (
    units: Shared['shown'] | undefined,
    say: (which: string, isOne: boolean) => string,
  ): Grounded[] => {
    const [first] = units ?? [];
    const numbers = (units ?? []).flatMap(({ number }) => number ?? []);
    const isOne = numbers.length === 1;
    const which = `${isOne ? 'A questão' : 'As questões'} ${listNumbers(numbers)}`;
    return first === undefined
      ? []
      : [{ text: say(which, isOne), basis: first.question.own[0]?.statements.slice(0, 1) ?? [] }];
  };
  const isSlides = found?.[0]?.question.own[0]?.slide !== null;
  const places = [...new Set((found ?? []).flatMap(({ pictures }) => pictures?.[0] ?? []))];
  const where = `${isSlides ? (places.length === 1 ? 'do slide' : 'dos slides') : places.length === 1 ? 'da página' : 'das páginas'} ${listNumbers(places)} do arquivo`;
  return [
    ...tell(
      found,
      (which, isOne) =>
        `${which} ${isOne ? 'pede a figura' : 'pedem as figuras'} ${where}: ponha ${isOne ? 'a figura' : 'cada uma'} ao lado da questão antes da aula.`,
    ),
    ...tell(
      lost,
      (which, isOne) =>
        `${which} ${isOne ? 'pede' : 'pedem'} uma figura ou tabela que não consegui ler. Procure-a no arquivo e leve-a projetada ou impressa.`,
    ),
  ];
}

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
