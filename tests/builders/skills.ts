import type { Skill } from '#shared/curriculum/skill.ts';
import { parseSkillCode } from '#shared/curriculum/skill-code.ts';

/** A skill of our own wording under a code of the grammar; nothing of it is official. */
export function makeSkill(code: string, text: string, more: Partial<Skill> = {}): Skill {
  const parts = parseSkillCode(code);
  if (!parts) throw new Error(`${code} is no code`);
  const { stage, component, years } = parts;
  const componentName = NAMES[component] ?? component;
  return {
    code,
    stage,
    component,
    componentName,
    years,
    text,
    places: [],
    objects: [],
    source: 'p. 1',
    ...more,
  };
}

const NAMES: Record<string, string> = {
  MA: 'Matemática',
  MAT: 'Matemática e suas Tecnologias',
  CI: 'Ciências',
  CNT: 'Ciências da Natureza e suas Tecnologias',
  HI: 'História',
  LP: 'Língua Portuguesa',
  TS: 'Traços, sons, cores e formas',
};

/** A small list with neighbours that only component, year or stage tell apart. */
export const SOME_SKILLS: readonly Skill[] = [
  makeSkill('EF05MA91', 'Comparar frações de um inteiro.', { objects: ['Frações equivalentes'] }),
  makeSkill('EF06MA91', 'Somar frações com denominadores iguais e diferentes.', { objects: ['Frações'] }),
  makeSkill('EF07MA91', 'Calcular porcentagens de preços e de salários.', { objects: ['Porcentagens'] }),
  makeSkill('EF08HI91', 'Contar como a Revolução Francesa mudou a Europa.', {
    objects: ['Revolução Francesa'],
  }),
  makeSkill('EF08HI92', 'Contar como a Revolução Industrial mudou o trabalho.', {
    objects: ['Revolução Industrial'],
  }),
  makeSkill('EF05CI91', 'Explicar o ciclo hidrológico pelas mudanças de estado físico da água.'),
  makeSkill('EF67LP91', 'Reconhecer figuras de linguagem em poemas.'),
  makeSkill('EM13MAT991', 'Usar frações e porcentagens em problemas de juros compostos.'),
  makeSkill('EM13CNT991', 'Explicar transformações de energia em seres vivos.'),
  makeSkill('EI03TS91', 'Brincar com sons de instrumentos musicais.'),
];
