import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SUBSET = join(import.meta.dirname, 'dps-subset.xsd');
/** Our own schema knows this layout alone. */
export const KNOWN_LAYOUT = '1.01';
/** The official files write `^…$` in patterns, which XML Schema takes for letters: no series would ever fit. */
const ANCHORED_PATTERN = /(<xs:pattern\s+value=")\^([^"]*)\$"/g;

/**
 * What schemas object to in a DPS, one sentence each; empty where it is fine. Judged by our own schema of what we
 * send (layout 1.01) and, where `schemaDir` holds them, by the official ones (`DPS_v<layout>.xsd` and what it
 * imports).
 * @throws Error when there is no schema for the layout, or one that cannot be read
 */
export async function checkDpsSchema(
  xml: string,
  { layout, schemaDir }: { layout: string; schemaDir: string | null },
): Promise<string[]> {
  const found: string[] = [];
  if (layout === KNOWN_LAYOUT) {
    found.push(...(await validate(xml, 'dps-subset.xsd', { 'dps-subset.xsd': await readFile(SUBSET) })));
  } else if (schemaDir === null) {
    throw new Error(`no schema for layout ${layout}`);
  }
  if (schemaDir !== null) {
    found.push(...(await validate(xml, `DPS_v${layout}.xsd`, await readSchemas(schemaDir))));
  }
  return [...new Set(found)];
}

async function readSchemas(folder: string): Promise<Record<string, Uint8Array>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xsd'));
  const files = names.map(async (name): Promise<[string, Uint8Array]> => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, Buffer.from(text.replaceAll(ANCHORED_PATTERN, '$1$2"'))];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Loaded when needed: few installations issue invoices. Imports resolve among `files` and nowhere else. */
async function validate(xml: string, main: string, files: Record<string, Uint8Array>): Promise<string[]> {
  const libxml = await import('libxml2-wasm');
  const source = files[main];
  if (source === undefined) throw new Error(`no schema ${main}`);
  const provider = new libxml.XmlBufferInputProvider(files);
  if (!libxml.xmlRegisterInputProvider(provider)) throw new Error('the schemas cannot be offered');
  // No `using`: the tool that checks our imports cannot parse it yet. What is not disposed stays in wasm memory.
  const opened: { dispose(): void }[] = [];
  const open = <T extends { dispose(): void }>(part: T): T => {
    opened.unshift(part);
    return part;
  };
  try {
    const schema = open(libxml.XmlDocument.fromBuffer(source, { url: main }));
    const validator = open(libxml.XsdValidator.fromDoc(schema));
    const document = open(libxml.XmlDocument.fromString(xml));
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof libxml.XmlValidateError) || opened.length < 3) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    for (const part of opened) part.dispose();
    libxml.xmlCleanupInputProvider();
  }
}
