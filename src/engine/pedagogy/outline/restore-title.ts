import { writeDown } from '#engine/pedagogy/language/dictation/write-down.ts';
import { isForeign } from '#engine/pedagogy/language/is-foreign.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { marked } from '#engine/pedagogy/language/spelling/lost-accents.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, isShouted, upperFirst } from './clean-title.ts';
import { withoutCourse, withoutEnds } from './without-class.ts';
import { withoutSigns } from './without-signs.ts';

/**
 * The order's title as a title: file names lose their underscores, ending and get back the accents and
 * capitals that the material writes (`fracoes_6_ano.pdf` → `Frações 6º ano`); all capitals become a sentence.
 */
export function restoreTitle(
  title: string,
  pieces: readonly Piece[],
  spell: (lower: string) => string,
): string {
  const named = title.trim().replace(/\.(?:pdf|docx|pptx)$/i, '');
  const bare = /\s/.test(named) ? withoutCourse(withoutSigns(named)) : withoutEnds(named);
  const letters = bare.replace(/[^\p{L}]/gu, '');
  if (letters.length > 12 && /\s/.test(bare) && isShouted(bare)) return cleanTitle(bare, spell);
  const spaced = /\s/.test(bare) ? bare : nameFile(bare);
  if (letters.slice(1) !== letters.slice(1).toLowerCase()) return spaced;
  const isMarked = /[^\p{ASCII}º–]/u.test(spaced);
  // `La rutina diaria`: the accents of another language are its own.
  const foreign = pieces.filter(({ text }) => OF_SPANISH.test(text) || isForeign(text)).length;
  if (foreign * FOREIGN_SHARE > pieces.length) return spaced;
  const written = accentsOf(pieces);
  return spaced.replace(/\p{L}{3,}/gu, (word) => {
    // Who wrote one accent left out what is no word besides.
    if (isMarked) return accent(word);
    // Portuguese writes these endings in one way only.
    const usual = word.replace(/cao$/, 'ção').replace(/coes$/, 'ções');
    const named = spell(word.toLowerCase());
    const form = named === word.toLowerCase() ? (written.get(word.toLowerCase()) ?? accent(usual)) : named;
    if (form === word) return word;
    return /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
}

/** One line in so many of another language makes a lesson of it. */
const FOREIGN_SHARE = 8;
const OF_SPANISH = /[¿¡ñ]|(?<!\p{L})(?:el|los|las|y|con mi|muy|pero|nosotros|ustedes)(?!\p{L})/iu;

/** `computacao` → `computação` where the material never writes it without accents; acronyms keep their capitals. */
function accentsOf(pieces: readonly Piece[]): Map<string, string> {
  const forms = new Map<string, string>();
  const plain = new Set<string>();
  for (const { text } of pieces)
    for (const [word] of text.matchAll(/\p{L}{3,}/gu)) {
      const lower = word.toLowerCase();
      const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
      if (bare !== lower) {
        if (!forms.has(bare)) forms.set(bare, lower);
      } else plain.add(lower);
    }
  for (const word of plain) forms.delete(word);
  for (const { text } of pieces)
    if (text !== text.toUpperCase())
      // `tema: COMPOSTAGEM EM CASA`: a word that shouts is no acronym.
      for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{3,5}(?![\p{L}\p{N}])/gu))
        if (!forms.has(word.toLowerCase()) && !loadDictionary().has(word.toLowerCase()))
          forms.set(word.toLowerCase(), word);
  return forms;
}

/** What a file's name says of the file, at its end: pages, version, copy. */
const OF_THE_FILE =
  /\s+(?:\d{1,3}\s?p(?:[áa]g(?:inas?)?)?|v(?:ers[ãa]o)?\s?\d+|final|c[óo]pia|\(\d+\)|novo)$/iu;
const SUBJECT =
  '(?:matem[áa]tica|portugu[êe]s|l[íi]ngua portuguesa|hist[óo]ria|geografia|ci[êe]ncias|biologia|f[íi]sica|qu[íi]mica|ingl[êe]s|artes?|filosofia|sociologia|inform[áa]tica|estat[íi]stica)';
/** `exercicios matematica fracoes`: a kind of document, its subject, its topic. */
const OF_SUBJECT = new RegExp(
  `^(exerc[íi]cios|lista|prova|apostila|avalia[çc][ãa]o|atividades?|resumo|simulado|trabalho|aula|plano de (?:aula|ensino)) (?:de )?(${SUBJECT})(?: (?!d[aeo]s? |e )(?=\\p{L}{3})(.+))?$`,
  'iu',
);
/** `plano aula abolicao`: a kind of document of two words and more. */
const OF_KIND =
  /^(trabalho em grupo|lista de exerc[íi]cios|sequ[êe]ncia did[áa]tica|estudo dirigido|plano (?:de )?(?:aula|ensino)) (?!d[aeo]s? )(?=\p{L}{3})(.+)$/iu;
const FOR_STAGE = /\s(?:de\s)?(educa[çc][ãa]o infantil|ensino (?:fundamental|m[ée]dio))$/iu;

/** `horta escolar workshop`: the kind of a document behind its subject. */
const KIND_BEHIND =
  /^((?:\p{L}[\p{L}\d-]*\s){1,4}?\p{L}[\p{L}\d-]*) (workshop|oficina|minicurso|tutorial|apostila|manual|cartilha|treinamento)$/iu;

/** A file's name as words: `prova_historia_roma_v2` → `Prova de historia: roma`. Accents come from the text later. */
export function nameFile(name: string): string {
  let words = name.replace(/[\s_-]+/g, ' ').trim();
  for (let last = ''; last !== words; ) [last, words] = [words, words.replace(OF_THE_FILE, '')];
  words = words.replace(KIND_BEHIND, '$1: $2');
  const graded = words
    .replace(/\b([1-9])[oºa]?\s(?:e\s)?([1-9])[oºa]?\s(anos?|s[ée]ries?)\b/giu, '$1º e $2º $3')
    .replace(/\b([1-9])[oºa]?\s(anos?|s[ée]ries?)\b/giu, '$1º $2')
    .replace(FOR_STAGE, ' – $1')
    .replace(OF_KIND, '$1: $2')
    .replace(/^plano (aula|ensino):/iu, 'plano de $1:');
  const [whole = '', kind = '', subject = '', topic = ''] = OF_SUBJECT.exec(graded) ?? [];
  return upperFirst(whole === '' ? graded : `${kind} de ${subject}${topic === '' ? '' : `: ${topic}`}`);
}

/** `exercicios` → `exercícios`, where the language knows it with one accent more and not as it stands. */
function accent(word: string): string {
  const dictionary = loadDictionary();
  const lower = word.toLowerCase();
  if (dictionary.has(lower)) return word;
  const [only, another] = [...new Set(marked(lower))].filter((form) => dictionary.has(form));
  return only === undefined || another !== undefined ? word : only;
}

/** The title of an order that has none but the first words of what was dictated: what the speaker says the lesson is about. */
export function dictatedTitle(title: string, content: string): string {
  const spoken = normalise(content).trim();
  const isBeginning = spoken.startsWith(
    normalise(title)
      .replace(/[….]+$/u, '')
      .trim(),
  );
  const [, subject] = (isBeginning && /^# (.+)$/mu.exec(writeDown(content) ?? '')) || [];
  return subject ?? title;
}
