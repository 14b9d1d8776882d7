const SUBJECT =
  /^(?:(?:disciplina|componente|aula|aulas|caderno|apostila) (?:de )?)?(?:matem[áa]tica|(?:l[íi]ngua )?portugu[êe]sa?|hist[óo]ria|geografia|ci[êe]ncias(?: (?:da natureza|humanas))?|biologia|f[íi]sica|qu[íi]mica|(?:l[íi]ngua )?ingl[êe]sa?|ingl[êe]s|english(?: class)?|espanhol|artes?|filosofia|sociologia|educa[çc][ãa]o f[íi]sica|ensino religioso|inform[áa]tica|reda[çc][ãa]o|literatura)$/iu;
const STAGE =
  /^(?:turmas? .{1,12}|multisseriad[ao]s?|(?:(?:\d{1,2}\s?[ºª°]\s(?:e|a|ao)\s)?\d{1,2}\s?[ºª°]?|primeir[oa]|segund[oa]|terceir[oa])\s?(?:anos?|s[ée]ries?|per[íi]odo|semestre|bimestre|trimestre)(?: [A-F])?(?: d[aeo] ensino (?:fundamental|m[ée]dio|t[ée]cnico)| \.?e\.? ?[fm]\.?)?|(?:ensino|educa[çc][ãa]o) (?:fundamental|m[ée]dio|infantil|superior|t[ée]cnico)(?: [I1]{1,2})?|eja)$/iu;
const TEACHER = /^prof(?:essora?|\.)?ª?a?\.?\s*:?\s+\p{Lu}/iu;
const DATE = /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:19|20)\d\d)$/u;

/**
 * What a line at the head of a paper says besides for whom it is: `Ligações químicas - 1º ano do Ensino Médio` → `Ligações
 * químicas`, `História - 6º ano - Profa. Denise` → ''; the line itself where it names neither class nor teacher.
 */
export function topicOfHeadLine(line: string): string {
  const parts = line
    .split(/\s+[-–—|•·]\s+|\s?[–—|•·]\s?|,\s+|\s+(?=\(?prof)/iu)
    .map((part) => part.replace(/^\(|\)$/g, '').trim())
    .filter((part) => part !== '');
  const isForWhom = (part: string): boolean => STAGE.test(part) || TEACHER.test(part);
  if (!parts.some(isForWhom)) return line;
  const others = parts.filter((part) => !isForWhom(part) && !DATE.test(part));
  return others.every((part) => SUBJECT.test(part)) ? '' : others.join(' – ');
}

/** True for a line that tells for whom a paper is, or by whom, and nothing else. */
export const isClassLine = (line: string): boolean => topicOfHeadLine(line) === '';
