import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import { seriesOf } from '#engine/pedagogy/lesson/find-series.ts';
import type { Readability } from '#engine/pedagogy/lesson/judge-readability.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { proposeObjectives } from '#engine/pedagogy/objectives/propose-objectives.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { checkReckonings } from './check-reckonings.ts';
import { denseParagraphs, denseSlides } from './find-density.ts';
import {
  missingDescriptions,
  missingExamples,
  missingPractice,
  missingSources,
  notedGaps,
  undefinedTerms,
} from './find-gaps.ts';
import { leftBlank, severalLessons } from './plan-gaps.ts';
import { missingKey, missingPictures } from './test-advice.ts';
import { bringsAims, bringsKey, explainsMore } from './what-it-brings.ts';

const MOST = 8;

/** What rules work or is filled in teaches no class: that it has nothing to practise is no gap. */
export const HOLDS_NO_CLASS: ReadonlySet<Genre> = new Set([
  'modelo_formulario',
  'curriculo_norma',
  'plano_de_ensino',
]);

/** What the teacher could mend, most useful first; every entry is true of this very material. */
export function suggestImprovements(
  lesson: Lesson,
  objectives: readonly LessonObjective[],
  readability: Readability,
): Grounded[] {
  // An exam explains nothing: that it gives no aims, examples or meanings is no fault of it.
  const explains = lesson.material.strategy.course === 'explain';
  const genre = lesson.material.understanding?.genre ?? 'notas';
  const found = [
    ...notedGaps(lesson),
    ...checkReckonings(lesson),
    ...leftBlank(lesson),
    ...severalLessons(lesson),
    ...(explains || objectives.length > 0 ? judgeObjectives(lesson, objectives) : []),
    ...(explains ? missingExamples(lesson) : []),
    ...(explains ? [] : [...missingKey(lesson), ...missingPictures(lesson)]),
    ...(explains && !HOLDS_NO_CLASS.has(genre) ? missingPractice(lesson) : []),
    // How a question is worded its class has to read.
    ...(explains ? hardReading(readability) : []),
    ...(explains ? undefinedTerms(lesson) : []),
    ...denseSlides(lesson),
    ...(explains ? missingSources(lesson) : []),
    ...missingDescriptions(lesson),
    ...denseParagraphs(lesson),
  ].slice(0, MOST);
  if (found.length > 0) return found;
  const asks = !explains && genre !== 'trabalho' && !explainsMore(lesson);
  return [asks ? confirmKey(lesson) : confirmLesson(lesson)];
}

function hardReading(readability: Readability): Grounded[] {
  const [hardest] = readability.toSimplify;
  if (readability.verdict !== 'dificil_para_o_nivel' || hardest === undefined) return [];
  const opening = hardest.text
    .split(' ')
    .slice(0, 8)
    .join(' ')
    .replace(/[,;:.]$/, '');
  return [
    {
      text: `Para ${readability.expected?.level.toLowerCase() ?? 'a turma'}, o texto está difícil. Comece por “${opening}…”: ${hardest.reason.charAt(0).toLowerCase()}${hardest.reason.slice(1)}`,
      basis: [hardest.statement],
    },
  ];
}

/** A test explains nothing and need not: what is left to do is its key. */
function confirmKey(lesson: Lesson): Grounded {
  const text =
    bringsKey(lesson) !== 'no'
      ? 'Confira o gabarito antes da aula e ponha as questões na ordem em que a turma vai corrigi-las.'
      : 'Não encontrei o gabarito. Escreva as respostas antes da aula e ponha as questões na ordem em que a turma vai corrigi-las.';
  return { text, basis: [] };
}

/** Nothing more was found to say: which part the teacher may have to shorten while the class runs. */
function confirmLesson(lesson: Lesson): Grounded {
  const { sections, minutes, unit } = lesson;
  // A part of which nothing can be said has nothing to be shortened.
  const longest = sections
    .filter(({ pieces }) => selectStatements(lesson, pieces, 1).length > 0)
    .reduce<Section | null>((most, one) => (most === null || one.weight > most.weight ? one : most), null);
  if (longest === null || longest.title === '' || sections.length < 2)
    return {
      text: 'Separe para a aula um exemplo da própria turma para o que o material explica.',
      basis: [],
    };
  const among =
    unit === 'slide'
      ? `São ${sections.length} partes em ${minutes} minutos`
      : `São ${sections.length} partes`;
  return {
    text: `${among}, e a mais longa é “${longest.title}”. Decida antes o que dela fica para casa se o tempo apertar.`,
    basis: selectStatements(lesson, longest.pieces, 1),
  };
}

/** What a class could do with what it has learnt, in the lesson's own names. */
function deedWith(lesson: Lesson): string {
  const [series] = lesson.sections.flatMap((_, index) => seriesOf(lesson, index));
  if (series !== undefined)
    return `escolher, em um caso da turma, entre ${listWords(series.slice(0, MOST_NAMED).map(({ name }) => name))} e justificar`;
  const theme = nameTheme(lesson);
  return theme === null
    ? 'explicar um caso da própria turma com o que o material diz'
    : `explicar um caso da própria turma com o que o material diz de “${theme}”`;
}
const MOST_NAMED = 4;

const LONGEST_QUOTE = 80;
/** Whoever knows a thing by heart can say it. */
const BY_HEART = /^saber de cor(?!\p{L})/iu;

/** What the objectives lack: there are none, one names nothing that can be seen, all stay at the first levels. */
function judgeObjectives(lesson: Lesson, objectives: readonly LessonObjective[]): Grounded[] {
  const proposals = proposeObjectives(lesson, 3);
  if (objectives.length === 0) {
    if (proposals.length === 0 || bringsAims(lesson)) return [];
    // One by a bare name is no proposal that anybody could use.
    if (proposals.length === 1 && /^explicar [oa]s? /u.test(proposals[0]?.text ?? ''))
      return [
        {
          text: 'Não encontrei objetivos de aprendizagem. Escreva dois ou três com o que a turma deve saber fazer ao final, cada um com um verbo que dê para observar.',
          basis: proposals.flatMap(({ basis }) => basis),
        },
      ];
    return [
      {
        text: `Não encontrei objetivos de aprendizagem. Proposta para você revisar: ao final, a turma deve ${listWords(proposals.map(({ text }) => text))}.`,
        basis: proposals.flatMap(({ basis }) => basis),
      },
    ];
  }
  const vague = objectives.find((one) => one.verb === null && !BY_HEART.test(one.text));
  const advice: Grounded[] = [];
  if (vague !== undefined)
    advice.push({
      text: `O objetivo “${compressSentence(vague.text, LONGEST_QUOTE)}” não diz o que o aluno vai fazer para mostrar que aprendeu. Comece com um verbo que dê para observar, como explicar, resolver ou comparar.`,
      basis: [vague.statement],
    });
  const levels = new Set(objectives.flatMap((objective) => objective.verb?.level ?? []));
  const staysLow =
    levels.size > 0 && [...levels].every((level) => level === 'lembrar' || level === 'entender');
  const [proposal] = proposals;
  if (staysLow && lesson.input.level !== 'infantil' && proposal !== undefined)
    advice.push({
      text: `Os objetivos ficam em ${listWords([...levels])}. Acrescente um que peça uso do que se aprendeu, por exemplo ${deedWith(lesson)} (proposta).`,
      basis: [...objectives.slice(0, 2).map((objective) => objective.statement), ...proposal.basis],
    });
  return advice;
}
