import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { DocumentRecord } from '#engine/pedagogy/material/read-records.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import { bareName, linesOf, nameRecord } from '#engine/pedagogy/plan/records/record-lines.ts';
import { beside, mix } from './mix.ts';
import type { Question } from './question.ts';

/** The aims of the records of a curriculum, each with the name under which it stands. */
function aimsOf(lesson: Lesson): { aim: Grounded; name: string; record: DocumentRecord }[] {
  if (lesson.material.understanding?.genre !== 'curriculo_norma') return [];
  return lesson.material.records.flatMap((record) =>
    linesOf(record, 'aim')
      .slice(0, 1)
      .map((aim) => ({ aim, name: nameRecord(lesson, record), record })),
  );
}

const MOST_OPTIONS = 4;

/** Who reads a curriculum has to find in it which part an aim belongs to: asked of one record in each section. */
export function askRecords(lesson: Lesson, section: number): Question[] {
  const all = aimsOf(lesson);
  const own = all.filter(({ record }) =>
    record.heads.some((head) => lesson.sections[section]?.pieces.includes(head)),
  );
  const nameOf = ({ heads }: DocumentRecord): string => bareName(lesson, heads[0]);
  const names = mix([...new Set(all.map((one) => nameOf(one.record)))]);
  return own.flatMap(({ aim, record }): Question[] => {
    const name = nameOf(record);
    const options = mix([name, ...beside(name, names).slice(0, MOST_OPTIONS - 1)]);
    const told = aim.text.toLowerCase();
    // An aim that says the name of its part gives the answer away.
    const isGiven = contentStems(name).some((stem) => contentStems(told).includes(stem));
    return isGiven || options.length < MOST_OPTIONS
      ? []
      : [
          {
            ...{ kind: 'multipla_escolha', options, answer: name, bloomLevel: 'entender', section },
            text: `De que parte do documento é o objetivo “${aim.text}”?`,
            basis: aim.basis,
          },
        ];
  });
}

/** What those can do together who teach by a curriculum: plan for an aim, and say by what they would see it reached. */
export function planByRecords(lesson: Lesson, only?: number): Grounded[] | null {
  const all = aimsOf(lesson);
  const [first, , third] = [all[0], all[1], all[Math.floor(all.length / 2)]];
  if (first === undefined || third === undefined || first === third) return null;
  if (only !== undefined) return [];
  return [
    {
      text: `Em duplas, planejem uma atividade de 15 minutos para um destes objetivos: “${first.aim.text}” ou “${third.aim.text}”. Digam que materiais ela pede.`,
      basis: [...first.aim.basis, ...third.aim.basis],
    },
    {
      text: `Escolham um objetivo de “${third.name}” e digam o que observariam na turma para saber que ela chegou a ele.`,
      basis: third.aim.basis,
    },
    {
      text: `Marquem o que a escola já faz em “${first.name}” e “${all.at(-1)?.name ?? third.name}” e o que ainda falta.`,
      basis: [...first.aim.basis, ...(all.at(-1)?.aim.basis ?? [])],
    },
  ];
}

const MOST_PARTS = 3;

/** What those who teach by a curriculum do already of its parts; null for other documents. */
export function askTeachers({ sections, spell, material }: Lesson): Grounded | null {
  if (material.understanding?.genre !== 'curriculo_norma' || material.records.length === 0) return null;
  const named = sections.filter(({ title }) => title !== '').slice(0, MOST_PARTS);
  const basis = named.flatMap(({ pieces }) => pieces[0]?.statements.slice(0, 1) ?? []);
  if (named.length < 2 || basis.length === 0) return null;
  const parts = listWords(named.map(({ title }) => lowerTitle(title, spell)));
  return { text: `O que vocês já fazem com a turma em ${parts}?`, basis };
}
