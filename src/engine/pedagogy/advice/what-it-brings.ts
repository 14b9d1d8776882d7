import { normalise } from '#engine/pedagogy/language/stem.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';

interface Line {
  text: string;
  role: Role;
  isHeading: boolean;
}

/**
 * All lines of the material, whatever became of them: what a method tells the teacher or a note asks on the way is there too. A
 * teacher is told that something lacks only where no line of his looks like it.
 */
function linesOf({ material }: Lesson): Line[] {
  const bits = (material.understanding?.bits ?? []).map(({ text, role, kind }) => ({
    text,
    role,
    isHeading: kind === 'heading',
  }));
  const sorted = [material.pieces, material.exercises, material.objectives, material.asides].flat();
  const told = sorted.map(({ text, role, kind }) => ({ text, role, isHeading: kind === 'heading' }));
  return [...new Map([...told, ...bits].map((line) => [line.text, line])).values()];
}

/** `Atividade: …`, `3ª aula – Experiência: …`, `p/ casa`, `Agora é com você`. */
const NAMES_PRACTICE =
  /^\W*(?:\d+\S{0,2} ?(?:aula|dia|momento|etapa)?\W*)?(?:(?:mini|auto)?(?:atividades?|exercicios?|tarefas?|questoes|questionario|desafios?|experiencias?|experimentos?|dinamica|jogo|brincadeira|producao|pesquisa|demo(?:nstracao)?|laboratorio|simulacao|estudo de caso|proposta de \w+|roda(?: de \w+)?|plantio|caso|dilema|problema|situac(?:ao|oes)[- ]problema|quiz|perguntas?)\b.{0,40}?(?:$|[:–—-])|(?:dever|trabalho|licao|tarefa|p\/|para) ?(?:de|p\/|para)? ?casa\b|para (?:responder|pensar|refletir|discutir|praticar|fazer)\b|agora e (?:com|a vez)|(?:vamos )?(?:praticar|exercitar|pratique)\b|hora d[aeo] (?:\w+)|(?:conversar|discutir|debater|perguntar|entregar)\b)/;
/** Who works, and how. */
const WORKS_TOGETHER =
  /\b(?:em|de|por) (?:grupos?|duplas?|trios?|equipes?)\b|\b(?:os alunos|a turma|as criancas|cada (?:aluno|grupo|crianca|dupla)|os participantes)\b.{0,30}\b(?:dev\w+|receb\w+|escrev\w+|desenh\w+|respond\w+|plant\w+|prev\w+|observ\w+|mont\w+|entreg\w+|apresent\w+|resolv\w+)\b/;
/** A question that the line ends with is left to the reader; what a heading asks is answered below it. */
const ENDS_ASKING = /\?["”’)\s]*$/u;
const FEWEST_ASKED = 3;

/** Whether anything in the material is there for the class to do or to answer. */
export function bringsPractice(lesson: Lesson): boolean {
  return linesOf(lesson).some(
    ({ text, role, isHeading }) =>
      isPracticeRole(role) ||
      NAMES_PRACTICE.test(normalise(text)) ||
      WORKS_TOGETHER.test(normalise(text)) ||
      (!isHeading &&
        ENDS_ASKING.test(text) &&
        /\p{L}{2}/u.test(text) &&
        wordsOf(text).length >= FEWEST_ASKED),
  );
}

/** `Objetivos`, `1. Finalidade: …`, `Ao final da aula, …`; a program that `tem o objetivo de` has none for the class. */
const NAMES_AIM =
  /^.{0,30}\b(?:objetivos?|habilidades?|competencias?|expectativas? de aprendizagem|resultados esperados|finalidade|campos? de experiencia|o que (?:voce|voces|vamos) (?:vai|vao )?aprender)\s*(?:$|[:.–—-]|(?:gera(?:l|is)|especificos?|d[aeo]s?)\b.{0,30}$)|ao (?:final|fim|termino) d(?:a|o|esta|este) (?:aula|curso|encontro|oficina|unidade|modulo|treinamento|capitulo)|\b(?:ef\d\d|em13|ei0\d)[a-z]{2}\d/;

/** Whether any line speaks of what is to be reached: an objective, a skill, a code of the curriculum. */
export function bringsAims(lesson: Lesson): boolean {
  return linesOf(lesson).some(({ text, role }) => role === 'objective' || NAMES_AIM.test(normalise(text)));
}

const THEORY: ReadonlySet<Role> = new Set(['explanation', 'definition', 'formula', 'table_data', 'example']);
/** So few words explain nothing: `Boa prova!`, a line of a heading taken for text. */
const LEAST_THEORY = 20;

const countWords = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** Whether a list of exercises also explains what it practises, be it in a reminder of three lines. */
export function bringsTheory(lesson: Lesson): boolean {
  return countWords(linesOf(lesson).filter(({ role }) => THEORY.has(role))) >= LEAST_THEORY;
}

/** Whether a material that was taken for practice explains at greater length than it asks: notes with a task at their end. */
export function explainsMore(lesson: Lesson): boolean {
  const lines = linesOf(lesson);
  const asked = countWords(lines.filter(({ role }) => isPracticeRole(role)));
  return countWords(lines.filter(({ role }) => THEORY.has(role))) > asked;
}

const NAMES_KEY = /^\W*(?:gabarito|folha de respostas|(?:respostas?|resolucao|solucao|r)\s*[:=)])/;

/** Whether the answers to what is asked stand in the material; `maybe` where something only looks like one. */
export function bringsKey(lesson: Lesson): 'yes' | 'maybe' | 'no' {
  const lines = linesOf(lesson);
  if (lesson.material.given.shown !== undefined) return 'yes';
  const named = lines.some(({ text }) => NAMES_KEY.test(normalise(text)));
  const answered = lines.filter(({ role, text }) => role === 'answer' && /\p{L}{2}|\d\D+\d/u.test(text));
  if (named && answered.length > 0) return 'yes';
  return named || lines.some(({ role }) => role === 'answer') ? 'maybe' : 'no';
}

/** A source, a law or an author is named somewhere. */
const NAMES_SOURCE =
  /\b[Ff]ontes?\s*:|(?:[Ss]egundo|[Cc]onforme|[Dd]e acordo com)\s+(?:[oa]s?\s+)?(?:\p{Lu}|dados|pesquisas?|estudos?)|\b[Dd]ispon[íi]vel em\b|\([\p{Lu}][\p{L}. &]+(?:et al\.?)?,\s*\d{4}\b|\b(?:Lei|lei|Decreto|Portaria|NR)(?:\s+n\S*)?[\s-]*\d|\bRefs?\.?$|^Refer[êe]ncias/u;

/** Whether any line says where something comes from. */
export function bringsSource(lesson: Lesson): boolean {
  return (
    lesson.material.references.length > 0 ||
    linesOf(lesson).some(({ text, role }) => role === 'reference' || NAMES_SOURCE.test(text))
  );
}
