import { PageBreak, Paragraph, TableOfContents } from 'docx';
import { COLOURS } from '#engine/composing/booklet/choose-look.ts';
import { gathersExercises } from '#engine/composing/booklet/typeset-booklet.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import { type DocxBlock, writePanel } from './docx-blocks.ts';
import { bare, fontsOf, mm } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';

export function writeCover({ title, tag, subtitle, author, template, palette }: Booklet): DocxBlock[] {
  const colours = COLOURS[palette];
  const isDark = template === 'caderno';
  const [paper, ink, bright] = isDark
    ? [colours.dark, colours.tint, colours.highlight]
    : [colours.tint, colours.ink, colours.structure];
  const line = (text: string, size: number, colour: string, font?: string, bold = false): Paragraph =>
    new Paragraph({ children: writeRuns(text, { size, bold, color: bare(colour), ...(font && { font }) }) });
  const size = title.length > 70 ? 60 : title.length > 34 ? 80 : 104;
  const name = subtitle ?? (isDark ? 'Caderno de estudo' : 'Manual de estudo');
  return [
    writePanel(paper, 170, 180, [
      ...(tag === null ? [] : [line(tag, 26, bright, undefined, true)]),
      line(title, size, ink, fontsOf(template).title, true),
      line(name, 30, ink),
      ...(author === null ? [] : [line(author, 24, ink)]),
    ]),
    new Paragraph({ spacing: { after: 0, line: mm(4), lineRule: 'exact' }, children: [] }),
    writePanel(colours.structure, 60, 180, [new Paragraph({ children: [] })]),
    new Paragraph({ spacing: { after: 0, line: mm(4), lineRule: 'exact' }, children: [] }),
    writePanel(colours.highlight, 20, 180, [new Paragraph({ children: [] })]),
  ];
}

export function writeCredits({ title, tag, author, codes, template }: Booklet): Paragraph[] {
  const fonts = fontsOf(template);
  const said = [
    `${title}.${tag === null ? '' : ` ${tag}.`}`,
    `Conteúdo: ${author ?? 'material de quem ensina, nas palavras dele'}. Edição e composição: Lousa.`,
    `Fontes tipográficas: ${[...new Set([fonts.text, fonts.title, fonts.label])].join(' e ')}, licença SIL OFL 1.1.`,
    ...(codes.length === 0 ? [] : [`Habilidades da BNCC: ${codes.join(', ')}.`]),
  ];
  return said.map(
    (text, at) =>
      new Paragraph({
        spacing: { before: at === 0 ? mm(200) : 0, after: mm(2) },
        children: writeRuns(text, { size: 20 }),
      }),
  );
}

/** Word's own table of contents, with the pages of the printed booklet until somebody updates it. */
export function writeContents(
  booklet: Booklet,
  pages: readonly { level: number; page: number }[],
): DocxBlock[] {
  const cachedEntries = listHeadings(booklet).map(({ text, level }, at) => {
    const page = pages[at]?.page;
    return { title: text, level, href: `h${at + 1}`, ...(page !== undefined && { page }) };
  });
  const field = { hyperlink: true, headingStyleRange: '1-2', beginDirty: false, tabLeader: 'none' } as const;
  return [
    new Paragraph({ children: [new PageBreak()] }),
    new Paragraph({ style: 'TOCHeading', children: writeRuns('Sumário') }),
    new TableOfContents('Sumário', { ...field, cachedEntries }),
  ];
}

/** The headings of the two upper levels in the order in which they are written. */
function listHeadings(booklet: Booklet): { text: string; level: number }[] {
  const isGathered = gathersExercises(booklet);
  const chapters = booklet.chapters.flatMap(({ title, blocks, exercises }) => [
    { text: title, level: 1 },
    ...blocks.flatMap((block) =>
      block.type === 'heading' && block.level === 2 ? [{ text: block.text, level: 2 }] : [],
    ),
    ...(!isGathered && exercises.length > 0 && blocks.length > 0 ? [{ text: 'Exercícios', level: 2 }] : []),
  ]);
  const hasExercises = booklet.chapters.some(({ exercises }) => exercises.length > 0);
  const back = [
    ...(isGathered && hasExercises ? ['Exercícios'] : []),
    ...(booklet.glossary.length > 0 ? ['Glossário'] : []),
    ...(booklet.sources.length > 0 ? ['Referências'] : []),
    ...(hasExercises ? ['Gabarito'] : []),
  ];
  return [...chapters, ...back.map((text) => ({ text, level: 1 }))];
}
