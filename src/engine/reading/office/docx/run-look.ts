import { type Look, PLAIN } from '#engine/reading/letter-looks.ts';
import { childValue, findChild, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { SET_OFF } from '#engine/reading/source-document.ts';
import type { Script } from '#engine/reading/write-script.ts';
import { readLook, type WordStyle, type WordStyles } from './word-styles.ts';

/** Measures how the letters of a paragraph look, run by run. */
export class LookMeter {
  readonly #style: WordStyle;
  readonly #styles: WordStyles;
  readonly #lettersBySize = new Map<number, number>();
  #letters = 0;
  #boldLetters = 0;

  constructor(style: WordStyle, styles: WordStyles) {
    this.#style = style;
    this.#styles = styles;
  }

  /** How a run stands to its line, by its own properties or those of its character style. */
  scriptOf(run: XmlElement): Script | null {
    const properties = findChild(run, 'w:rPr');
    const own = childValue(properties, 'w:vertAlign');
    const align = own ?? this.#styles.forRun(childValue(properties, 'w:rStyle')).vertAlign;
    if (align === 'superscript') return 'raised';
    return align === 'subscript' ? 'lowered' : null;
  }

  /** How a run sets its letters, by its own properties, its character style or its paragraph's. */
  lookOf(run: XmlElement): Look {
    const properties = findChild(run, 'w:rPr');
    const named = this.#styles.forRun(childValue(properties, 'w:rStyle'));
    const own = properties === undefined ? {} : readLook([properties]);
    const { isBold, ways } = this.#style;
    const look = { ...PLAIN, ...(isBold ? { bold: 'on' } : {}), ...ways, ...named.ways, ...own.ways };
    return SET_OFF.every((way) => look[way] === '') ? PLAIN : look;
  }

  takeRun(run: XmlElement, letters: number): void {
    if (letters === 0) return;
    const properties = findChild(run, 'w:rPr');
    const own = readLook([properties]);
    const named = this.#styles.forRun(childValue(properties, 'w:rStyle'));
    const size = own.sizePt ?? named.sizePt ?? this.#style.sizePt;
    this.#letters += letters;
    this.#lettersBySize.set(size, (this.#lettersBySize.get(size) ?? 0) + letters);
    if (own.isBold ?? named.isBold ?? this.#style.isBold) this.#boldLetters += letters;
  }

  get isEmpty(): boolean {
    return this.#letters === 0;
  }

  /** Nearly all: a stray space or full stop outside the bold run does not count. */
  get isBold(): boolean {
    return this.#letters > 0 && this.#boldLetters >= 0.9 * this.#letters;
  }

  get sizePt(): number {
    const [commonest] = [...this.#lettersBySize].sort(([, one], [, other]) => other - one);
    return commonest?.[0] ?? this.#style.sizePt;
  }
}
