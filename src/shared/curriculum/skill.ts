import type { SkillStage } from './skill-code.ts';

/** One skill (Fundamental, Médio) or learning objective (Infantil) of the national curriculum, as it was imported. */
export interface Skill {
  code: string;
  stage: SkillStage;
  /** Letters of its field, component or area, as in the code. */
  component: string;
  /** `Matemática`, `Traços, sons, cores e formas`, `Linguagens e suas Tecnologias`. */
  componentName: string;
  /** School years of Ensino Fundamental; none for the other stages. */
  years: number[];
  /** The official wording. */
  text: string;
  /** Where the document puts it: thematic unit, field and practice of language, axis, competence. */
  places: string[];
  /** What is to be known (objetos de conhecimento); none outside Ensino Fundamental. */
  objects: string[];
  /** Page of the official document. */
  source: string;
}
