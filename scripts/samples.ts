import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { openPdf } from '#engine/reading/pdf/render-page.ts';
import { toPicture } from '#engine/reading/preview/page-picture.ts';
import { frenchRevolution } from '#tests/builders/samples/french-revolution.ts';
import { onlineSafety } from '#tests/builders/samples/online-safety.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import type { SampleLesson } from '#tests/builders/samples/sample-lesson.ts';
import { waterCycle } from '#tests/builders/samples/water-cycle.ts';
import { pagePicture, phonePicture, SAMPLES, type Sample } from '../src/web/public/samples.ts';

/**
 * Makes the samples that the public pages show, files and pictures, from texts of our own, as anybody would from the
 * command line: what a visitor leafs through is what the product makes. `npm run samples -- FOLDER` makes them elsewhere,
 * `--only caderno` one of them.
 */
const ROOT = resolve(import.meta.dirname, '..');
const SHOWN = join(ROOT, 'src/web/static/amostras');

interface Recipe {
  title: string;
  text: () => string | Promise<string>;
  order: string[];
}
const write = ({ title, sections }: SampleLesson): string =>
  [
    `# ${title}`,
    ...sections.flatMap(({ heading, paragraphs, items = [], table = [] }) => [
      `## ${heading}`,
      ...paragraphs,
      items.map((item) => `- ${item}`).join('\n'),
      // The line under the head is what makes a table of it.
      table
        .map((row, at) => `| ${row.join(' | ')} |${at === 0 ? `\n${row.map(() => '|---').join('')}|` : ''}`)
        .join('\n'),
    ]),
  ].join('\n\n');
const read = (name: string) => readFile(join(import.meta.dirname, 'samples', name), 'utf8');

const RECIPES: Record<string, Recipe> = {
  quadro: {
    title: 'Revolução Francesa',
    text: () => write(frenchRevolution),
    order: ['--slides', '10', '--level', 'fundamental'],
  },
  recreio: {
    title: 'O caminho da água',
    text: () => write(waterCycle),
    order: ['--slides', '10', '--level', 'fundamental'],
  },
  norma: {
    title: 'Segurança na internet para iniciantes',
    text: () => write(onlineSafety),
    order: ['--slides', '15', '--level', 'corporativo'],
  },
  caderno: {
    title: 'A energia das plantas',
    text: () => `${write(photosynthesis)}\n\n${write(waterCycle)}`,
    order: ['--pages', '10', '--level', 'fundamental'],
  },
  manual: {
    title: 'Controle da qualidade',
    text: () => read('controle-da-qualidade.md'),
    order: ['--pages', '10', '--level', 'tecnico'],
  },
};

const {
  positionals: [asked],
  values: { only },
} = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const folder = asked === undefined ? SHOWN : resolve(asked);
const room = await mkdtemp(join(tmpdir(), 'lousa-samples-'));
try {
  for (const sample of SAMPLES.filter(({ id }) => only === undefined || id === only)) {
    const recipe = RECIPES[sample.id];
    if (!recipe) throw new Error(`no text for the sample ${sample.id}`);
    console.log(await make(sample, recipe));
  }
} finally {
  await rm(room, { recursive: true });
}

async function make(sample: Sample, { title, text, order }: Recipe): Promise<string> {
  const material = join(room, `${sample.id}.md`);
  await writeFile(material, await text());
  const compose = async (out: string) => {
    const wish = [...order, '--title', title, '--theme', sample.id, '--out', out];
    const format = ['--format', out.slice(out.lastIndexOf('.') + 1)];
    const cli = join(ROOT, 'src/engine/cli.ts');
    return promisify(execFile)(process.execPath, [cli, 'compose', material, ...wish, ...format]);
  };
  const file = join(folder, sample.file.name);
  const { stdout } = await compose(file);
  const pdf = sample.kind === 'booklet' ? file : join(room, `${sample.id}.pdf`);
  if (pdf !== file) await compose(pdf);
  const old = (await readdir(folder)).filter((name) =>
    new RegExp(`^${sample.id}-.*\\.(webp|avif)$`).test(name),
  );
  for (const name of old) await rm(join(folder, name));
  const opened = await openPdf(await readFile(pdf));
  try {
    for (const page of sample.pages) {
      // Twice as wide as it is shown, so that thin letters stay clear when it is made smaller.
      const drawn = opened.renderColour(page, { widthPx: sample.width * 2, maxPixels: 30_000_000 });
      const picture = toPicture(drawn);
      const put = async (name: string, bytes: Buffer) =>
        writeFile(join(folder, name.replace('/amostras/', '')), bytes);
      const wide = picture.clone().resize(sample.width, sample.height, { fit: 'fill' });
      const narrow = picture.clone().resize(sample.phoneWidth);
      await put(pagePicture(sample, page), await wide.webp({ quality: 62, effort: 6 }).toBuffer());
      await put(phonePicture(sample, page), await narrow.avif({ quality: 50, effort: 6 }).toBuffer());
    }
  } finally {
    opened.close();
  }
  return stdout.trim();
}
