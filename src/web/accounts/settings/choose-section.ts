/**
 * The section being read: the last whose head has passed the upper third of the screen; at the end of the page the
 * last one, whose head may never get there. `tops` are distances from the upper edge of the screen.
 */
export function chooseSection<Id extends string>(
  tops: readonly { id: Id; top: number }[],
  { height, isAtEnd }: { height: number; isAtEnd: boolean },
): Id | undefined {
  if (isAtEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= height / 3) ?? tops[0])?.id;
}
