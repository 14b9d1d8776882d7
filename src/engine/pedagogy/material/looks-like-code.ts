const CODE_MARK =
  /[{};]|=>|==|\+\+|<\/?[a-z]+|\w\(\)|\w\.\w+\(|^\s*(?:#include|import |from \w+ import|def |function |var |let |const |public |private |class \w+ ?[{:(]|return\b|if ?\(|for ?\(|while ?\(|print\(|SELECT |INSERT |UPDATE |CREATE TABLE|\$ |>>> )/g;

/** True where a paragraph reads as a listing of a program, not as prose. */
export function looksLikeCode(text: string): boolean {
  // The braces of a formula (`$\\frac{1}{2}$`) are no program.
  const head = text.slice(0, 600).replace(/\$[^$\n]+\$/g, ' ');
  const marks = head.match(CODE_MARK)?.length ?? 0;
  if (marks < 2) return false;
  const words = head.match(/\p{L}{2,}/gu)?.length ?? 0;
  return marks / Math.max(1, words) > 0.22;
}
