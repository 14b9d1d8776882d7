import { writeFile } from 'node:fs/promises';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { PALETTES, PALETTES_OF, TEMPLATES, THEMES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { loadMaterial } from './load-material.ts';
import { type LoadedPictures, loadPictures } from './load-pictures.ts';
import type { ComposeOptions } from './parse-command.ts';
import { CommandError, UsageError } from './usage.ts';

/** What an order of slides may be, as the catalogue sells it. */
const LEAST_SLIDES = 5;
const MOST_SLIDES = 20;

type Understand = (order: AnalysisInput) => { lesson: Lesson; analysis: AiAnalysis };

interface Composing extends ReturnType<Understand> {
  understand: Understand;
  figures: LoadedPictures;
  options: ComposeOptions;
}

/** Writes the composed file and tells in one line what it is. */
export async function runCompose(file: string, options: ComposeOptions): Promise<string> {
  // Loaded late: their word lists are no use to the other commands.
  const { analyse } = await import('#engine/pedagogy/analyse.ts');
  const { openLesson } = await import('#engine/pedagogy/lesson/open-lesson.ts');
  const { source, typed, name } = await loadMaterial(file);
  const input = {
    source: typed === null ? source : null,
    content: typed ?? '',
    title: options.title ?? source.title ?? name?.replace(/[_-]+/g, ' ') ?? 'Aula',
    serviceType: options.serviceType,
    size: options.size,
    level: options.level,
    lessonMinutes: options.minutes,
    learningObjectives: '',
    adjustments: [],
  };
  const understand: Understand = (order) => ({ lesson: openLesson(order), analysis: analyse(order) });
  const figures = await loadPictures(file, source);
  const composing = { ...understand(input), understand, figures, options };
  const { bytes, told } =
    options.serviceType === 'booklet' ? await composeBooklet(composing) : await composeDeck(composing);
  await writeFile(options.out, bytes).catch((cause: unknown) => {
    throw new CommandError(`Não foi possível escrever o arquivo: ${options.out}`, { cause });
  });
  return `${options.out}: ${told}`;
}

interface Composed {
  bytes: Uint8Array;
  told: string;
}

async function composeDeck({ lesson, analysis, figures, options }: Composing): Promise<Composed> {
  const { makeDeck } = await import('#engine/composing/make-deck.ts');
  const { writeReport } = await import('#engine/composing/lint/lint-deck.ts');
  const { size, level, format } = options;
  if (format === 'docx') throw new UsageError('Slides são escritos com --format pptx ou pdf.');
  const theme = oneOf('theme', options.theme, keysOf(THEMES));
  const palette = oneOf('palette', options.palette, theme === null ? keysOf(PALETTES) : PALETTES_OF[theme]);
  if (size < LEAST_SLIDES || size > MOST_SLIDES)
    throw new UsageError(`--slides deve ser um número de ${LEAST_SLIDES} a ${MOST_SLIDES}.`);
  const { capacity } = analysis;
  if (capacity.verdict === 'falta_material') throw new CommandError(capacity.message);
  const { source, content, title } = lesson.input;
  const typed = source === null ? readText(content) : null;
  const look = { ...(theme && { theme }), ...(palette && { palette }) };
  const made = makeDeck(
    { analysis, file: source, typed, title, author: null, level, look, pictures: figures.pictures },
    size,
    lesson.material.understanding?.bits ?? [],
  );
  process.stderr.write(`${writeReport(made.findings, made)}\n`);
  return {
    bytes: format === 'pdf' ? await writePdf(made.drawn, figures) : await writeSlides(made.drawn, figures),
    told: `${made.drawn.slides.length} slides, tema ${made.drawn.theme.label}`,
  };
}

async function writePdf(deck: DrawnDeck, { bytes }: LoadedPictures): Promise<Uint8Array> {
  const { drawDeckPdf } = await import('#engine/composing/typst/draw-deck-pdf.ts');
  return drawDeckPdf(deck, { pictures: bytes });
}

async function writeSlides(deck: DrawnDeck, { bytes }: LoadedPictures): Promise<Uint8Array> {
  const { collectPptxResources } = await import('#engine/composing/pptx/collect-resources.ts');
  const { writePptx } = await import('#engine/composing/pptx/write-pptx.ts');
  return writePptx(deck, await collectPptxResources(deck, bytes, { areFontsEmbedded: true }));
}

async function composeBooklet({
  lesson,
  analysis,
  understand,
  figures,
  options,
}: Composing): Promise<Composed> {
  const { fitPages, LEAST_PAGES, MOST_PAGES, SizeRefused } = await import(
    '#engine/composing/booklet/fit-pages.ts'
  );
  const { composeBooklet: compose, countPlaces } = await import(
    '#engine/composing/booklet/compose-booklet.ts'
  );
  const { chooseBookletLook } = await import('#engine/composing/booklet/choose-look.ts');
  const { size, level, theme, palette, format } = options;
  if (size < LEAST_PAGES || size > MOST_PAGES)
    throw new UsageError(`--pages deve ser um número de ${LEAST_PAGES} a ${MOST_PAGES}.`);
  if (format === 'pptx') throw new UsageError('Uma apostila é escrita com --format pdf ou docx.');
  const template = oneOf('theme', theme, Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[]);
  const own = oneOf(
    'palette',
    palette,
    PALETTES_OF[template ?? chooseBookletLook(level, analysis.component).template],
  );
  const wishes = { ...(template && { template }), ...(own && { palette: own }) };
  try {
    const fitted = fitPages(compose(lesson, analysis, figures.pictures, wishes), size, {
      pictures: figures.bytes,
      composeAt: (pages) => {
        const { lesson: other, analysis: told } = understand({ ...lesson.input, size: pages });
        return compose(other, told, figures.pictures, wishes);
      },
    });
    const { booklet, typeset } = fitted;
    const { writeBookletDocx } = await import('#engine/composing/booklet/docx/write-docx.ts');
    const places = countPlaces(booklet);
    const marked = places === 0 ? '' : `, ${places} ${places === 1 ? 'lugar' : 'lugares'} a completar`;
    return {
      bytes: format === 'docx' ? await writeBookletDocx(fitted, figures.bytes) : typeset.toPdf('ua-1'),
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
