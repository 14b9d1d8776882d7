import {
  cutRuns,
  type LineLook,
  type Look,
  type LookRun,
  PLAIN,
  settleLook,
} from '#engine/reading/letter-looks.ts';
import { cleanParagraph } from '#engine/reading/listings.ts';
import { type Script, writeScript } from '#engine/reading/write-script.ts';
import { convertOmml } from './maths/convert-omml.ts';
import { describeOmml } from './maths/describe-omml.ts';
import type { XmlElement } from './xml/xml-element.ts';

/** A piece of running text with the equations that stand in it as `$latex$`. */
export interface InlineText {
  text: string;
  equations: string[];
  /** How its letters are set; absent for what was put together of several. */
  look?: LineLook;
}

/** An equation on its own. */
export interface ReadEquation {
  latex: string;
  text: string;
}

const ENDS_IN_WORD = /[\p{L}\p{N}$]$/u;
/** Code units; what raised letters belong to is told from the words before them. */
const LOOK_BACK = 40;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}$(]/u;

/** Collects the runs of one paragraph, and notices whether it holds anything but equations. */
export class InlineWriter {
  readonly equations: ReadEquation[] = [];
  #text = '';
  /** The last signs of the text; looking at the whole text each time would be quadratic. */
  #end = '';
  #hasProse = false;
  #endsInEquation = false;
  /** Raised or lowered letters come in several runs ("x" with "2n+" and "1"); they are written when all are known. */
  #script: { script: Script; letters: string } | null = null;
  #look: Look = PLAIN;
  readonly #runs: LookRun[] = [];

  /** How the letters are set that come from here on. */
  setLook(look: Look): void {
    this.#look = look;
  }

  addText(text: string, script: Script | null = null): void {
    if (text === '') return;
    if (this.#script !== null && this.#script.script === script) {
      this.#script.letters += text;
      return;
    }
    this.#closeScript();
    if (script === null) this.#append(text);
    else this.#script = { script, letters: text };
  }

  #closeScript(): void {
    if (this.#script === null) return;
    const { script, letters } = this.#script;
    this.#script = null;
    this.#append(writeScript(letters, script, this.#end));
  }

  #append(text: string): void {
    this.#write(this.#endsInEquation && BEGINS_WITH_WORD.test(text) ? ` ${text}` : text);
    this.#end = (this.#end + text).slice(-LOOK_BACK);
    this.#endsInEquation = false;
    this.#hasProse ||= /[^\s\p{Cf}]/u.test(text);
  }

  #write(text: string): void {
    this.#text += text;
    const last = this.#runs.at(-1);
    if (last?.look === this.#look) last.letters += text.length;
    else this.#runs.push({ letters: text.length, look: this.#look });
  }

  /** Adds an `m:oMath`; one that shows nothing is left out. */
  addEquation(element: XmlElement): void {
    const latex = convertOmml(element);
    if (latex === '') return;
    this.#closeScript();
    this.#write(ENDS_IN_WORD.test(this.#end) ? ` $${latex}$` : `$${latex}$`);
    this.#end = '$';
    this.#endsInEquation = true;
    this.equations.push({ latex, text: describeOmml(element) });
  }

  /** True when equations are all there is. */
  get isOnlyEquations(): boolean {
    return this.equations.length > 0 && !this.#hasProse && this.#script === null;
  }

  get length(): number {
    return this.#text.length + (this.#script?.letters.length ?? 0);
  }

  finish(): InlineText {
    this.#closeScript();
    return {
      text: cleanParagraph(this.#text),
      equations: this.equations.map(({ latex }) => latex),
      look: settleLook(this.#text, this.#runs),
    };
  }

  /** The paragraph as `finish` gives it, or each of its lines where they were set apart by hand. */
  finishLines(): InlineText[] {
    const whole = this.finish();
    const lines = this.#text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length < 2 || whole.text.includes('\n')) return [whole];
    let at = 0;
    let from = 0;
    return groupLines(lines).map((group) => {
      const line = group.join(' ');
      const own: string[] = [];
      for (let within = 0; at < whole.equations.length; at += 1) {
        const equation = whole.equations[at] ?? '';
        const place = line.indexOf(`$${equation}$`, within);
        if (place < 0) break;
        within = place + equation.length + 2;
        own.push(equation);
      }
      // A line stands in the text as it was written, its neighbours in their order around it.
      const start = this.#text.indexOf(group[0] ?? '', from);
      for (const part of group) from = this.#text.indexOf(part, from) + part.length;
      const look = settleLook(line, cutRuns(this.#runs, start, from));
      return { text: cleanParagraph(line), equations: own, look };
    });
  }
}

/** Several texts as one, empty ones left out. */
export function joinInline(parts: InlineText[], separator = ' '): InlineText {
  return {
    text: parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(separator),
    equations: parts.flatMap(({ equations }) => equations),
  };
}

/** The `equations` field of a block, absent when there are none. */
export function withEquations(equations: string[]): { equations?: string[] } {
  return equations.length > 0 ? { equations } : {};
}

/** `a) …`, `( ) …`, `(1) …`, `3. …`, `II – …`, `• …` at the head of a line. */
const MARKED =
  /^(?:\(?[a-e]\s?\)|[a-e]\s?[.–-]\s|\(\s*\p{L}?\s*\)|\(?\d{1,3}\s?[).º–-]|[IVX]{1,4}\s?[).–-]\s|[•●▪➢✓–—-]\s)/u;
/** `Lógico: ocultam detalhes …` */
const LABELLED = /^\p{Lu}\p{L}+(?: \p{L}+){0,2}: \p{L}/u;
const FEWEST_MARKED = 2;
const LONGEST_HEAD = 60;
const FEWEST_BELOW = 80;
/** Does not end where a line was merely full. */
const MAY_HEAD =
  /^\p{Lu}.*(?<![.,;]|\s(?:[aeo]s?|d[aeo]s?|n[ao]s?|em|com|por|para|que|um|uma|ao|à|pel[ao]s?|ou|se))$/u;

/** Verses and the lines of a letterhead. */
const FEWEST_SHORT = 4;
const CAPITALS = 0.75;
const areShort = (lines: readonly string[]): boolean =>
  lines.length >= FEWEST_SHORT &&
  lines.every((line) => line.length <= LONGEST_HEAD) &&
  lines.filter((line) => /^["“«(–—-]?\s?[\p{Lu}\d]/u.test(line)).length >= CAPITALS * lines.length;

/** The lines that a break was put between on purpose: verses, options, items, or a name over its text. Others are one. */
function groupLines(lines: readonly string[]): string[][] {
  if (areShort(lines)) return lines.map((line) => [line]);
  const marked = lines.filter((line) => MARKED.test(line)).length;
  const labelled = lines.filter((line) => LABELLED.test(line)).length;
  const groups: string[][] = [];
  const [head = '', next = ''] = lines;
  const isHead =
    head.length <= LONGEST_HEAD &&
    MAY_HEAD.test(head) &&
    /^["“«(]?[\p{Lu}\d]/u.test(next) &&
    lines.slice(1).join(' ').length >= FEWEST_BELOW;
  for (const [at, line] of lines.entries()) {
    const isOwn =
      (marked >= FEWEST_MARKED && MARKED.test(line)) ||
      (labelled >= FEWEST_MARKED && LABELLED.test(line)) ||
      (at === 1 && isHead);
    if (isOwn || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}
