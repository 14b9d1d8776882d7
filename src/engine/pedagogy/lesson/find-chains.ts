import { causeIn } from '#engine/pedagogy/language/discourse/causes.ts';
import { isBalanced } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { cleanPoint } from './points/clean-point.ts';
import { lacksSubject, leansOnOthers } from './points/stand-alone.ts';

export interface Chain {
  cause: string;
  effect: string;
  statement: Statement;
}

/** Causes with their effects as the sentences of these pieces name them, in reading order. */
export function findChains(pieces: readonly Piece[]): Chain[] {
  return matterOf(pieces)
    .filter((piece) => piece.kind === 'text' || piece.kind === 'list')
    .flatMap((piece) => piece.statements)
    .filter(isQuotable)
    .flatMap((statement) => {
      const text = cleanPoint(statement.text);
      const found = causeIn(text);
      if (found === null || leansOnOthers(text)) return [];
      if (![found.cause, found.effect].every(standsAlone)) return [];
      const cause = found.cause.replace(/^(?:d[aeo]s?|à|às|aos?|a)\s+/iu, '');
      return [{ cause: upperFirst(cause), effect: found.effect, statement }];
    });
}

/** Told apart from their sentence, both sides need a subject of their own and all of their brackets. */
function standsAlone(side: string): boolean {
  if (!/^\p{L}/u.test(side) || /[=|∈]/u.test(side)) return false;
  return (
    !lacksSubject(upperFirst(side)) &&
    // `pois se estabiliza`, `é em termos de variação que`: the rest of a sentence.
    !/^(?:se|lhes?|é em|(?:(?:d[aeo]s?|a|à|às|aos?)\s)?(?:seus?|suas?))\s/iu.test(side) &&
    isBalanced(side) &&
    !/(?<!\p{L})(?:você|vamos|depois)(?!\p{L})/iu.test(side)
  );
}
