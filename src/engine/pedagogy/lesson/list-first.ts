import { listWords } from './list-words.ts';

/**
 * The first of `words` that fit into `room` characters (two at least), then how many of the `total` are left:
 * `a, b e outros 3`. With an `arrow` the words stand in order: `a → b e outros 3`.
 */
export function listFirst(words: readonly string[], total: number, room: number, arrow?: string): string {
  for (let shown = words.length; ; shown -= 1) {
    const first = words.slice(0, shown);
    const left = total - shown;
    const text =
      left > 0
        ? `${first.join(arrow ?? ', ')} e ${left === 1 ? 'mais 1' : `outros ${left}`}`
        : arrow === undefined
          ? listWords(first)
          : first.join(arrow);
    if (text.length <= room || shown <= 2) return text;
  }
}
