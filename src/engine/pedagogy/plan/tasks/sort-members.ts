import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { mix } from '#engine/pedagogy/plan/questions/mix.ts';

const LEAST_MEMBERS = 2;
const MOST_MEMBERS = 4;
const LONGEST_LEAD = 45;
const LONGEST_MEMBER = 40;

/** `Separe em “A” e “B”: …` where a section lists the members of two things. */
export function sortMembers(lesson: Lesson, section: number): Grounded[] {
  const lists = matterOf(lesson.sections[section]?.pieces ?? [])
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .filter(({ kind }) => kind === 'list')
    .map(({ text, basis }) => {
      const at = text.indexOf(': ');
      const members = text
        .slice(at + 2)
        .split(/[;,] /)
        .filter((member) => member.length <= LONGEST_MEMBER);
      return { lead: text.slice(0, Math.max(0, at)), members: members.slice(0, MOST_MEMBERS), basis };
    })
    .filter(
      ({ lead, members }) => lead !== '' && lead.length <= LONGEST_LEAD && members.length >= LEAST_MEMBERS,
    );
  const [first, second] = lists;
  if (first === undefined || second === undefined || first.lead === second.lead) return [];
  if (first.members.some((member) => second.members.includes(member))) return [];
  const members = mix([...first.members, ...second.members]).join('; ');
  return [
    {
      text: `Separe em “${first.lead}” e “${second.lead}”: ${members}.`,
      basis: [...first.basis.slice(0, 3), ...second.basis.slice(0, 3)],
    },
  ];
}
