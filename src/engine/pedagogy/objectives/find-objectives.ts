import { bloomLevelOf } from '#engine/pedagogy/language/bloom.ts';
import type { BloomVerb } from '#engine/pedagogy/language/bloom-forms.ts';
import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';

export interface LessonObjective {
  text: string;
  verb: BloomVerb | null;
  statement: Statement;
}

const STATED =
  /\b(?:ao (?:final|fim|término) (?:d[aeo]s?t?[ae]?s? )?(?:aula|módulo|unidade|curso|capítulo|apostila|treinamento|oficina|encontro)|(?:alun[oa]s?|estudantes?|participantes?|crianças|colaboradores|você)\s+(?:devem?|deverão|deverá|serão capazes|será capaz|precisam|poderão)|espera-se que|o objetivo (?:desta|dessa|da|deste|do|principal|geral|é)|tem (?:como|por) objetivo|objetivos?:)/iu;
const LONGEST = 400;
const MOST = 12;

/** The objectives that the order or the material states, each once; never one of our own. */
export function findObjectives(material: Material): LessonObjective[] {
  const declared = material.objectives
    .filter((piece) => piece.kind !== 'heading' && piece.kind !== 'image')
    .flatMap((piece) => piece.statements)
    .filter((statement) => statement.words >= 2);
  const told = material.pieces
    .filter((piece) => piece.kind === 'text' || piece.kind === 'list' || piece.kind === 'note')
    .flatMap((piece) => piece.statements)
    .filter((statement) => STATED.test(statement.text) && bloomLevelOf(tailOf(statement.text)) !== null);
  const found: LessonObjective[] = [];
  const seen = new Set<string>();
  for (const statement of [...declared, ...told]) {
    const text = statement.text.slice(0, LONGEST).trim();
    if (found.length >= MOST || seen.has(text.toLowerCase()) || isLeadIn(text)) continue;
    seen.add(text.toLowerCase());
    found.push({ text, verb: bloomLevelOf(tailOf(text)) ?? bloomLevelOf(text), statement });
  }
  return found;
}

/** What follows "os alunos devem …": the verb that rules the objective. */
function tailOf(text: string): string {
  const match = STATED.exec(text);
  return match === null ? text : text.slice(match.index + match[0].length);
}

/** "Ao final desta aula, você será capaz de:" announces objectives and is none. */
function isLeadIn(text: string): boolean {
  return /:\s*$/.test(text);
}
