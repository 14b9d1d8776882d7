import { writeFile } from 'node:fs/promises';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { PALETTES, PALETTES_OF, TEMPLATES, THEMES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { loadMaterial, orderOf } from './load-material.ts';
import { type LoadedPictures, loadPictures } from './load-pictures.ts';
import type { ComposeOptions } from './parse-command.ts';
import { showProgress } from './show-progress.ts';
import { CommandError, UsageError } from './usage.ts';

/** What an order of slides may be, as the catalogue sells it. */
const LEAST_SLIDES = 5;
const MOST_SLIDES = 20;

type Understand = (order: AnalysisInput) => { lesson: Lesson; analysis: AiAnalysis };

interface Composing extends ReturnType<Understand> {
  understand: Understand;
  figures: LoadedPictures;
  options: ComposeOptions;
  /** Says what is being done, in one line. */
  tell: (step: string) => void;
}

/** Writes the composed file and tells in one line what it is. */
export async function runCompose(file: string, options: ComposeOptions): Promise<string> {
  // Loaded late: their word lists are no use to the other commands.
  const { analyse } = await import('#engine/pedagogy/analyse.ts');
  const { openLesson } = await import('#engine/pedagogy/lesson/open-lesson.ts');
  const material = await loadMaterial(file);
  const progress = showProgress();
  progress.tell('Analisando o material…');
  const input = await orderOf(material, options);
  const understand: Understand = (order) => ({ lesson: openLesson(order), analysis: analyse(order) });
  const figures = await loadPictures(file, material.source);
  const composing = { ...understand(input), understand, figures, options, tell: progress.tell };
  const compose = options.serviceType === 'booklet' ? composeBooklet : composeDeck;
  const { bytes, told, report } = await compose(composing)
    .catch(explainDefect)
    .finally(() => progress.clear());
  if (report !== null) process.stderr.write(`${report}\n`);
  await writeFile(options.out, bytes).catch((cause: unknown) => {
    throw new CommandError(`Não foi possível escrever o arquivo: ${options.out}`, { cause });
  });
  return `${options.out}: ${told}`;
}

interface Composed {
  bytes: Uint8Array;
  told: string;
  /** What the linter has to say. */
  report: string | null;
}

/** A file that came out wrong is not written, and nobody is shown the inside of the program. */
function explainDefect(error: unknown): never {
  const isDefect = error instanceof Error && ['UnsoundFile', 'TypesetError'].includes(error.name);
  if (!isDefect) throw error;
  throw new CommandError(`O arquivo saiu com um defeito nosso e não foi gravado: ${error.message}`, {
    cause: error,
  });
}

async function composeDeck({ lesson, analysis, figures, options, tell }: Composing): Promise<Composed> {
  const { makeDeck } = await import('#engine/composing/make-deck.ts');
  const { understoodOf } = await import('#engine/composing/open-deck-order.ts');
  const { writeReport } = await import('#engine/composing/lint/lint-deck.ts');
  const { size, level, format } = options;
  if (format === 'docx') throw new UsageError('Slides são escritos com --format pptx, google_slides ou pdf.');
  const theme = oneOf('theme', options.theme, keysOf(THEMES));
  const palette = oneOf('palette', options.palette, theme === null ? keysOf(PALETTES) : PALETTES_OF[theme]);
  if (size < LEAST_SLIDES || size > MOST_SLIDES)
    throw new UsageError(`--slides deve ser um número de ${LEAST_SLIDES} a ${MOST_SLIDES}.`);
  if (analysis.capacity.verdict === 'falta_material') {
    const { refuseSlides } = await import('#engine/composing/compose-lesson.ts');
    throw new CommandError(refuseSlides(size, analysis.capacity.supported));
  }
  tell('Montando os slides…');
  const { source, content, title } = lesson.input;
  const typed = source === null ? readText(content) : null;
  const look = { ...(theme && { theme }), ...(palette && { palette }) };
  const made = makeDeck(
    { analysis, file: source, typed, title, author: null, level, look, pictures: figures.pictures },
    size,
    understoodOf(lesson).bits,
  );
  tell('Escrevendo o arquivo…');
  return {
    report: writeReport(made.findings, made),
    bytes:
      format === 'pdf' ? await writePdf(made.drawn, figures) : await writeSlides(made.drawn, figures, format),
    told: `${made.drawn.slides.length} slides, tema ${made.drawn.theme.label}${format === 'google_slides' ? GOOGLE_NOTE : ''}`,
  };
}

async function writePdf(deck: DrawnDeck, { bytes }: LoadedPictures): Promise<Uint8Array> {
  const { drawDeckPdf } = await import('#engine/composing/typst/draw-deck-pdf.ts');
  return drawDeckPdf(deck, { pictures: bytes });
}

const GOOGLE_NOTE =
  ', para importar no Google Slides: sem fontes embutidas, que ele já tem, e com as fórmulas como figuras';

async function writeSlides(
  deck: DrawnDeck,
  { bytes }: LoadedPictures,
  format: 'pptx' | 'google_slides',
): Promise<Uint8Array> {
  const { writeDeckPptx } = await import('#engine/composing/write-deck-pptx.ts');
  return writeDeckPptx(deck, bytes, format === 'pptx' ? 'powerpoint' : 'google_slides');
}

async function composeBooklet({
  lesson,
  analysis,
  understand,
  figures,
  options,
  tell,
}: Composing): Promise<Composed> {
  const { LEAST_PAGES, MOST_PAGES, SizeRefused } = await import('#engine/composing/booklet/fit-pages.ts');
  const { makeBooklet } = await import('#engine/composing/make-booklet.ts');
  const { countPlaces } = await import('#engine/composing/booklet/compose-booklet.ts');
  const { writeBookletReport } = await import('#engine/composing/lint/lint-booklet.ts');
  const { chooseBookletLook } = await import('#engine/composing/booklet/choose-look.ts');
  const { size, level, theme, palette, format } = options;
  if (size < LEAST_PAGES || size > MOST_PAGES)
    throw new UsageError(`--pages deve ser um número de ${LEAST_PAGES} a ${MOST_PAGES}.`);
  if (format === 'pptx' || format === 'google_slides')
    throw new UsageError('Uma apostila é escrita com --format pdf ou docx.');
  const template = oneOf('theme', theme, Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[]);
  const own = oneOf(
    'palette',
    palette,
    PALETTES_OF[template ?? chooseBookletLook(level, analysis.component).template],
  );
  const wishes = { ...(template && { template }), ...(own && { palette: own }) };
  try {
    const made = await makeBooklet(
      {
        ...{ lesson, analysis, ...figures, wishes },
        onTry: (tries) => tell(`Montando a apostila: tentativa ${tries}`),
        understandAt: (pages) => {
          tell(`Conferindo se ${pages} páginas são possíveis…`);
          return understand({ ...lesson.input, size: pages });
        },
      },
      size,
    );
    const { booklet, typeset } = made;
    const { keepSound } = await import('#engine/composing/lint/check-package.ts');
    const { writeBookletDocx } = await import('#engine/composing/booklet/docx/write-docx.ts');
    const places = countPlaces(booklet);
    const marked = places === 0 ? '' : `, ${places} ${places === 1 ? 'lugar' : 'lugares'} a completar`;
    tell('Escrevendo o arquivo…');
    return {
      report: writeBookletReport(made.findings, made),
      bytes: format === 'docx' ? keepSound(await writeBookletDocx(made, figures.bytes)) : made.pdf,
      told: `${typeset.pageCount} páginas, modelo ${TEMPLATES[booklet.template]}${marked}`,
    };
  } catch (error) {
    if (error instanceof SizeRefused) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}

function oneOf<Name extends string>(
  option: string,
  given: string | null,
  names: readonly Name[],
): Name | null {
  const found = names.find((name) => name === given);
  if (given !== null && found === undefined)
    throw new UsageError(`--${option} deve ser um destes: ${names.join(', ')}.`);
  return found ?? null;
}
