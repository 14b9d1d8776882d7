import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { proposeObjectives } from '#engine/pedagogy/objectives/propose-objectives.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';

const LONGEST_QUOTE = 80;

/** What the objectives lack: there are none, one names nothing that can be seen, all stay at the first levels. */
export function judgeObjectives(lesson: Lesson, objectives: readonly LessonObjective[]): Grounded[] {
  const proposals = proposeObjectives(lesson, 3);
  if (objectives.length === 0) {
    if (proposals.length === 0) return [];
    return [
      {
        text: `Não encontrei objetivos de aprendizagem. Proposta para você revisar: ao final, a turma deve ${listWords(proposals.map(({ text }) => text))}.`,
        basis: proposals.flatMap(({ basis }) => basis),
      },
    ];
  }
  const vague = objectives.find((objective) => objective.verb === null);
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
      text: `Os objetivos ficam em ${listWords([...levels])}. Acrescente um que peça uso do que se aprendeu, por exemplo resolver ou criar algo com “${lesson.sections[0]?.title ?? ''}” (proposta).`,
      basis: [...objectives.slice(0, 2).map((objective) => objective.statement), ...proposal.basis],
    });
  return advice;
}
