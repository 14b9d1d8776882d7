import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { sectionOf } from '#engine/pedagogy/lesson/section-of.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { DocumentRecord, FieldKind } from '#engine/pedagogy/material/read-records.ts';
import { shortenTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { joinNames, lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import type { DraftItem } from '#engine/pedagogy/plan/draft-item.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { bareName, LONGEST_LINE, linesOf, nameRecord } from './record-lines.ts';

const MOST_LINES = 6;
const MOST_LETTERS = 720;
/** What an order to talk is about. */
type TopicOf = (advice: string) => string | null;

/** Records with the section in which each stands; null where the document tells more than its records. */
function recordsBySection({ material, sections, unit }: Lesson): DocumentRecord[][] | null {
  const { records, understanding } = material;
  if (records.length === 0 || unit === 'page') return null;
  const told = sections
    .flatMap(({ pieces }) => pieces)
    .filter(({ kind, role }) => kind !== 'heading' && isContentRole(role))
    .flatMap(({ statements }) => statements).length;
  // Lessons that bring what they teach are told by that.
  if (understanding?.genre !== 'curriculo_norma' && told >= records.length) return null;
  const own = sections.map((_, index) =>
    records.filter(({ heads }) => heads.some((head) => sectionOf(sections, head) === index)),
  );
  return own.every((some) => some.length > 0) && own.flat().length === records.length ? own : null;
}

/**
 * Each lesson of a plan or entry of a curriculum told by its own name: what it aims at, what is done and how it is checked as far
 * as there is room, several on one slide where there are more of them than slides. Null for other documents.
 */
export function tellRecords(lesson: Lesson, total: number, topicOfTalk: TopicOf): DraftItem[][] | null {
  const bySection = recordsBySection(lesson);
  if (bySection === null || total < bySection.length) return null;
  // A few lessons leave places that only more of what they teach could fill.
  if (total > lesson.material.records.length + MOST_SPARE) return null;
  const slots = shareRecords(
    bySection.map((own) => own.length),
    total,
  );
  const cards = bySection.map((own, index) => {
    const count = slots[index] ?? 1;
    return Array.from({ length: count }, (_, at) => {
      const [from, to] = [at, at + 1].map((place) => Math.round((place * own.length) / count));
      return toCard(lesson, own.slice(from, to), topicOfTalk);
    });
  });
  if (cards.flat().length < total) cards[0]?.unshift(overview(lesson, bySection));
  while (cards.flat().length < total && divideFullest(cards));
  return cards.flat().length < total ? null : cards;
}

const MOST_SPARE = 3;

/** Slides for each section, none more than it has records. */
function shareRecords(counts: readonly number[], total: number): number[] {
  const slots = counts.map(() => 1);
  const left = (index: number): number => (counts[index] ?? 0) / (slots[index] ?? 1);
  for (
    let given = counts.length;
    given <
    Math.min(
      total,
      counts.reduce((a, b) => a + b, 0),
    );
    given += 1
  ) {
    const most = counts.reduce((best, _, index) => (left(index) > left(best) ? index : best), 0);
    slots[most] = (slots[most] ?? 0) + 1;
  }
  return slots;
}

/** All that there is, part by part, before the first of them. */
function overview(lesson: Lesson, bySection: readonly DocumentRecord[][]): DraftItem {
  const points = bySection.map((own, index) => {
    const names = listWords(own.map(({ heads }) => lowerTitle(bareName(lesson, heads[0]), lesson.spell)));
    const title = lesson.sections[index]?.title ?? '';
    const basis = own.flatMap(({ heads }) => heads[0]?.statements.slice(0, 1) ?? []);
    return { text: own.length === 1 ? upperFirst(names) : `${title}: ${names}`, basis };
  });
  return { purpose: 'conteudo', title: 'Visão geral', points, pieces: [] };
}

const FEWEST_DIVIDED = 4;

/** What is done in the record that has most to tell, on a slide of its own; false where none has enough for two. */
function divideFullest(cards: DraftItem[][]): boolean {
  const all = cards.flat();
  const fullest = all.reduce(
    (most, card) => (card.points.length > most.points.length ? card : most),
    all[0] as DraftItem,
  );
  const own = cards.find((some) => some.includes(fullest));
  if (own === undefined || fullest.points.length < FEWEST_DIVIDED) return false;
  const at = Math.ceil(fullest.points.length / 2);
  const rest = { ...fullest, title: `${fullest.title} (continuação)`, points: fullest.points.slice(at) };
  own.splice(own.indexOf(fullest) + 1, 0, rest);
  fullest.points = fullest.points.slice(0, at);
  return true;
}

function toCard(lesson: Lesson, records: readonly DocumentRecord[], topicOfTalk: TopicOf): DraftItem {
  const [only, ...others] = records;
  const pieces = records.flatMap(({ heads }) => heads);
  if (only === undefined) return { purpose: 'conteudo', title: '', points: [], pieces };
  if (others.length === 0)
    return {
      purpose: 'conteudo',
      title: nameRecord(lesson, only),
      points: tellOne(lesson, only, topicOfTalk),
      pieces,
    };
  // Where not all of the names have room, the first of them have.
  const names = records.map((record, at) => ({
    title: nameRecord(lesson, record),
    weight: records.length - at,
  }));
  const talks = records.map((record) => talkOf(record, topicOfTalk));
  const isPlan = lesson.material.understanding?.genre !== 'curriculo_norma';
  const hasRoom = isPlan && records.length * 2 <= MOST_LINES;
  const points = records.flatMap((record, at) => {
    const [aim] = linesOf(record, 'aim');
    const name = names[at]?.title ?? '';
    const line = aim === undefined ? [] : [{ ...aim, text: `${name}: ${lowerFirst(aim.text)}` }];
    const talk = talks[at];
    return [...line, ...(hasRoom && talk !== null && talk !== undefined ? [talk] : [])];
  });
  const title = joinNames(names, lesson.spell) || shortenTitle(names[0]?.title ?? '');
  return { purpose: 'conteudo', title, points, pieces };
}

/** What there is to talk about when a lesson begins. */
function talkOf({ fields }: DocumentRecord, topicOfTalk: TopicOf): Grounded | null {
  for (const { kind, statements } of fields)
    for (const statement of kind === 'deed' ? statements : []) {
      const topic = topicOfTalk(statement.text);
      if (topic !== null) return { text: `Para conversar: ${topic}`, basis: [statement] };
    }
  return null;
}

function tellOne(lesson: Lesson, record: DocumentRecord, topicOfTalk: TopicOf): Grounded[] {
  const isNorm = lesson.material.understanding?.genre === 'curriculo_norma';
  const aims = linesOf(record, 'aim').slice(0, 2);
  const checks = gather(linesOf(record, 'check'));
  const talk = talkOf(record, topicOfTalk);
  const deeds = isNorm ? linesOf(record, 'deed') : talk === null ? [] : [talk];
  const matter = linesOf(record, 'matter');
  const label = (kind: FieldKind): string =>
    upperFirst((record.fields.find((field) => field.kind === kind)?.label ?? '').toLowerCase());
  const told = [
    ...aims.map(({ text, basis, code }) => ({
      text: `${label('aim')}${code === '' ? '' : ` (${code})`}: ${lowerFirst(text)}`,
      basis,
    })),
    ...matter,
    ...deeds,
  ];
  const last = isNorm
    ? checks.map(({ text, basis }) => ({ text: `${label('check')}: ${lowerFirst(text)}`, basis }))
    : [];
  let room = MOST_LETTERS - last.reduce((sum, { text }) => sum + text.length, 0);
  const kept = told.slice(0, MOST_LINES - last.length).filter(({ text }) => {
    room -= text.length;
    return room >= 0;
  });
  return [...kept, ...last];
}

/** What several lines check, in one. */
function gather(lines: readonly Grounded[]): Grounded[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const all = rest.reduce<Grounded>((joined, line) => {
    const text = `${joined.text}; ${lowerFirst(line.text)}`;
    return text.length <= LONGEST_LINE ? { text, basis: [...joined.basis, ...line.basis] } : joined;
  }, first);
  return [all];
}
