import { strFromU8 } from 'fflate';
import { checkPackage, type PackageFault } from '#engine/composing/lint/check-package.ts';
import { readWordStyles } from '#engine/reading/office/docx/word-styles.ts';
import { readAltText } from '#engine/reading/office/drawing/picture-properties.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import { readCoreTitle } from '#engine/reading/office/read-core-title.ts';
import { findRelationship } from '#engine/reading/office/relationships.ts';
import {
  childValue,
  findChild,
  findChildren,
  findDescendants,
  findPath,
  numberAttribute,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { judgeAddress, readTargets, shorten, type Target } from './read-targets.ts';

const MOST_WORDS_ON_A_PAGE = 1200;

/** What a Word document says of itself, as a file. */
export interface WordFile {
  faults: PackageFault[];
  title: string | null;
  words: number;
  /** How many pages it made when a program last saved it; null where none says so, or nobody can believe it. */
  pages: number | null;
  /** In points, of its last section. */
  sheet: { width: number; height: number } | null;
  headings: { level: number; text: string }[];
  pictures: { name: string; alt: string | null; isDecorative: boolean }[];
  tables: { hasHeader: boolean }[];
  /** Of the text where nothing else is said; '' where nothing is. */
  language: string;
  /** Letters by their size in points. */
  letters: Map<number, number>;
  fonts: string[];
  embeddedFonts: string[];
  badLinks: string[];
  /** What of it somebody still has to bring, as `Completar: …` says it in ours. */
  places: string[];
  /** Somebody's changes that nobody has accepted yet. */
  hasOpenChanges: boolean;
}

/** @throws ReadingProblem as `readDocx` does */
export function readWordFile(bytes: Uint8Array, office: OfficePackage): WordFile {
  const main = office.mainPart;
  const document = office.readXml(main) ?? { name: '', attributes: {}, children: [] };
  const relationships = office.readRelationships(main);
  const partOf = (type: string) => findRelationship(relationships, type)?.target ?? '';
  const styles = readWordStyles(office.readXml(partOf('styles')));
  // The reader passes over languages, fonts and bookmarks, of which Word writes thousands: asked of the letters themselves.
  const [raw, rawStyles, rawFonts] = [main, partOf('styles'), partOf('fontTable')].map((part) =>
    strFromU8(office.readBytes(part) ?? new Uint8Array()),
  ) as [string, string, string];
  const paragraphs = findDescendants(document, 'w:p').map((paragraph) => {
    const style = styles.forParagraph(childValue(findChild(paragraph, 'w:pPr'), 'w:pStyle'));
    return { paragraph, style, text: wordsOf(paragraph) };
  });
  const words = paragraphs.reduce((sum, { text }) => sum + (text.match(/\p{L}+/gu)?.length ?? 0), 0);
  return {
    faults: checkPackage(bytes),
    title: readCoreTitle(office) ?? paragraphs.find(({ style }) => style.isTitle)?.text.trim() ?? null,
    words,
    pages: readPages(office, words),
    sheet: readSheet(document),
    headings: paragraphs.flatMap(({ style, text }) =>
      style.headingLevel === null ? [] : [{ level: style.headingLevel, text: text.trim() }],
    ),
    pictures: listPictures(document),
    tables: findDescendants(document, 'w:tbl').map((table) => ({
      hasHeader: findPath(findChild(table, 'w:tr'), 'w:trPr', 'w:tblHeader') !== undefined,
    })),
    language: /<w:lang\b[^>]*\sw:val="([^"]*)"/.exec(rawStyles)?.[1] ?? '',
    letters: countLetters(paragraphs),
    fonts: [...`${raw}${rawStyles}`.matchAll(/<w:rFonts\b[^>]*\sw:ascii="([^"]*)"/g)].map(
      ([, font = '']) => font,
    ),
    embeddedFonts: [
      ...rawFonts.matchAll(/<w:font\b[^>]*\sw:name="([^"]*)"(?:(?!<\/w:font>)[\s\S])*<w:embed/g),
    ].map(([, font = '']) => font),
    badLinks: findBadLinks(document, readTargets(office, main), raw),
    places: paragraphs.flatMap(({ text }) => /^\s*Completar:\s*(\S.*)$/u.exec(text)?.[1]?.trim() ?? []),
    hasOpenChanges: /<w:(?:ins|del|moveFrom|moveTo)\s/.test(raw),
  };
}

/** Programs that do not count pages leave the number of the file they began with. */
function readPages(office: OfficePackage, words: number): number | null {
  const part = findRelationship(office.readRelationships(''), 'extended-properties')?.target ?? '';
  const told = findChild(office.readXml(part) ?? undefined, 'Pages');
  const pages = told ? Number(textInside(told)) : 0;
  return Number.isInteger(pages) && pages > 0 && words / pages <= MOST_WORDS_ON_A_PAGE ? pages : null;
}

const TWIPS_PER_POINT = 20;

function readSheet(document: XmlElement): WordFile['sheet'] {
  const size = findDescendants(document, 'w:pgSz').at(-1);
  const [width, height] = [numberAttribute(size, 'w:w'), numberAttribute(size, 'w:h')];
  return width && height ? { width: width / TWIPS_PER_POINT, height: height / TWIPS_PER_POINT } : null;
}

const wordsOf = (paragraph: XmlElement): string => findDescendants(paragraph, 'w:t').map(textInside).join('');

function listPictures(document: XmlElement): WordFile['pictures'] {
  return ['wp:inline', 'wp:anchor']
    .flatMap((name) => findDescendants(document, name))
    .filter((drawing) => ['pic:pic', 'c:chart', 'dgm:relIds'].some((one) => holds(drawing, one)))
    .map((drawing) => {
      const properties = findChild(drawing, 'wp:docPr');
      return {
        name: properties?.attributes.name ?? '',
        alt: readAltText(properties),
        isDecorative: findDescendants(properties, 'adec:decorative').some(
          ({ attributes }) => attributes.val !== '0',
        ),
      };
    });
}

const holds = (element: XmlElement, name: string): boolean => findDescendants(element, name).length > 0;

function countLetters(
  paragraphs: { paragraph: XmlElement; style: { sizePt: number } }[],
): WordFile['letters'] {
  const letters = new Map<number, number>();
  for (const { paragraph, style } of paragraphs) {
    for (const run of findDescendants(paragraph, 'w:r')) {
      const size = Number(childValue(findChild(run, 'w:rPr'), 'w:sz')) / 2 || style.sizePt;
      const count = findChildren(run, 'w:t').map(textInside).join('').trim().length;
      if (count > 0) letters.set(size, (letters.get(size) ?? 0) + count);
    }
  }
  return letters;
}

function findBadLinks(document: XmlElement, targets: ReadonlyMap<string, Target>, raw: string): string[] {
  const marks = new Set(
    [...raw.matchAll(/<w:bookmarkStart\b[^>]*\sw:name="([^"]*)"/g)].map(([, name]) => name),
  );
  return findDescendants(document, 'w:hyperlink').flatMap(({ attributes }) => {
    const { 'r:id': id, 'w:anchor': anchor } = attributes;
    const address = id === undefined ? null : (targets.get(id)?.address ?? null);
    if (address !== null) return judgeAddress(address) ?? [];
    if (anchor !== undefined && marks.has(anchor)) return [];
    return `Um link leva a um lugar que não está no documento (${shorten(anchor ?? id ?? '')}).`;
  });
}
