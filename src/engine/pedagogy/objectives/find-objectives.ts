import { bloomLevelOf } from '#engine/pedagogy/language/bloom.ts';
import type { BloomVerb } from '#engine/pedagogy/language/bloom-forms.ts';
import { dropLabel } from '#engine/pedagogy/language/drop-label.ts';
import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { objectiveTail } from '#engine/pedagogy/material/states-objective.ts';

export interface LessonObjective {
  text: string;
  verb: BloomVerb | null;
  statement: Statement;
}

const LONGEST = 400;
const MOST = 12;

/** The objectives that the order or the material states, each once; never one of our own. */
export function findObjectives(material: Material): LessonObjective[] {
  const found: LessonObjective[] = [];
  const seen = new Set<string>();
  const declared = material.objectives
    .filter((piece) => piece.kind !== 'heading' && piece.kind !== 'image')
    .flatMap((piece) => piece.statements)
    .filter((statement) => statement.words >= 2);
  for (const statement of declared) {
    const text = dropLabel(statement.text.slice(0, LONGEST).trim());
    if (found.length >= MOST || seen.has(text.toLowerCase()) || isLeadIn(text)) continue;
    seen.add(text.toLowerCase());
    found.push({ text, verb: bloomLevelOf(objectiveTail(text)) ?? bloomLevelOf(text), statement });
  }
  return found;
}

/** "Ao final desta aula, você será capaz de:" announces objectives and is none. */
function isLeadIn(text: string): boolean {
  return /:\s*$/.test(text);
}
