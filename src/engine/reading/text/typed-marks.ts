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

/** A picture among letters, with its colour and what is joined to it; signs that say something of a line are none. */
const EMOJI =
  /(?![©®™‼⁉ℹ↔-↪▶◀✓✔✗✘✖❌❎☑☒✅⚠➕➖➗])\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*/u;
const LED = new RegExp(`^[ \\t]*((?:${EMOJI.source}[ \\t]*)+)(?=\\S)`, 'u');
const ENDED = new RegExp(`(?<=\\S)[ \\t]*(?:${EMOJI.source}[ \\t]*)+$`, 'u');
const ALONE = new RegExp(`^[ \\t]*(?:${EMOJI.source}[ \\t]*)+$`, 'u');
/** `1️⃣ abra o aplicativo` */
const KEYCAP = /^([ \t]*)(\d)\uFE0F?\u20E3[ \t]*/u;
/** Whoever marks wrong lines too means right and wrong, not items. */
const TICKED = /^[ \t]*✅\uFE0F?[ \t]*(?=\S)/u;
const MARKS_WRONG = /[✗✘❌❎☒]/u;
const FEWEST_LED = 2;
const LONGEST_HEAD = 60;
const MOST_WORDS = 8;

/**
 * Typed text without the pictures that lead its lines. The same picture line below line marks items; another one each time heads
 * what stands below, as `✏️ A família do P` does; those behind a line or alone say nothing. `1️⃣` is `1)`.
 */
export function readEmojis(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(KEYCAP, '$1$2) '));
  const isTicked = !MARKS_WRONG.test(text);
  const leads = lines.map((line) =>
    isTicked && TICKED.test(line) ? '✅' : (LED.exec(line)?.[1]?.replace(/\s|\uFE0F/gu, '') ?? ''),
  );
  const isHabit = leads.filter((lead) => lead !== '').length >= FEWEST_LED;
  return lines
    .map((line, at) => {
      if (ALONE.test(line)) return '';
      const lead = leads[at] ?? '';
      const bare = (lead === '✅' ? line.replace(TICKED, '') : line.replace(LED, '')).replace(ENDED, '');
      if (lead === '') return bare;
      if (lead === leads[at - 1] || lead === leads[at + 1]) return `- ${bare}`;
      if (lead === '✅' || !isHabit) return bare;
      const isBefore = (lines[at - 1]?.trim() ?? '') !== '';
      return `${isBefore ? '\n' : ''}${heads(bare, lines[at + 1]) && at > 0 ? '## ' : ''}${bare}`;
    })
    .join('\n');
}

/** A short line that says nothing by itself, over one that stands right below it. */
const heads = (line: string, next = ''): boolean =>
  next.trim() !== '' &&
  line.length <= LONGEST_HEAD &&
  line
    .replace(/\([^()]*\)/gu, '')
    .trim()
    .split(/\s+/u).length <= MOST_WORDS &&
  !/[.!?;]$|:\s|[=→|_]|^\p{L}+ ?\d+\s?[-–—]\s/u.test(line.replace(/\([^()]*\)/gu, '').trim());

const GLUED = /^(\s*)[-–•*](?=\p{L}{2})/u;
const ROMAN = /^(\s*)\(?(i{1,3}|iv|v|vi{1,3}|ix|x)\s?([.)]|[-–](?=\s))\s*(?=\S)/u;
const COUNT = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const FEWEST_COUNTED = 2;

/**
 * Typed text whose marks of items stand as a list has them: `-algodão` above `-gaze` with its space, `i)`, `ii)`, `iii)` as
 * figures. One such line alone may be anything else (`-se`, a step of a sum).
 */
export function spreadMarks(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const isRun = (mark: RegExp): boolean =>
        [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && mark.test(other));
      if (GLUED.test(line) && isRun(GLUED)) return line.replace(GLUED, '$1- ');
      const number = romanAt(lines, at);
      return number === 0 ? line : line.replace(ROMAN, `$1${number}) `);
    })
    .join('\n');
}

/** The place of a line that is counted in Roman figures with those around it; 0 for others. */
function romanAt(lines: readonly string[], at: number): number {
  const own = countOf(lines[at]);
  if (own === 0) return 0;
  let first = at;
  while (countOf(lines[first - 1]) === countOf(lines[first]) - 1 && countOf(lines[first]) > 1) first -= 1;
  let last = at;
  while (countOf(lines[last + 1]) === countOf(lines[last]) + 1) last += 1;
  return countOf(lines[first]) === 1 && last - first + 1 >= FEWEST_COUNTED ? own : 0;
}

const countOf = (line: string | undefined): number => COUNT.indexOf(ROMAN.exec(line ?? '')?.[2] ?? '') + 1;
