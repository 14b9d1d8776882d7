/** Imperfects in `-ia` of verbs that teaching texts use; nouns in `-ia` (`burguesia`, `energia`) are many. */
const IMPERFECT =
  /^(?:viv|reun|exist|serv|defend|permit|receb|perd|vend|escrev|produz|dirig|consist|constitu|divid|possu|correspond|depend|conhec|parec|acontec|pertenc|tinh|hav|diz|faz|pod|quer|dev|sab|v|le|recorr|exig|cresc|nasc|morr|sofr|sent)iam?$/;
const PERFECT = /(?:aram|eram|iram|ou|avam?)$/;
/** Nouns and names that end like verbs. */
const NOUNS = new Set(['sou', 'show', 'gurgou', 'moscou', 'palavra', 'lava', 'fava', 'escrava', 'oitava']);

/** False for a phrase that drags a verb along (`França vivia`, `liderados por Robespierre`): it names nothing. */
export function isNominal(phrase: string): boolean {
  const words = phrase.toLowerCase().split(' ');
  if (words.length < 2) return true;
  if (/^\p{L}+[aei]d[oa]s? por /u.test(phrase)) return false;
  return !words.some(
    (word) => word.length > 3 && !NOUNS.has(word) && (IMPERFECT.test(word) || PERFECT.test(word)),
  );
}
