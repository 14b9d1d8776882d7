import { expect, it } from 'vitest';
import { lintFile } from '#engine/composing/lint/lint-file.ts';
import { SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { buildDocx, type DocxSpec } from '#tests/builders/office-builder.ts';
import { wordParagraph, wordPicture, wordStyle, wordTable } from '#tests/builders/office-fragments.ts';
import { WORD_FILE_CHECKS } from './word-file-checks.ts';

const LANGUAGE =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="pt-BR"/></w:rPr></w:rPrDefault></w:docDefaults>';
const STYLES = `${LANGUAGE}${wordStyle('Title', 'Title')}${wordStyle('Ttulo1', 'heading 1')}${wordStyle('Ttulo3', 'heading 3')}`;
const styled = (style: string, text: string) =>
  wordParagraph(text, { properties: `<w:pStyle w:val="${style}"/>` });
const TITLE = styled('Title', 'A horta da escola');
const HEADING = styled('Ttulo1', 'O canteiro');
const TEXT = wordParagraph('A alface cresce no canteiro.', { look: '<w:sz w:val="22"/>' });
const LONG = wordParagraph('A alface cresce no canteiro da escola. '.repeat(120));
const PICTURE = wordPicture({ id: 'rId1' }).replace('name=', 'descr="Um pé de alface" name=');
const WITH_PICTURE: Partial<DocxSpec> = {
  relationships: [{ id: 'rId1', type: 'image', target: 'media/image1.png' }],
  parts: { 'word/media/image1.png': SMALL_PNG },
};

const lint = async (body: string, more: Partial<DocxSpec> = {}) =>
  (await lintFile(buildDocx({ body: TITLE + body, styles: STYLES, ...more }))).findings
    .map(({ check }) => check)
    // The shortest package of the tests gives parts no types of their own.
    .filter((check) => !check.startsWith('package-'));

const FAULTS: Record<string, () => Promise<string[]>> = {
  empty: () => lint('', { body: '<w:p/>' }),
  'title-missing': () => lint('', { body: HEADING + TEXT }),
  'headings-missing': () => lint(LONG),
  'heading-skipped': () => lint(HEADING + styled('Ttulo3', 'A rega') + TEXT),
  'heading-empty': () => lint(HEADING + styled('Ttulo1', '') + TEXT),
  'alt-missing': () => lint(HEADING + wordPicture({ id: 'rId1' }), WITH_PICTURE),
  'link-broken': () =>
    lint(`<w:p><w:hyperlink w:anchor="nada"><w:r><w:t>veja</w:t></w:r></w:hyperlink></w:p>`),
  'text-unreadable': () => lint(wordParagraph('miúdo '.repeat(9), { look: '<w:sz w:val="9"/>' })),
  'text-small': () => lint(wordParagraph('miúdo '.repeat(9), { look: '<w:sz w:val="14"/>' })),
  'table-headless': () => lint(wordTable([[wordParagraph('Mês')], [wordParagraph('Maio')]])),
  'language-other': () => lint(TEXT, { styles: STYLES.replace('pt-BR', 'en-US') }),
  'font-rare': () => lint(wordParagraph('raro', { look: '<w:rFonts w:ascii="Letra da Lia"/>' })),
  'place-open': () => lint(HEADING + wordParagraph('Completar: foto da horta.')),
  'changes-open': () => lint(`<w:p><w:ins w:id="1"><w:r><w:t>novo</w:t></w:r></w:ins></w:p>`),
};

it('finds nothing in a sound document', async () => {
  const linked = `<w:p><w:bookmarkStart w:id="1" w:name="aqui"/><w:bookmarkEnd w:id="1"/><w:hyperlink w:anchor="aqui"><w:r><w:t>volte</w:t></w:r></w:hyperlink></w:p>`;
  expect(await lint(HEADING + TEXT + PICTURE + linked, WITH_PICTURE)).toEqual([]);
});

it.each(WORD_FILE_CHECKS.map(({ id }) => id))('finds %s where it is planted', async (id) => {
  expect(FAULTS[id], `no fault is planted for ${id}`).toBeDefined();
  expect(await FAULTS[id]?.()).toContain(id);
});
