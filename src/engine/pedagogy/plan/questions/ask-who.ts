import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { type Named, nameOf, ofThese, seriesOf, tellsDeed } from '#engine/pedagogy/lesson/find-series.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { beside, mix } from './mix.ts';
import type { Question } from './question.ts';

const MOST_OPTIONS = 4;
const LEAST_OPTIONS = 3;
const LONGEST_CHOICE = 160;

const told = new WeakMap<Lesson, readonly (readonly Named[])[]>();

/** `Qual destes armazena os dados?`: what the material says of one of several things beside each other. */
export function askWho(lesson: Lesson, section: number): Question[] {
  const series = seriesOf(lesson, section);
  const known = told.get(lesson) ?? lesson.sections.map((_, index) => findTold(lesson, index));
  told.set(lesson, known);
  const groups = series.length > 0 ? series : [known[section] ?? []];
  return groups.flatMap((group) => {
    const asked = group.flatMap((one) => askOf(one, group, section) ?? []);
    // Where all but one of them are asked for, the last one names itself.
    return asked.slice(0, group.length - 1);
  });
}

function askOf(one: Named, group: readonly Named[], section: number): Question | null {
  // A word that all of them share (`Crônica lírica`, `Crônica narrativa`) gives none of them away.
  const shared = one.nameStems.filter((key) => group.every(({ nameStems }) => nameStems.includes(key)));
  const own = one.nameStems.filter((key) => !shared.includes(key));
  const others = beside(one, group).filter(
    ({ name, nameStems, said }) =>
      name !== one.name &&
      !meets(
        nameStems.filter((key) => !shared.includes(key)),
        own,
      ) &&
      !meets(
        nameStems.filter((key) => !shared.includes(key)),
        one.saidStems,
      ) &&
      isMany(name) === isMany(one.name) &&
      said !== one.said,
  );
  const wrong = [...new Set(others.map(({ name }) => name))].slice(0, MOST_OPTIONS - 1);
  const text = askWhichOf(one, ofThese([one.name, ...wrong]));
  if (text === null || wrong.length < LEAST_OPTIONS - 1 || meets(one.saidStems, own)) return null;
  return {
    kind: 'multipla_escolha',
    text,
    options: mix([one.name, ...wrong]),
    answer: one.name,
    bloomLevel: 'lembrar',
    basis: [one.statement],
    section,
  };
}

const isMany = (name: string): boolean =>
  /^\p{L}{3,}s(?:\s|$)/u.test(name) && !/^\p{L}*(?:us|ês|is)$/u.test(name);

/** The saying as what is asked; null where it agrees with no name as it is written. */
function askWhichOf({ name, said, form }: Named, these: string): string | null {
  // `a abreviação do termo WebSite` names the site.
  if (said.toLowerCase().includes(name.toLowerCase())) return null;
  const text =
    form === 'does'
      ? askByVerb(name, said, these)
      : form === 'clause'
        ? `Em qual ${these} ${said}?`
        : `Que nome se dá a isto: “${said.replace(/^(?:[oa]s?|uma?) /u, '')}”?`;
  return text !== null &&
    text.length <= LONGEST_CHOICE &&
    !/(?<!\p{L})(?:você|vocês|nós)(?!\p{L})/iu.test(text)
    ? text
    : null;
}

function askByVerb(name: string, said: string, these: string): string | null {
  const [first] = tagSentence(said);
  // `predomina a emoção`: that is there, not who does it.
  if (THERE_IS.test(said)) return `Em qual ${these} ${said}?`;
  const many = isMany(name);
  const isVerb = tellsDeed(first);
  const isQuality = first?.form === 'part' || first?.tag === 'ADJ';
  if (!isVerb && !isQuality) return null;
  const ofMany = isVerb ? /(?:m|são)$/u : /s$/u;
  if (first === undefined || ofMany.test(first.text) !== many) return null;
  return `${many ? 'Quais' : 'Qual'} ${these} ${isVerb ? '' : many ? 'são ' : 'é '}${said}?`;
}

const THERE_IS =
  /^(?:predominam?|há|havia|existem?|ocorrem?|acontecem?|surgem?|aparecem?|vigoram?|nascem?)\s/iu;

/** Names with what they do, in reading order; a label that comes back (`Situação`) names a field, not a thing. */
function findTold(lesson: Lesson, section: number): Named[] {
  const all = matterOf(lesson.sections[section]?.pieces ?? [])
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .flatMap((point) => nameOf(point) ?? [])
    .filter(({ form }) => form === 'does');
  const uses = Map.groupBy(all, ({ name }) => name);
  return all.filter(({ name }) => uses.get(name)?.length === 1);
}

/** Whether a word of one could give the other away. */
const meets = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((key) => others.includes(key));
