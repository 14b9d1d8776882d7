/** A label sought in a key: how it is written, as a pattern, and what must not be missed by it. */
export interface Sought {
  pattern: string;
  /** A letter that heads a part of the key: written large. */
  isHead?: true;
}

interface Place {
  from: number;
  to: number;
  worth: number;
}

/** What a label left out of a key costs, beside what finding one brings. */
const MISSED = 1.2;
const LEAST_WORTH = 1;

/**
 * Where labels stand in a text that counts them in their order, and what each is followed by up to the next: the chain of places that
 * is worth most, by what parts a label from what stands before it (a line's beginning, `//`, `|`, several spaces) and by its sign
 * (`1)`, `2→`, `3 = `, `4 B`). Null for a label that the text leaves out.
 */
export function alignLabels(text: string, labels: readonly Sought[]): (string | null)[] {
  const places = labels.map((label) => findPlaces(text, label));
  const best: { total: number; before: [number, number] | null }[][] = [];
  let last: [number, number] | null = null;
  let most = 0;
  for (const [at, own] of places.entries()) {
    best.push(
      own.map((place) => {
        let chosen = { total: place.worth - MISSED * at, before: null as [number, number] | null };
        for (let back = 0; back < at; back += 1)
          for (const [index, other] of (places[back] ?? []).entries()) {
            if (other.to > place.from) continue;
            const total = (best[back]?.[index]?.total ?? 0) + place.worth - MISSED * (at - back - 1);
            if (total > chosen.total) chosen = { total, before: [back, index] };
          }
        return chosen;
      }),
    );
    for (const [index, { total }] of (best[at] ?? []).entries())
      if (total - MISSED * (labels.length - 1 - at) > most) {
        most = total - MISSED * (labels.length - 1 - at);
        last = [at, index];
      }
  }
  const chain: { at: number; place: Place }[] = [];
  for (let step = last; step !== null; ) {
    const [at, index] = step;
    const place = places[at]?.[index];
    if (place !== undefined) chain.unshift({ at, place });
    step = best[at]?.[index]?.before ?? null;
  }
  const told: (string | null)[] = labels.map(() => null);
  for (const [index, { at, place }] of chain.entries())
    told[at] = text.slice(place.to, chain[index + 1]?.place.from);
  return told;
}

function findPlaces(text: string, { pattern, isHead }: Sought): Place[] {
  const sign = String.raw`\s?[)\]}.:=º°–—-]+>?\s*|\s?(?:→|⇒)\s*|\s+|(?=\(|\s?[A-Ea-h](?![\p{L}\d]))`;
  const mark = new RegExp(
    `(?<=^|[^\\p{L}\\d,.+*/^=√-])(?:(?:q|quest[ãa]o|ex|caso)\\.?\\s?|[([{]\\s?)?${pattern}(?![\\d]|[.,]\\d|\\p{L}{2})(?<sign>${sign})(?=\\S)`,
    'giu',
  );
  return [...text.matchAll(mark)].flatMap((found) => {
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + found[0].length);
    const signed = found.groups?.sign ?? '';
    if (isHead && !new RegExp(pattern, 'u').test(found[0])) return [];
    const apart = /(?:^|\n)\s*$/.test(before)
      ? 3
      : /(?:[|;·•]|\/\/?|\s{2}|\t|[.;]\s)\s*$/.test(before)
        ? 2
        : 0.8;
    const hasSign = /[)\]}.:=º°→⇒>–—-]/.test(signed);
    const worth = apart + (hasSign ? 2 : /^[A-E](?![\p{L}\d])/u.test(after) ? 1.5 : signed === '' ? 1 : 0.3);
    return worth < LEAST_WORTH ? [] : [{ from: found.index, to: found.index + found[0].length, worth }];
  });
}

const BETWEEN = [
  /\s+[–—-]\s+/u,
  /\s+\/{1,2}\s+/u,
  /\s*;\s*/u,
  /\s*\|\s*/u,
  /,\s+(?:e\s+)?/u,
  /\s*,\s*|\s+e\s+/u,
];
/** `V F V`, `B A C` */
const SIGNS_ALONE = /^[A-Z](?:\s+[A-Z])+$/u;

/** The answers of a key without labels, where some sign parts it into so many; null otherwise. */
export function splitEvenly(told: string, count: number): string[] | null {
  const bare = told
    .trim()
    .replace(/^[([{]|[)\]}]?[.;]?$/gu, '')
    .trim();
  for (const sign of SIGNS_ALONE.test(bare) ? [/\s+/u] : BETWEEN) {
    const parts = bare.split(sign).filter((part) => part !== '');
    if (parts.length === count && count > 1) return parts;
  }
  return null;
}
