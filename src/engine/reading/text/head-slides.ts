/** `Slide 3`, `SLIDE 3 - Resistência`, `Tela 2:`, `[Slide 4]` */
const SLIDE_LINE =
  /^[ \t]*[#*_[(-]*\s*(?:slides?|l[âa]minas?|telas?)\s*(?:n[º°.]?\s*)?(\d{1,2})[\])*_]*\s*(?:[:.–—-]+\s*(.{0,90}?))?[\s*_:.-]*$/iu;
const FEWEST_SLIDES = 3;
const LONGEST_TITLE = 70;
/** What cannot name a slide: a sentence, an item, a formula, a row of a table. */
const NO_TITLE = /[.;:!]$|^[-•–*(]|[|=]|^(?:a|b)\)|^quest[ãa]o(?!\p{L})/iu;

/**
 * The text of slides, pasted or typed slide by slide: the lines that count them part the text, and the line below each, or what
 * stands behind its number, is its title. Other texts stay as they are.
 */
export function headSlides(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const numbers = lines.flatMap((line) => SLIDE_LINE.exec(line)?.[1] ?? []).map(Number);
  const areCounted = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  if (numbers.length < FEWEST_SLIDES || !areCounted) return text;
  let isFirst = false;
  return lines
    .map((line) => {
      const found = SLIDE_LINE.exec(line);
      if (found !== null) {
        const title = found[2]?.trim() ?? '';
        isFirst = title === '';
        return title === '' ? '' : `\n## ${title}`;
      }
      const said = line.trim();
      if (!isFirst || said === '') return line;
      isFirst = false;
      return said.length <= LONGEST_TITLE && !NO_TITLE.test(said) ? `\n## ${said}` : line;
    })
    .join('\n');
}
