import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { isStopWord } from '#engine/pedagogy/language/stop-words.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import type { Lesson } from './lesson.ts';

/** What a title says beside its subject: for whom, how long, in which course, what kind of paper it is. */
const BESIDE =
  /(?<!\p{L})(?:\d{1,2}\s?[ºª°oa.]?\s?(?:anos?|s[ée]ries?|m[óo]dulo|bimestre|trimestre|semestre|per[íi]odo)|anos? (?:iniciais|finais)|m[óo]dulo \d|eja|\d+ aulas?|aula pr[áa]tica|semana \d+|ensino (?:fundamental|m[ée]dio|t[ée]cnico)|gradua[çc][ãa]o|licenciatura|bacharelado|curso|alfabetiza[çc][ãa]o|maternal|pr[ée] (?:[IVX]+|\d|escola)|educa[çc][ãa]o infantil|equipe|turma|prof\p{L}*|escola|col[ée]gio|texto de apoio)(?!\p{L})|^(?:aulas?|apostila|treinamento|planejamento|roteiro|g[êe]nero textual|sequ[êe]ncia did[áa]tica|slides?|anota[çc][õo]es|(?:lista|plano|prova|resumo|projeto|material|avalia[çc][ãa]o|atividades?|exerc[íi]cios|regras)(?: n?[º°]?\s?\d{1,2}$| d[aeo]s?| para|$))(?!\p{L})/iu;
const SUBJECT =
  /^(?:l[íi]ngua portuguesa|portugu[êe]s|matem[áa]tica|ci[êe]ncias(?: d[ao] natureza)?|hist[óo]ria|geografia|f[íi]sica|qu[íi]mica|biologia|filosofia|sociologia|arte|ingl[êe]s|educa[çc][ãa]o f[íi]sica|inform[áa]tica|literatura|reda[çc][ãa]o|ensino religioso|bio|mat|port|hist|geo|fil|soc|qu[íi]m|f[íi]s|ing)$/iu;
/** `08 mat fund1 frações`: how a file is called. */
const OF_A_FILE =
  /^(?:pop|nr|nbr|iso|it|rev)\.?[ -]?(?:n?[º°.]\s?)?\d+$|^\d+[ _]|_|\.\p{L}{3,4}$|\d(?![ºª])\p{L}|\p{L}\d/iu;
const LONGEST = 60;
const FEWEST_USES = 4;

/** Whether a heading names the paper, the class or the course, not what is learnt. */
export const namesPaper = (title: string): boolean => BESIDE.test(title) || OF_A_FILE.test(title);

/** Whether it names a whole course (`Sociologia`), of which any lesson is a part. */
export const namesCourse = (title: string): boolean => SUBJECT.test(title.trim());

/**
 * What the lesson is about in a few words: the part of its title that names a subject, else the term it comes back to.
 * null where neither is plain.
 */
export function nameTheme(lesson: Pick<Lesson, 'input' | 'terms' | 'spell' | 'sections'>): string | null {
  const title = withoutEnds(cleanTitle(lesson.input.title, lesson.spell));
  const parts = title
    .split(/\s[–—-]\s|:\s|\s\|\s/u)
    .map((part) =>
      part
        .replace(/^tema:?\s/iu, '')
        // `Sinais vitais (SSVV)`
        .replace(/\s\(\p{Lu}{2,6}\)$/u, '')
        .trim(),
    )
    .filter((part) => !BESIDE.test(part) && !SUBJECT.test(part) && !OF_A_FILE.test(part))
    // `Saúde Coletiva II`: a course.
    .filter((part) => !/\s[IVX]{1,3}$/u.test(part));
  const known = lesson.terms.terms.slice(0, MOST_LOOKED_AT);
  const named = parts.find(
    (part) => part.length <= LONGEST && contentStems(part).length > 0 && !/^(?:tema|assunto)$/iu.test(part),
  );
  if (named !== undefined) return named;
  const fit = known.filter(
    ({ phrase, total }) =>
      total >= FEWEST_USES &&
      !BESIDE.test(phrase) &&
      !SUBJECT.test(phrase) &&
      !isStopWord(phrase) &&
      // One of several that are told, where a word for all of them stands over them.
      !/^\p{Lu}{2,5}$/u.test(phrase),
  );
  // What half of the lesson does not name is a part of it.
  const spread = ({ places }: (typeof fit)[number]): number =>
    lesson.sections.filter(({ pieces }) => pieces.some(({ order }) => places.has(order))).length;
  return fit.find((term) => spread(term) * 2 >= lesson.sections.length)?.phrase ?? null;
}
const MOST_LOOKED_AT = 20;

const ORDINAL = '(?:primeir|segund|terceir|quart|quint|sext|s[ée]tim|oitav|non)[oa]';
/** `Figuras de linguagem 9º`, `Revolução industrial oitavo ano`, `Puberdade 8 ano ciências`, `Guerra Fria 9A`, `… aula 2`, `… c gabarito`: for whom, which one, with what. */
const CLASS_BEHIND = new RegExp(
  `(?<=\\p{L}{3}[)?]?)[\\s,–-]+(?:\\(?\\d{1,2}\\s?[ºª°][\\s-]*(?:anos?|s[ée]rie|EM|EF)?(?:\\s[A-F])?\\)?|\\d{1,2}\\s?[oa]?\\s?(?:anos?|s[ée]rie)(?:\\s\\p{L}+)?|\\d[A-F]|${ORDINAL}\\s(?:ano|s[ée]rie)(?:\\s\\p{L}+)?|aulas?\\s\\d{1,2}|\\d{1,2}\\saulas?|c(?:om|\\/)?\\s(?:o\\s)?gabarito)\\s*$`,
  'iu',
);
/** `Plano de aula coordenadas geográficas`, `Revisão P2 química`, `Lista 4: porcentagem`: what kind of paper. */
const PAPER_BEFORE =
  /^(?:plano de aula|aula|lista(?: de exerc[íi]cios)?|revis[ãa]o|slides?|resumo|conte[úu]do|apostila|prova|tema|assunto)(?:\s(?:de|do|da|sobre|n[º°.]?|p\/|para)(?=\s))?(?:\s(?:P?\d{1,2}[ºª]?))?\s*[:–-]?\s+(?=\p{L}{3})/iu;

/** A title without what kind of paper it heads and for which class that is. */
function withoutEnds(title: string): string {
  const rest = title.replace(PAPER_BEFORE, '').replace(CLASS_BEHIND, '').trim();
  if (!/\p{L}{3}/u.test(rest)) return title;
  return rest === title ? upperFirst(rest) : withoutEnds(rest);
}

/** The theme as a sentence speaks of it: `revolução industrial`, `Guerra Fria`, `DNA`; null where it is not plain. */
export function themeInSentence(lesson: Parameters<typeof nameTheme>[0]): string | null {
  const theme = nameTheme(lesson);
  if (theme === null || theme.length > LONGEST_SAID || /[:;,?!=“"]|\d{4}|\s[x×]\s|\svs\.?\s/iu.test(theme))
    return null;
  return lowerTitle(theme, lesson.spell);
}
const LONGEST_SAID = 45;
