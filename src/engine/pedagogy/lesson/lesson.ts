import type { Adjustments } from '#engine/pedagogy/adjustments/adjustment.ts';
import type { PassageClass } from '#engine/pedagogy/language/discourse/discourse.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { Frame } from './choose-frame.ts';
import type { FrameWishes } from './fit-frame.ts';
import type { Point } from './points/point.ts';

/** A term that the material itself defines. */
export interface LessonDefinition {
  term: string;
  statement: Statement;
  section: number;
  /** What is said of it where a heading names the term; null where the statement itself does. */
  saying: string | null;
  /** As the material speaks of it where it is a name: `o Boitatá`; absent for a common word. */
  called?: string;
}

/** Everything known about one lesson before anything is said about it. */
export interface Lesson {
  input: AnalysisInput;
  unit: 'slide' | 'page';
  minutes: number;
  material: Material;
  terms: LessonTerms;
  /** How the material writes a word inside its sentences: names and acronyms with their capitals. */
  spell(lower: string): string;
  sections: Section[];
  frame: Frame;
  adjustments: Adjustments;
  frameWishes: FrameWishes;
  definitions: LessonDefinition[];
  /** What each piece says that can stand on a slide by itself. */
  points: ReadonlyMap<Piece, readonly Point[]>;
  /** Which forms a piece has; computed once for each. */
  classOf(piece: Piece): PassageClass;
}
