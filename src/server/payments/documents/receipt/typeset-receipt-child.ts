import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/**
 * Reads a ReceiptPage as JSON and writes the PDF. A process of its own: the compiler is native code that holds its
 * thread while it works, and only a process can be stopped in the middle of it.
 */
const FOLDER = import.meta.dirname;
const FONTS = ['atkinson-400.ttf', 'atkinson-700.ttf', 'gabarito-800.ttf'];

const page = await text(process.stdin);
const compiler = NodeCompiler.create({
  workspace: FOLDER,
  fontArgs: [{ fontBlobs: FONTS.map((name) => readFileSync(join(FOLDER, 'fonts', name))) }],
});
const compiled = compiler.compile({ mainFilePath: join(FOLDER, 'receipt.typ'), inputs: { receipt: page } });
const error = compiled.takeError();
if (error) throw new Error(`the receipt does not compile: ${JSON.stringify(error.shortDiagnostics)}`);
// An unknown font is only a warning to Typst: it would set the page in another one.
const warnings = compiled.takeWarnings();
if (warnings && warnings.shortDiagnostics.length > 0) {
  throw new Error(`the receipt compiles with warnings: ${JSON.stringify(warnings.shortDiagnostics)}`);
}
const { result } = compiled;
if (!result) throw new Error('the receipt was not compiled');
process.stdout.write(compiler.pdf(result, { pdfStandard: 'a-2a' }));
