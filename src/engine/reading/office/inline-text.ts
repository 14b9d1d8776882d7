import { cleanText } from '#engine/reading/clean-text.ts';
import { convertOmml } from './maths/convert-omml.ts';
import { describeOmml } from './maths/describe-omml.ts';
import type { XmlElement } from './xml/xml-element.ts';

/** A piece of running text with the equations that stand in it as `$latex$`. */
export interface InlineText {
  text: string;
  equations: string[];
}

/** An equation on its own. */
export interface ReadEquation {
  latex: string;
  text: string;
}

const ENDS_IN_WORD = /[\p{L}\p{N}$]$/u;
/** Two code units: a letter outside the basic plane takes both. */
const LOOK_BACK = 2;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}$(]/u;

/** Collects the runs of one paragraph, and notices whether it holds anything but equations. */
export class InlineWriter {
  readonly equations: ReadEquation[] = [];
  #text = '';
  /** The last signs of the text; looking at the whole text each time would be quadratic. */
  #end = '';
  #hasProse = false;
  #endsInEquation = false;

  addText(text: string): void {
    if (text === '') return;
    if (this.#endsInEquation && BEGINS_WITH_WORD.test(text)) this.#text += ' ';
    this.#text += text;
    this.#end = text.slice(-LOOK_BACK);
    this.#endsInEquation = false;
    this.#hasProse ||= /[^\s\p{Cf}]/u.test(text);
  }

  /** Adds an `m:oMath`; one that shows nothing is left out. */
  addEquation(element: XmlElement): void {
    const latex = convertOmml(element);
    if (latex === '') return;
    if (ENDS_IN_WORD.test(this.#end)) this.#text += ' ';
    this.#text += `$${latex}$`;
    this.#end = '$';
    this.#endsInEquation = true;
    this.equations.push({ latex, text: describeOmml(element) });
  }

  /** True when equations are all there is. */
  get isOnlyEquations(): boolean {
    return this.equations.length > 0 && !this.#hasProse;
  }

  get length(): number {
    return this.#text.length;
  }

  finish(): InlineText {
    return { text: cleanText(this.#text), equations: this.equations.map(({ latex }) => latex) };
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
