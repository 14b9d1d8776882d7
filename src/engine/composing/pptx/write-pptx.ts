import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { countShapes, type DrawingPart, type PptxResources } from './package/drawing-part.ts';
import { embedFont } from './package/embed-font.ts';
import { OfficeParts } from './package/office-parts.ts';
import { masterXml, themeXml } from './parts/master-part.ts';
import { notesMasterXml, notesXml } from './parts/notes-parts.ts';
import { appPropertiesXml, corePropertiesXml, presentationXml } from './parts/presentation-part.ts';
import { layoutXml, slideXml } from './parts/slide-parts.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument';
const SLIDES = `${TYPE}.presentationml`;
const PRESENTATION = 'ppt/presentation.xml';
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const NOTES_MASTER = 'ppt/notesMasters/notesMaster1.xml';
const layoutPart = (index: number): string => `ppt/slideLayouts/slideLayout${index + 1}.xml`;
const slidePart = (index: number): string => `ppt/slides/slide${index + 1}.xml`;

/**
 * A drawn deck as a PowerPoint file of objects that PowerPoint owns: theme, one master, layouts with places to fill,
 * charts with their data, tables, equations, notes, sections. The same deck gives the same bytes.
 * Throws where a slide names a layout, picture or icon that was not brought along: a defect of whoever drew it.
 */
export function writePptx(deck: DrawnDeck, resources: PptxResources): Uint8Array {
  const parts = new OfficeParts();
  const indexOf = new Map(deck.slides.map(({ id }, index) => [id, index]));
  const open = (name: string, slideNumber: number | null): DrawingPart => ({
    name,
    parts,
    theme: deck.theme,
    resources,
    nextShapeId: countShapes(),
    findSlide: (slideId) => {
      const index = indexOf.get(slideId);
      return index === undefined ? null : slidePart(index);
    },
    slideNumber,
  });
  parts.relate('', 'officeDocument', PRESENTATION);
  writeProperties(deck, parts);
  const master = writeMaster(deck, parts, open);
  const slides = deck.slides.map((_, index) => parts.relate(PRESENTATION, 'slide', slidePart(index)));
  const notesMaster = writeNotes(deck, parts);
  deck.slides.forEach((slide, index) => {
    const at = deck.layouts.findIndex(({ id }) => id === slide.layoutId);
    const layout = deck.layouts[at];
    if (!layout) throw new Error(`no layout ${slide.layoutId}`);
    const part = open(slidePart(index), index + 1);
    parts.relate(part.name, 'slideLayout', layoutPart(at));
    parts.add(part.name, `${SLIDES}.slide+xml`, slideXml(slide, layout, part));
  });
  const fonts = resources.fonts.map(({ family, regular, bold }, index) => {
    const add = (bytes: Uint8Array, face: string) => {
      const name = `ppt/fonts/font${index + 1}-${face}.fntdata`;
      parts.add(name, null, embedFont(bytes));
      return parts.relate(PRESENTATION, 'font', name);
    };
    return { family, regular: add(regular, 'regular'), bold: add(bold, 'bold') };
  });
  const links = { master, notesMaster, slides, fonts };
  parts.add(PRESENTATION, `${SLIDES}.presentation.main+xml`, presentationXml(deck, links));
  return parts.toZip();
}

function writeProperties(deck: DrawnDeck, parts: OfficeParts): void {
  const [core, app] = ['docProps/core.xml', 'docProps/app.xml'];
  const address = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
  parts.relate('', address, core);
  parts.relate('', 'extended-properties', app);
  parts.add(core, 'application/vnd.openxmlformats-package.core-properties+xml', corePropertiesXml(deck));
  parts.add(app, `${TYPE}.extended-properties+xml`, appPropertiesXml(deck));
}

/** Theme, master and layouts; answers how the presentation knows the master. */
function writeMaster(
  deck: DrawnDeck,
  parts: OfficeParts,
  open: (name: string, slideNumber: null) => DrawingPart,
): string {
  const theme = 'ppt/theme/theme1.xml';
  parts.add(theme, `${TYPE}.theme+xml`, themeXml(deck.theme));
  const layoutIds = deck.layouts.map((layout, index) => {
    const part = open(layoutPart(index), null);
    parts.relate(part.name, 'slideMaster', MASTER);
    parts.add(part.name, `${SLIDES}.slideLayout+xml`, layoutXml(layout, deck, part));
    return parts.relate(MASTER, 'slideLayout', part.name);
  });
  parts.relate(MASTER, 'theme', theme);
  parts.add(MASTER, `${SLIDES}.slideMaster+xml`, masterXml(deck, open(MASTER, null), layoutIds));
  const id = parts.relate(PRESENTATION, 'slideMaster', MASTER);
  parts.relate(PRESENTATION, 'theme', theme);
  return id;
}

/** A page of notes for each slide that has any, under a master with a theme of its own, as PowerPoint asks. */
function writeNotes(deck: DrawnDeck, parts: OfficeParts): string | null {
  if (deck.slides.every(({ notes }) => notes.trim() === '')) return null;
  const theme = 'ppt/theme/theme2.xml';
  parts.add(theme, `${TYPE}.theme+xml`, themeXml(deck.theme));
  parts.relate(NOTES_MASTER, 'theme', theme);
  parts.add(NOTES_MASTER, `${SLIDES}.notesMaster+xml`, notesMasterXml(deck.theme));
  deck.slides.forEach(({ notes }, index) => {
    if (notes.trim() === '') return;
    const name = `ppt/notesSlides/notesSlide${index + 1}.xml`;
    parts.relate(name, 'notesMaster', NOTES_MASTER);
    parts.relate(name, 'slide', slidePart(index));
    parts.relate(slidePart(index), 'notesSlide', name);
    parts.add(name, `${SLIDES}.notesSlide+xml`, notesXml(notes, deck.theme));
  });
  return parts.relate(PRESENTATION, 'notesMaster', NOTES_MASTER);
}
