import { each, type FileCheck, rareFonts, whole } from './file-check.ts';
import type { WordFile } from './read-word-file.ts';

const LEAST_READ_PT = 6;
const LEAST_SEEN_PT = 8;
/** A number raised here and there is read well enough. */
const FEW_LETTERS = 20;
/** A page or two need no headings. */
const MANY_WORDS = 600;

const lettersBelow = ({ letters }: WordFile, least: number, most: number): number =>
  [...letters].reduce((sum, [size, count]) => (size >= least && size < most ? sum + count : sum), 0);

/** What a Word document is held to by its file alone, whoever made it. */
export const WORD_FILE_CHECKS: readonly FileCheck<WordFile>[] = [
  {
    id: 'empty',
    severity: 'hard',
    find: ({ words }) => whole(words === 0, 'O documento não tem texto.'),
  },
  {
    id: 'title-missing',
    severity: 'hard',
    find: ({ title }) => whole(title === null || title === '', 'O documento não diz o seu título.'),
  },
  {
    id: 'headings-missing',
    severity: 'hard',
    find: ({ headings, words }) =>
      whole(
        headings.length === 0 && words > MANY_WORDS,
        'Nenhum título usa os estilos de título: não há sumário nem navegação.',
      ),
  },
  {
    id: 'heading-skipped',
    severity: 'soft',
    find: ({ headings }) =>
      each(headings, ({ level, text }, index) => ({
        at: null,
        message:
          level > (headings[index - 1]?.level ?? 0) + 1 && `O título “${text}” pula um nível da hierarquia.`,
      })),
  },
  {
    id: 'heading-empty',
    severity: 'soft',
    find: ({ headings }) =>
      whole(
        headings.some(({ text }) => text === ''),
        'Há um título vazio, que aparece no sumário.',
      ),
  },
  {
    id: 'alt-missing',
    severity: 'hard',
    find: ({ pictures }) =>
      each(pictures, ({ name, alt, isDecorative }) => ({
        at: null,
        message: alt === null && !isDecorative && `A figura “${name}” não tem texto alternativo.`,
      })),
  },
  {
    id: 'link-broken',
    severity: 'hard',
    find: ({ badLinks }) => badLinks.map((message) => ({ at: null, message })),
  },
  {
    id: 'text-unreadable',
    severity: 'hard',
    find: (file) =>
      whole(
        lettersBelow(file, 0, LEAST_READ_PT) > FEW_LETTERS,
        `Há texto com menos de ${LEAST_READ_PT} pontos, que ninguém lê no papel.`,
      ),
  },
  {
    id: 'text-small',
    severity: 'soft',
    find: (file) =>
      whole(
        lettersBelow(file, LEAST_READ_PT, LEAST_SEEN_PT) > FEW_LETTERS,
        `Há texto com menos de ${LEAST_SEEN_PT} pontos.`,
      ),
  },
  {
    id: 'table-headless',
    severity: 'soft',
    find: ({ tables }) =>
      whole(
        tables.some(({ hasHeader }) => !hasHeader),
        'Há tabela sem linha de cabeçalho marcada: ela não se repete na página seguinte.',
      ),
  },
  {
    id: 'language-other',
    severity: 'soft',
    find: ({ language }) =>
      whole(
        !/^pt\b/i.test(language),
        'O texto não está marcado como português: corretor e leitores de tela o tratam como outra língua.',
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
    id: 'place-open',
    severity: 'soft',
    find: ({ places }) =>
      places.map((wish) => ({ at: null, message: `Falta completar: ${wish.replace(/\.$/, '')}.` })),
  },
  {
    id: 'changes-open',
    severity: 'hard',
    find: ({ hasOpenChanges }) =>
      whole(hasOpenChanges, 'Há alterações controladas que ninguém aceitou ou recusou.'),
  },
];
