/** `Q = quantidade`, `rugosa = 1/4` and `a = ver` name or count; a rule joins letters by a sign of reckoning on one side, one thing on the other. */
export function isRule(formula: string): boolean {
  const sides = formula.split(/[=≈≤≥<>]/u).map((side) => side.trim());
  const isOne = (side: string): boolean =>
    /^[\p{L}\d()_₀-₉ₐ-ₜ²³' ]{1,24}$/u.test(side) && !/\s\p{L}+\s\p{L}/u.test(side);
  const isJoined = (side: string): boolean =>
    /\p{L}/u.test(side) &&
    (/[·×*÷^√+−²³-]|\p{L}\.\p{L}/u.test(side) || /[\p{L}\d)]\s?\/\s?[\p{L}\d(]/u.test(side));
  const isWorded = /\p{L}{4,}\/\p{L}{4,}\/|(?:^|[+\s])\([^()]*\p{L}{4,}[^()]*\)\s\+/u.test(formula);
  return (
    !isWorded && sides.length > 1 && sides.some(isJoined) && sides.some((side) => side === '0' || isOne(side))
  );
}
