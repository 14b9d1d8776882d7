import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listNumbers, listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { countQuestions } from '#engine/pedagogy/plan/count-questions.ts';
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
  return [
    {
      text: `O material não traz respostas. Resolva ${asked.length === 1 ? 'a questão' : `as ${asked.length} questões`} antes da aula e anote o caminho de cada uma, não só o resultado: é dele que a turma vai precisar na correção.`,
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

/** `A questão 57 pede a figura do slide 13 do arquivo`: where it is, or that no page was found to have it. */
function picturesAsked({ shown }: Shared): Grounded[] {
  const asked = shown.filter(({ pictures, number }) => pictures !== null && number !== null);
  return asked.slice(0, MOST_NUMBERED).map(({ pictures, number, question }) => {
    const [place] = pictures ?? [];
    const unit = question.own[0]?.slide === null ? 'da página' : 'do slide';
    const text =
      place === undefined
        ? `A questão ${number} pede uma figura ou tabela que não consegui ler. Procure-a no arquivo e leve-a projetada ou impressa.`
        : `A questão ${number} pede a figura ${unit} ${place} do arquivo: confira se ela está ao lado da questão antes da aula.`;
    return { text, basis: question.own[0]?.statements.slice(0, 1) ?? [] };
  });
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
