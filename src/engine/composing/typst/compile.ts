import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { FONT_FAMILIES, loadFont } from '#engine/composing/fonts/font-files.ts';

/** Templates may read files of this folder alone. */
const WORKSPACE = join(import.meta.dirname, '..');
/** Compiles after which an unused result is forgotten: kept for ever they reached 1.2 GB. */
const KEPT_COMPILES = 2;

export interface TypesetJob {
  /** Full path of a template of ours, within `composing`. */
  template: string;
  /** What the template finds as JSON in `sys.inputs.data`: content is never part of its source. */
  data: unknown;
  /** Pictures, by the path under which the template names them: `/files/a.png`. */
  files?: ReadonlyMap<string, Uint8Array>;
}

/** A document that was set, in the compiler's memory. */
export interface Typeset {
  pageCount: number;
  /** Values of all metadata under a label of the template: `<place>`. */
  query(label: string): unknown[];
  /**
   * `ua-1`: for people, with tags for screen readers; `plain`: for our own eyes, without tags.
   * @throws TypesetError for a letter that no font holds and for a picture without alternative text
   */
  toPdf(standard: 'ua-1' | 'plain'): Uint8Array;
  /** All pages one below the other, letters as outlines. */
  toSvg(): string;
}

/** What the typesetter refused, in its words but for what it quotes: that may be the document's. */
export class TypesetError extends Error {
  override name = 'TypesetError';
  constructor(said: string) {
    super(said.replaceAll(/`[^`]*`/g, '`…`').slice(0, 1500));
  }
}

let compiler: NodeCompiler | null = null;

/** Opens fonts and compiler, a tenth of a second, before the first document asks for them. */
export function warmUp(): void {
  compiler ??= openCompiler();
}

/**
 * Sets a document with our fonts. Holds its thread until it is done, so it runs in a child; the same job gives the
 * same bytes.
 * @throws TypesetError for any error and any warning: an unknown font is only a warning to Typst
 */
export function typeset({ template, data, files = new Map() }: TypesetJob): Typeset {
  compiler ??= openCompiler();
  const own = compiler;
  for (const [path, bytes] of files) own.mapShadow(join(WORKSPACE, path), Buffer.from(bytes));
  try {
    const compiled = own.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
    const refused = compiled.takeError() ?? compiled.takeWarnings();
    const said = refused?.shortDiagnostics ?? [];
    const { result } = compiled;
    if (said.length > 0 || result === null) throw new TypesetError(JSON.stringify(said));
    return {
      pageCount: result.numOfPages,
      query: (label) => own.query(result, { selector: label, field: 'value' }),
      toPdf: (standard) => writePdf(() => own.pdf(result, STANDARDS[standard])),
      toSvg: () => own.plainSvg(result),
    };
  } finally {
    own.resetShadow();
    own.evictCache(KEPT_COMPILES);
  }
}

/** No date anywhere: the same document is the same bytes. */
const STANDARDS = {
  'ua-1': { pdfStandard: 'ua-1', creationTimestamp: 0 },
  plain: { pdfTags: false, creationTimestamp: 0 },
} as const;

function writePdf(write: () => Uint8Array): Uint8Array {
  try {
    return write();
  } catch (error) {
    throw new TypesetError(error instanceof Error ? error.message : String(error));
  }
}

function openCompiler(): NodeCompiler {
  const faces = FONT_FAMILIES.flatMap((family) => [loadFont(family, 'regular'), loadFont(family, 'bold')]);
  return NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: faces }] });
}
