import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';

/** Who is trained at work is called so in the material's own first lines. */
const AT_WORK =
  /(?<!\p{L})(?:treinamento|capacita[çc][ãa]o|reciclagem|educa[çc][ãa]o permanente|integra[çc][ãa]o de novos|colaborador(?:es|a)?|funcion[áa]ri[oa]s?|agentes? comunit[áa]ri[oa]s?|manipulador(?:es)?|ACS)(?!\p{L})/iu;
const AT_SCHOOL =
  /(?<!\p{L})(?:alun[oa]s?|turmas?|escola|estudantes?|s[ée]rie|bimestre|ensino (?:m[ée]dio|fundamental))(?!\p{L})/iu;
const FIRST_LINES = 12;

/** Whether those who learn are adults at work, by what was ordered, else by the material's own words. */
function areAtWork({ input, material }: Lesson): boolean {
  if (input.level !== null) return input.level === 'corporativo';
  const first = material.pieces.slice(0, FIRST_LINES).map(({ text }) => text);
  const opening = [input.title, ...first].join('\n');
  const isTraining = material.understanding?.genre === 'treinamento_corporativo' || AT_WORK.test(opening);
  return isTraining && !AT_SCHOOL.test(opening);
}

/** With the article that each takes. */
const WORDS: readonly [RegExp, string][] = [
  [/(?<!\p{L})alunos(?!\p{L})/gu, 'participantes'],
  [/(?<!\p{L})aluno(?!\p{L})/gu, 'participante'],
  [/(?<!\p{L})à turma(?!\p{L})/giu, 'ao grupo'],
  [/(?<!\p{L})(d|n|pel)a turma(?!\p{L})/giu, '$1o grupo'],
  [/(?<!\p{L})a turma toda(?!\p{L})/giu, 'todo o grupo'],
  [/(?<!\p{L})a turma(?!\p{L})/giu, 'o grupo'],
  [/(?<!\p{L})sua turma(?!\p{L})/giu, 'seu grupo'],
];
/** What is quoted is the material's own. */
const QUOTED = /(“[^”]*”|"[^"]*")/u;

/** Suggestions in the words of a house for its people: `o grupo`, `cada participante`; those of a class stay as they are. */
export function callGroup<T extends Grounded>(lesson: Lesson, lines: readonly T[]): T[] {
  if (!areAtWork(lesson)) return [...lines];
  return lines.map((line) => ({ ...line, text: inTheirWords(line.text) }));
}

function inTheirWords(text: string): string {
  const told = text
    .split(QUOTED)
    .map((part, at) =>
      at % 2 === 1 ? part : WORDS.reduce((said, [word, other]) => said.replace(word, other), part),
    )
    .join('');
  return told.charAt(0) === told.charAt(0).toLowerCase() && /^\p{Lu}/u.test(text)
    ? told.charAt(0).toUpperCase() + told.slice(1)
    : told;
}
