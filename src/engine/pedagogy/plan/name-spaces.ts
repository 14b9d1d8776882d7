import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { DraftItem } from './draft-item.ts';

/** What a class can really do in a place for which the material has nothing more to say. */
const SPACES = [
  'Espaço para um exemplo da turma',
  'Espaço para resolver no quadro',
  'Espaço para discutir em duplas',
  'Espaço para um desenho ou esquema da turma',
  'Espaço para perguntas da turma',
  'Espaço para anotações',
] as const;

/** An honest empty place: an activity of teacher and class about the section, no text invented. */
export function makeSpace(section: Section | undefined, index: number): DraftItem {
  const kind = SPACES[index % SPACES.length] ?? SPACES[0];
  const about = section === undefined || section.title === '' ? '' : `: ${section.title}`;
  return { purpose: 'pratica', title: `${kind}${about}`, points: [], pieces: [] };
}
