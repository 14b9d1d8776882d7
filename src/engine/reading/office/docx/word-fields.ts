import type { XmlElement } from '#engine/reading/office/xml/xml-element.ts';

/**
 * Follows the complex fields of a text (`begin` … code … `separate` … result … `end`), which may open in
 * one paragraph and close many later. Results are text; codes and automatic tables of contents are not.
 */
export class WordFields {
  readonly #open: { code: string; isInResult: boolean }[] = [];
  readonly #keepsContents: boolean;
  /** Open fields that keep what is inside them from being text. */
  #blocking = 0;

  /** `keepsContents` reads tables of contents as text too, for files whose field never ends. */
  constructor(keepsContents: boolean) {
    this.#keepsContents = keepsContents;
  }

  takeMark(mark: XmlElement): void {
    const type = mark.attributes['w:fldCharType'];
    const last = this.#open.at(-1);
    if (last && (type === 'separate' || type === 'end') && isBlocking(last)) this.#blocking -= 1;
    if (type === 'begin') this.#open.push({ code: '', isInResult: false });
    else if (type === 'separate' && last) last.isInResult = true;
    else if (type === 'end') this.#open.pop();
    const opened = type === 'begin' || type === 'separate' ? this.#open.at(-1) : undefined;
    if (opened && isBlocking(opened)) this.#blocking += 1;
  }

  takeCode(code: string): void {
    const last = this.#open.at(-1);
    if (last && !last.isInResult) last.code += code;
  }

  /** True where text is to be read. */
  get isReading(): boolean {
    return this.#keepsContents || this.#blocking === 0;
  }

  get isUnfinished(): boolean {
    return this.#open.length > 0;
  }
}

function isBlocking({ code, isInResult }: { code: string; isInResult: boolean }): boolean {
  return !isInResult || isContentsCode(code);
}

/** Tables of contents and of figures are written by the same field. */
export function isContentsCode(code: string): boolean {
  return /^\s*TOC\b/i.test(code);
}
