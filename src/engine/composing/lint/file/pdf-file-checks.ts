import { each, type FileCheck, type FileFound, whole } from './file-check.ts';
import type { PageFacts, PdfFile } from './read-pdf-file.ts';

/** In points of a slide of 7.5 in, as whoever sits at the back sees it, and of paper, as whoever holds it does. */
const LEAST = {
  slide: { read: 12, seen: 15.5 },
  paper: { read: 6, seen: 8 },
};
const SLIDE_HEIGHT_PT = 540;
/** A raised number here and there, or the label of a tick, is read well enough. */
const FEW_LETTERS = 20;
const MANY_PAGES = 6;

const eachPage =
  (say: (page: PageFacts) => string | false) =>
  ({ pages }: PdfFile): FileFound[] =>
    each(pages, (page) => ({ at: page.number, message: say(page) }));

/** Letters of a size from `least` to below `most`, as they would be on a slide of usual height. */
function lettersBelow(page: PageFacts, kind: 'read' | 'seen'): number {
  const isSlide = page.width > page.height;
  const scale = isSlide ? SLIDE_HEIGHT_PT / page.height : 1;
  const { read, seen } = LEAST[isSlide ? 'slide' : 'paper'];
  const [from, to] = kind === 'read' ? [0, read] : [read, seen];
  return [...page.letters].reduce(
    (sum, [size, count]) => (size * scale >= from && size * scale < to ? sum + count : sum),
    0,
  );
}

/** What a PDF is held to by its file alone, whoever made it. */
export const PDF_FILE_CHECKS: readonly FileCheck<PdfFile>[] = [
  {
    id: 'title-missing',
    severity: 'hard',
    find: ({ title }) => whole(title === null, 'O PDF não diz o seu título.'),
  },
  {
    id: 'language-other',
    severity: 'hard',
    find: ({ language }) =>
      whole(!/^pt\b/i.test(language), 'O PDF não diz que está em português: leitores de tela erram a voz.'),
  },
  {
    id: 'tags-missing',
    severity: 'hard',
    find: ({ isTagged }) => whole(!isTagged, 'O PDF não tem marcas para leitores de tela.'),
  },
  {
    id: 'outline-missing',
    severity: 'hard',
    find: ({ outline, pageCount }) =>
      whole(outline.length === 0 && pageCount >= MANY_PAGES, 'O PDF não tem marcadores para navegar.'),
  },
  {
    id: 'outline-broken',
    severity: 'hard',
    find: ({ outline }) =>
      each(outline, ({ title, page }) => ({
        at: null,
        message: page === 0 && `O marcador “${title}” não leva a nenhuma página.`,
      })),
  },
  {
    id: 'title-repeated',
    severity: 'soft',
    find: ({ outline }) =>
      each(outline, ({ title }, index) => ({
        at: null,
        message:
          outline.findIndex((other) => other.title === title) < index &&
          `O marcador “${title}” está repetido.`,
      })),
  },
  {
    id: 'alt-missing',
    severity: 'hard',
    find: eachPage(
      ({ undescribed }) =>
        undescribed > 0 &&
        (undescribed === 1
          ? 'Uma figura não tem texto alternativo.'
          : `${undescribed} figuras não têm texto alternativo.`),
    ),
  },
  {
    id: 'link-broken',
    severity: 'hard',
    find: ({ pages }) =>
      pages.flatMap(({ number, badLinks }) => badLinks.map((message) => ({ at: number, message }))),
  },
  {
    id: 'font-absent',
    severity: 'hard',
    find: ({ absentFonts }) =>
      absentFonts.map((font) => ({
        at: null,
        message: `A fonte “${font}” não está no PDF: cada computador mostra outra.`,
      })),
  },
  {
    id: 'outside',
    severity: 'hard',
    find: eachPage(({ lettersOutside }) => lettersOutside > 0 && 'Há texto que sai da página.'),
  },
  {
    id: 'page-empty',
    severity: 'soft',
    find: eachPage(({ isEmpty }) => isEmpty && 'A página está vazia.'),
  },
  {
    id: 'page-size',
    severity: 'soft',
    find: ({ pages: [first, ...rest] }) =>
      each(rest, ({ number, width, height }) => ({
        at: number,
        message:
          (Math.abs(width - (first?.width ?? width)) > 1 ||
            Math.abs(height - (first?.height ?? height)) > 1) &&
          'A página tem outro tamanho.',
      })),
  },
  {
    id: 'text-unreadable',
    severity: 'hard',
    find: eachPage(
      (page) => lettersBelow(page, 'read') > FEW_LETTERS && 'Há texto que ninguém consegue ler.',
    ),
  },
  {
    id: 'text-small',
    severity: 'soft',
    find: eachPage((page) => lettersBelow(page, 'seen') > FEW_LETTERS && 'Há texto pequeno demais.'),
  },
  {
    id: 'pages-unread',
    severity: 'soft',
    find: ({ pages, pageCount }) =>
      whole(pages.length < pageCount, `Só ${pages.length} de ${pageCount} páginas puderam ser conferidas.`),
  },
];
