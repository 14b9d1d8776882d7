import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isTextLabel } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { mix } from './mix.ts';
import type { Question } from './question.ts';

const MOST_OPTIONS = 4;
const LEAST_OPTIONS = 3;
const LONGEST_CHOICE = 150;

interface Told {
  name: string;
  said: string;
  statement: Statement;
  section: number;
  /** The stems of both, counted once: a book names hundreds. */
  nameStems: readonly string[];
  saidStems: readonly string[];
}

/** `Registrador de instruções: recebe a instrução …`: a name and what it does, as slides put it. */
const TOLD = /^(\p{L}[^:;?]{1,44}): (\p{Ll}[^:;]{20,130})$/u;
const told = new WeakMap<Lesson, Told[]>();

/** `Qual destes armazena os dados?`: what the material says of one of several things beside each other. */
export function askWho(lesson: Lesson, section: number): Question[] {
  const known = listTold(lesson).filter((one) => one.section === section);
  return known.flatMap((one) => {
    const others = known.filter(
      ({ name, nameStems, said }) =>
        name !== one.name &&
        !meets(nameStems, one.nameStems) &&
        !meets(nameStems, one.saidStems) &&
        isMany(name) === isMany(one.name) &&
        said !== one.said,
    );
    const wrong = [...new Set(others.map(({ name }) => name))].slice(0, MOST_OPTIONS - 1);
    const text = askWhichOf(one);
    if (text === null || wrong.length < LEAST_OPTIONS - 1 || meets(one.saidStems, one.nameStems)) return [];
    return [
      {
        kind: 'multipla_escolha' as const,
        text,
        options: mix([one.name, ...wrong]),
        answer: one.name,
        bloomLevel: 'lembrar' as const,
        basis: [one.statement],
        section,
      },
    ];
  });
}

const isMany = (name: string): boolean =>
  /^\p{L}{3,}s(?:\s|$)/u.test(name) && !/^\p{L}*(?:us|ês|is)$/u.test(name);

/** The saying as what is asked; null where it agrees with no name as it is written. */
function askWhichOf({ name, said }: Told): string | null {
  const [first] = tagSentence(said);
  const many = isMany(name);
  const which = many ? 'Quais destes' : 'Qual destes';
  const isVerb = first?.form === 'fin';
  const isQuality = first?.form === 'part' || first?.tag === 'ADJ';
  if (!isVerb && !isQuality) return null;
  const ofMany = isVerb ? /(?:m|são)$/u : /s$/u;
  if (ofMany.test(first.text) !== many) return null;
  // `a abreviação do termo WebSite` names the site.
  if (said.toLowerCase().includes(name.toLowerCase())) return null;
  const text = `${which} ${isVerb ? '' : many ? 'são ' : 'é '}${said}?`;
  return text.length <= LONGEST_CHOICE && !/(?<!\p{L})(?:você|vocês|nós)(?!\p{L})/iu.test(text) ? text : null;
}

/** Names with what they do, in reading order; a label that comes back (`Situação`) names a field, not a thing. */
export function listTold(lesson: Lesson): readonly Told[] {
  const known = told.get(lesson) ?? findTold(lesson);
  told.set(lesson, known);
  return known;
}

function findTold(lesson: Lesson): Told[] {
  const all = lesson.sections.flatMap(({ pieces }, section) =>
    matterOf(pieces)
      .flatMap((piece) => lesson.points.get(piece) ?? [])
      .flatMap(({ text, basis, kind }) => {
        const [, label = '', said = ''] = kind === 'row' || kind === 'list' ? [] : (TOLD.exec(text) ?? []);
        const [statement] = basis;
        const isTold =
          said !== '' &&
          lacksSubject(said.charAt(0).toUpperCase() + said.slice(1)) &&
          !leansOnOthers(said) &&
          !isTextLabel(label);
        const name = label.replace(/\s*\([^()]*\)/g, '').trim();
        return isTold && statement !== undefined
          ? [{ name, said, statement, section, nameStems: contentStems(name), saidStems: contentStems(said) }]
          : [];
      }),
  );
  const uses = Map.groupBy(all, ({ name }) => name);
  return all.filter(({ name }) => uses.get(name)?.length === 1);
}

/** Whether a word of one could give the other away. */
const meets = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((key) => others.includes(key));
