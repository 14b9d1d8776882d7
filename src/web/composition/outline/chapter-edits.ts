import { canJoinBefore, type OutlineItem } from './outline-edits.ts';

type Items = readonly OutlineItem[];

/** Chapters and sections in another order: a chapter moves with all that stands in it, a section by itself. */
export function moveChapter(items: Items, from: number, to: number): OutlineItem[] {
  const item = items[from];
  if (!item) return [...items];
  if (item.use !== 'own') {
    const place = Math.max(1, Math.min(items.length - 1, to));
    return settle(items.toSpliced(from, 1).toSpliced(place, 0, item));
  }
  const run = items.slice(from, endOf(items, from));
  const rest = items.toSpliced(from, run.length);
  let place = Math.max(0, to < from ? to : Math.max(from + 1, to - run.length + 1));
  const step = to < from ? -1 : 1;
  while (place > 0 && place < rest.length && rest[place]?.use !== 'own') place += step;
  return settle(rest.toSpliced(place, 0, ...run));
}

/** Where the chapter ends that begins here. */
function endOf(items: Items, from: number): number {
  const next = items.findIndex(({ use }, index) => index > from && use === 'own');
  return next < 0 ? items.length : next;
}

/** A chapter is left out with its sections. */
export function leaveOut(items: Items, index: number): OutlineItem[] {
  const end = items[index]?.use === 'own' ? endOf(items, index) : index + 1;
  return settle(
    items.map((item, at) => (at >= index && at < end ? { ...item, use: 'left_out' as const } : item)),
  );
}

/** Back as what it was proposed as, where a chapter before can take it in. */
export function bringBack(items: Items, index: number): OutlineItem[] {
  const own = items.map((item, at) => (at === index ? { ...item, use: 'own' as const } : item));
  const isSection = items[index]?.proposedUse === 'joined' && canJoinBefore(own, index);
  return isSection ? own.map((item, at) => (at === index ? { ...item, use: 'joined' as const } : item)) : own;
}

/** A booklet begins with a chapter. */
function settle(items: Items): OutlineItem[] {
  const first = items.findIndex(({ use }) => use !== 'left_out');
  return items.map((item, at) => (at === first ? { ...item, use: 'own' as const } : item));
}
