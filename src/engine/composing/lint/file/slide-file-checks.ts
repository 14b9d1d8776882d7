import { each, type FileCheck, type FileFound, rareFonts, whole } from './file-check.ts';
import type { ShapeFacts, SlideFacts, SlideFile } from './read-slide-file.ts';

const LEAST_READ_PT = 12;
const LEAST_SEEN_PT = 16;
/** A hair over an edge is a line's own width. */
const TOLERANCE_IN = 0.05;
/** A picture as large as this, and no words, is a slide that nobody can change. */
const WHOLE_SLIDE = 0.7;
const MOST_FAMILIES = 4;
const MOST_FOREIGN = 0.2;
/** Title, body and pictures; what every slide repeats is not asked. */
const FURNITURE = new Set(['dt', 'ftr', 'sldNum', 'hdr']);
const FIGURES: readonly ShapeFacts['kind'][] = ['picture', 'chart', 'diagram', 'object'];

const eachSlide = (say: (slide: SlideFacts, index: number, file: SlideFile) => string | false) => {
  return (file: SlideFile): FileFound[] =>
    each(file.slides, (slide, index) => ({ at: index + 1, message: say(slide, index, file) }));
};

const eachShape = (say: (shape: ShapeFacts, file: SlideFile) => string | false) => {
  return (file: SlideFile): FileFound[] =>
    file.slides.flatMap(({ shapes }, index) =>
      each(shapes, (shape) => ({ at: index + 1, message: say(shape, file) })),
    );
};

/** What a PowerPoint presentation is held to by its file alone, whoever made it. */
export const SLIDE_FILE_CHECKS: readonly FileCheck<SlideFile>[] = [
  {
    id: 'empty',
    severity: 'hard',
    find: ({ slides }) => whole(slides.length === 0, 'A apresentação não tem slides.'),
  },
  {
    id: 'layout-missing',
    severity: 'hard',
    find: eachSlide(({ hasLayout }) => !hasLayout && 'O slide não segue nenhum layout do arquivo.'),
  },
  {
    id: 'layouts-unused',
    severity: 'hard',
    find: ({ slides }) =>
      whole(
        slides.length > 0 &&
          slides.every(({ shapes }) =>
            shapes.every(({ placeholder }) => placeholder === null || FURNITURE.has(placeholder)),
          ),
        'Nenhum slide usa os lugares dos layouts: o texto está em caixas soltas e o tema não o alcança.',
      ),
  },
  {
    id: 'title-missing',
    severity: 'hard',
    find: eachSlide(({ title }) => (title ?? '') === '' && 'O slide não tem título.'),
  },
  {
    id: 'title-repeated',
    severity: 'hard',
    find: eachSlide(
      ({ title }, index, { slides }) =>
        title !== null &&
        title !== '' &&
        slides.findIndex((other) => other.title === title) < index &&
        `O título “${title}” já está em outro slide.`,
    ),
  },
  {
    id: 'alt-missing',
    severity: 'hard',
    find: eachShape(
      ({ kind, alt, isDecorative, name }) =>
        FIGURES.includes(kind) && alt === null && !isDecorative && `“${name}” não tem texto alternativo.`,
    ),
  },
  {
    id: 'link-broken',
    severity: 'hard',
    find: ({ slides }) =>
      slides.flatMap(({ badLinks }, index) => badLinks.map((message) => ({ at: index + 1, message }))),
  },
  {
    id: 'outside',
    severity: 'hard',
    find: eachShape(
      (shape, file) =>
        (shape.text.trim() !== '' || FIGURES.includes(shape.kind) || shape.kind === 'table') &&
        isOutside(shape, file) &&
        `“${shape.name}” está fora do slide.`,
    ),
  },
  {
    id: 'text-unreadable',
    severity: 'hard',
    find: eachShape(
      ({ leastPt, placeholder, name }) =>
        leastPt !== null &&
        leastPt < LEAST_READ_PT &&
        !FURNITURE.has(placeholder ?? '') &&
        `“${name}” tem texto de ${round(leastPt)} pontos; ninguém lê da cadeira.`,
    ),
  },
  {
    id: 'text-small',
    severity: 'soft',
    find: eachShape(
      ({ leastPt, placeholder, name }) =>
        leastPt !== null &&
        leastPt >= LEAST_READ_PT &&
        leastPt < LEAST_SEEN_PT &&
        !FURNITURE.has(placeholder ?? '') &&
        `“${name}” tem texto de ${round(leastPt)} pontos; do fundo da sala lê-se a partir de ${LEAST_SEEN_PT}.`,
    ),
  },
  {
    id: 'slide-empty',
    severity: 'hard',
    find: eachSlide(({ shapes }) => !shapes.some(isSeen) && 'O slide está vazio.'),
  },
  {
    id: 'slide-pictured',
    severity: 'soft',
    find: eachSlide(
      ({ shapes, title }, _, file) =>
        shapes.some((shape) => shape.kind === 'picture' && shareOf(shape, file) > WHOLE_SLIDE) &&
        shapes.every(({ text }) => text.trim() === '' || text.trim() === title) &&
        'O slide é uma figura inteira: nada nele pode ser editado nem lido em voz alta.',
    ),
  },
  {
    id: 'place-empty',
    severity: 'soft',
    find: eachShape(
      ({ kind, placeholder, text, name }) =>
        kind === 'shape' &&
        placeholder !== null &&
        !FURNITURE.has(placeholder) &&
        text.trim() === '' &&
        `O lugar “${name}” ficou vazio.`,
    ),
  },
  {
    id: 'table-headless',
    severity: 'soft',
    find: eachShape(
      ({ kind, isWhole, name }) =>
        kind === 'table' && !isWhole && `A tabela “${name}” não marca a primeira linha como cabeçalho.`,
    ),
  },
  {
    id: 'chart-closed',
    severity: 'soft',
    find: eachShape(
      ({ kind, isWhole, name }) =>
        kind === 'chart' &&
        !isWhole &&
        `O gráfico “${name}” veio sem os seus números e não pode ser editado.`,
    ),
  },
  {
    id: 'notes-missing',
    severity: 'soft',
    find: eachSlide(({ notes }) => notes === '' && 'O slide não tem anotações para quem fala.'),
  },
  {
    id: 'language-other',
    severity: 'soft',
    find: eachSlide(
      ({ languages }) =>
        foreignShare(languages) > MOST_FOREIGN &&
        'O texto não está marcado como português: leitores de tela o leem com outra voz.',
    ),
  },
  {
    id: 'font-rare',
    severity: 'soft',
    find: ({ fonts, embeddedFonts }) =>
      rareFonts(fonts, embeddedFonts).map((font) => ({
        at: null,
        message: `A fonte “${font}” não vai no arquivo nem está em todo computador.`,
      })),
  },
  {
    id: 'fonts-many',
    severity: 'soft',
    find: ({ fonts }) => {
      const families = new Set(fonts.filter((font) => font !== '')).size;
      return whole(families > MOST_FAMILIES, `São ${families} fontes; duas ou três bastam.`);
    },
  },
];

const round = (points: number): string => String(Math.round(points * 10) / 10).replace('.', ',');

function isSeen({ kind, text, placeholder }: ShapeFacts): boolean {
  if (FURNITURE.has(placeholder ?? '')) return false;
  return kind !== 'shape' || text.trim() !== '';
}

function isOutside({ box }: ShapeFacts, { widthIn, heightIn }: SlideFile): boolean {
  if (box === null) return false;
  return (
    box.x < -TOLERANCE_IN ||
    box.y < -TOLERANCE_IN ||
    box.x + box.w > widthIn + TOLERANCE_IN ||
    box.y + box.h > heightIn + TOLERANCE_IN
  );
}

const shareOf = ({ box }: ShapeFacts, { widthIn, heightIn }: SlideFile): number =>
  box === null ? 0 : (box.w * box.h) / (widthIn * heightIn);

/** The share of letters that are not marked as Portuguese. */
function foreignShare(letters: ReadonlyMap<string, number>): number {
  let [all, foreign] = [0, 0];
  for (const [language, count] of letters) {
    all += count;
    if (!/^pt\b/i.test(language)) foreign += count;
  }
  return all === 0 ? 0 : foreign / all;
}
