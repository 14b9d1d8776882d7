import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { composeBooklet } from '#engine/composing/booklet/compose-booklet.ts';
import { fitPages } from '#engine/composing/booklet/fit-pages.ts';
import type { FittedBooklet } from '#engine/composing/booklet/fit-slack.ts';
import { typesetBooklet } from '#engine/composing/booklet/typeset-booklet.ts';
import { makeDeck } from '#engine/composing/make-deck.ts';
import { writeDeckPptx } from '#engine/composing/write-deck-pptx.ts';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { findChromium } from '#scripts/testing/find-chromium.ts';
import { writeGardenBook } from '#tests/builders/garden-book.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { writeBookletHtml } from './booklet-html.ts';
import { mediansOf, ms, ratio, readPeakMb, timeOf } from './measure.ts';

const ROUNDS = 5;
const SLIDES = 20;
const PAGES = 70;
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/**
 * A deck composed and written beside LibreOffice's conversion of it (aims: 150 ms and 1/5), a booklet set beside
 * Chromium's print of the same text with the same letters, lines and paper (aims: 500 ms and 1/10), in this process, warm, from a plan that is approved.
 */
export async function* compareComposing(): AsyncGenerator<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-bench-'));
  try {
    yield await compareDeck(folder);
    yield* compareBooklet(folder);
    yield `this process held ${Math.round(readPeakMb(process.pid))} MB at most`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compareDeck(folder: string): Promise<string> {
  const order = makeAnalysisInput({ content: writeGardenBook(3, 2), title: 'A horta', size: SLIDES });
  const analysis = analyse(order);
  const bits = openLesson(order).material.understanding?.bits ?? [];
  const typed = readText(order.content);
  const compose = (title: string) => {
    const input = { analysis, file: null, typed, title, author: null, level: null, look: {}, pictures: [] };
    return writeDeckPptx(makeDeck(input, SLIDES, bits).drawn, new Map());
  };
  const first = await timeOf(() => compose('A horta'));
  const file = join(folder, 'horta.pptx');
  await writeFile(file, await compose('A horta'));
  let round = 0;
  const ours = () => {
    round += 1;
    return compose(`A horta ${round}`);
  };
  if (spawnSync('soffice', ['--version']).error) {
    const [alone = 0] = await mediansOf([ours], ROUNDS);
    return `${SLIDES} slides composed and written ${ms(alone)} (first ${ms(first)}); LibreOffice is not installed`;
  }
  const office = [`-env:UserInstallation=file://${folder}/office`, '--headless', '--convert-to', 'pdf'];
  const theirs = () => promisify(execFile)('soffice', [...office, '--outdir', folder, file]);
  // Its first start makes a profile.
  await theirs();
  const [made = 0, converted = 1] = await mediansOf([ours, theirs], ROUNDS);
  return `${SLIDES} slides composed and written ${ms(made)} (first ${ms(first)}), converted by LibreOffice ${ms(converted)}: ${ratio(made, converted)} (aim 0.20×)`;
}

async function* compareBooklet(folder: string): AsyncGenerator<string> {
  const order = makeAnalysisInput({
    ...{ content: writeGardenBook(8, 7), title: 'A horta', size: PAGES, serviceType: 'booklet' },
  });
  const [lesson, analysis] = [openLesson(order), analyse(order)];
  let fitted: FittedBooklet | null = null;
  const fitting = await timeOf(() => {
    fitted = fitPages(composeBooklet(lesson, analysis), PAGES);
  });
  if (fitted === null) return;
  const { booklet, setting } = fitted as FittedBooklet;
  yield `${PAGES} pages composed and fitted ${ms(fitting)}`;
  let round = 0;
  const ours = () => {
    round += 1;
    return typesetBooklet({ ...booklet, title: `A horta ${round}` }, setting).toPdf('ua-1');
  };
  const executablePath = findChromium();
  if (executablePath === null) {
    const [alone = 0] = await mediansOf([ours], ROUNDS);
    yield `${PAGES} pages set as PDF ${ms(alone)}; no Chromium is installed`;
    return;
  }
  const browser = await chromium.launch({ executablePath, args: QUIET });
  try {
    const page = await browser.newPage();
    const html = writeBookletHtml(booklet);
    let printed = 0;
    const theirs = async () => {
      await page.setContent(html);
      const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true });
      printed = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    };
    const [source, target] = [join(folder, 'horta.html'), join(folder, 'horta.pdf')];
    await writeFile(source, html);
    const flags = ['--headless', ...QUIET, `--user-data-dir=${folder}/chromium`, `--print-to-pdf=${target}`];
    const command = () => promisify(execFile)(executablePath, [...flags, `file://${source}`]);
    const [set = 0, whole = 1, print = 1] = await mediansOf([ours, command, theirs], ROUNDS);
    yield `${PAGES} pages set as PDF ${ms(set)}; the same booklet as ${printed} pages printed by Chromium ${ms(whole)}: ${ratio(set, whole)} (aim 0.10×), by one that is open ${ms(print)}: ${ratio(set, print)}`;
  } finally {
    await browser.close();
  }
}
