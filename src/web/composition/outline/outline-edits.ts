import type { Outline } from '#shared/analysis/outline/outline.contract.ts';

export type OutlineItem = Outline['items'][number];
type Items = readonly OutlineItem[];

/** What a person writes as a title; the analysis may have proposed a longer one. */
export const LONGEST_TITLE = 60;

export const countOwn = (items: Items): number => items.filter(({ use }) => use === 'own').length;

/** The slide's number as the class sees it; null for what has no slide of its own. */
export const numberOf = (items: Items, index: number): number | null =>
  items[index]?.use === 'own' ? countOwn(items.slice(0, index + 1)) : null;

/** Moves an entry to another place; the cover stays first. */
export function moveItem(items: Items, from: number, to: number): OutlineItem[] {
  const item = items[from];
  const first = items[0]?.canLeaveOut === false ? 1 : 0;
  if (!item || from < first) return [...items];
  const place = Math.max(first, Math.min(items.length - 1, to));
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

export const renameItem = (items: Items, index: number, title: string): OutlineItem[] =>
  items.map((item, at) => (at === index && title.trim() !== '' ? { ...item, title: title.trim() } : item));

/** Two slides of one, each with half of what it says. */
export function splitItem(items: Items, index: number): OutlineItem[] {
  const item = items[index];
  if (!item?.canSplit || isHalf(item)) return [...items];
  const rest = `${item.title.slice(0, LONGEST_TITLE - 14).trimEnd()}, continuação`;
  const halves = [
    { ...item, id: `${item.id}.1` },
    { ...item, id: `${item.id}.2`, title: rest, use: 'own' as const },
  ];
  return items.toSpliced(index, 1, ...halves);
}

export const isHalf = ({ id }: Pick<OutlineItem, 'id'>): boolean => id.includes('.');

/** The halves of a slide made one again, where the first of them stands. */
export function unsplitItem(items: Items, index: number): OutlineItem[] {
  const [whole = ''] = (items[index]?.id ?? '').split('.');
  const first = items.findIndex(({ id }) => id === `${whole}.1`);
  return items
    .map((item, at) => (at === first ? { ...item, id: whole, use: 'own' as const } : item))
    .filter(({ id }) => id !== `${whole}.2`);
}

/** Whether the slide before can take this one in. */
export function canJoinBefore(items: Items, index: number): boolean {
  const item = items[index];
  const host = items.slice(0, index).findLast(({ use }) => use === 'own');
  return item?.use === 'own' && item.canJoin && host?.canJoin === true;
}

/** What is joined goes along with the slide before it, so it has to stand behind one that can take it in. */
export function setUse(items: Items, index: number, use: OutlineItem['use']): OutlineItem[] {
  const changed = items.map((item, at) => (at === index ? { ...item, use } : item));
  return changed.map((item, at) =>
    item.use === 'joined' && !canJoinBefore(changed.with(at, { ...item, use: 'own' }), at)
      ? { ...item, use: 'own' }
      : item,
  );
}

/** As the analysis proposed it. */
export function resetItems(items: Items): OutlineItem[] {
  const whole = new Map(items.map((item) => [item.id.split('.')[0] ?? item.id, item]));
  return [...whole]
    .map(([id, item]) => ({ ...item, id, title: item.proposedTitle, use: item.proposedUse }))
    .toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
}

/** Whether a person has changed anything that the analysis proposed. */
export const isEdited = (items: Items): boolean => {
  const proposed = resetItems(items);
  return (
    proposed.length !== items.length ||
    items.some((item, index) => {
      const { id, title, use, section } = proposed[index] ?? {};
      return item.id !== id || item.title !== title || item.use !== use || item.section !== section;
    })
  );
};

/** What a slide is about, for one who wants more of it: the first of the subjects its title as proposed names. */
export const subjectOf = ({ proposedTitle }: Pick<OutlineItem, 'proposedTitle'>): string =>
  proposedTitle
    .replace(/\s*(?:\(continuação\)|[–-] parte \d+)$/, '')
    .replace(/;.*|:(?=.*,).*/, '')
    .replaceAll(/[“”]/g, '')
    .trim();
