import { PageBreak, Paragraph, TableOfContents } from 'docx';
import { listAdvice, listSigns } from '#engine/composing/booklet/list-signs.ts';
import { gathersExercises, hasLevels } from '#engine/composing/booklet/typeset-booklet.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { DocxBlock } from './docx-blocks.ts';
import { fontsOf, mm } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';

/** The page down to the credits, what stands above the signs and the advice, and one of them, of two lines at most. */
const CREDITS_MM = 185;
const OWNER_MM = 55;
const ADVICE_MM = 18;
const SIGN_MM = 11;

/** The second page: whose the booklet is, what its signs mean, who made it. */
export function writeCredits(booklet: Booklet): Paragraph[] {
  const { title, tag, author, codes, template } = booklet;
  const fonts = fontsOf(template);
  const said = [
    `${title}.${tag === null ? '' : ` ${tag}.`}`,
    `Conteúdo: ${author ?? 'material de quem ensina, nas palavras dele'}. Edição e composição: Lousa.`,
    `Fontes tipográficas: ${[...new Set([fonts.text, fonts.title, fonts.label])].join(' e ')}, licença SIL OFL 1.1.`,
    ...(codes.length === 0 ? [] : [`Habilidades da BNCC: ${codes.join(', ')}.`]),
  ];
  const signs = listSigns(booklet, hasLevels(booklet));
  const name = template === 'caderno' ? 'caderno' : 'manual';
  const headed = (text: string): Paragraph =>
    new Paragraph({
      spacing: { before: mm(3), after: mm(3) },
      children: writeRuns(text, { size: 28, bold: true }),
    });
  const advice = listAdvice(booklet);
  const told = (one: { name: string; text: string }): Paragraph =>
    new Paragraph({
      spacing: { before: 0, after: mm(2) },
      children: [
        ...writeRuns(`${one.name}: `, { size: 21, bold: true }),
        ...writeRuns(one.text, { size: 21 }),
      ],
    });
  const before = Math.max(8, CREDITS_MM - OWNER_MM - ADVICE_MM - (signs.length + advice.length) * SIGN_MM);
  return [
    headed(`Este ${name} é de`),
    ...['Nome', 'Turma'].map(
      (text) =>
        new Paragraph({
          style: 'LinhaDeResposta',
          indent: { left: 0 },
          children: writeRuns(text, { size: 19 }),
        }),
    ),
    ...(signs.length === 0 ? [] : [spaced(8), headed(`Como usar este ${name}`)]),
    ...signs.map(told),
    ...[spaced(8), headed('Como estudar com ele')],
    ...advice.map(told),
    spaced(before),
    ...said.map(
      (text) =>
        new Paragraph({ spacing: { before: 0, after: mm(2) }, children: writeRuns(text, { size: 20 }) }),
    ),
  ];
}

const spaced = (height: number): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 0, line: mm(height), lineRule: 'exact' } });

/** The first line of an entry, each other one and the signs of a line; and the height of the page for all of them. */
const TITLE_MM = [10, 5.3, 46] as const;
const SECTION_MM = [6.4, 5.3, 56] as const;
const CONTENTS_MM = 205;

/** Word's own table of contents, with the pages of the printed booklet until somebody updates it. */
export function writeContents(
  booklet: Booklet,
  pages: readonly { level: number; page: number }[],
): DocxBlock[] {
  const listed = listHeadings(booklet).map(({ text, level }, at) => {
    const page = pages[at]?.page;
    return { title: text, level, href: `h${at + 1}`, ...(page !== undefined && { page }) };
  });
  const titles = listed.filter(({ level }) => level === 1);
  // On one page as in print, where a long list has its chapters alone.
  const tall = listed.reduce((sum, { title, level }) => {
    const [first, next, most] = level === 1 ? TITLE_MM : SECTION_MM;
    return sum + first + next * Math.floor(title.length / most);
  }, 0);
  const isShort = tall > CONTENTS_MM;
  const cachedEntries = isShort ? titles : listed;
  const headingStyleRange = isShort ? '1-1' : '1-2';
  const field = { hyperlink: true, headingStyleRange, beginDirty: false, tabLeader: 'none' } as const;
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
