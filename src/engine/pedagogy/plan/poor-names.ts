import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';

/** Who a problem is told of: it is about what becomes of them. */
const WHO =
  /^(?:casal|casais|m[ãa]es?|pais?|homem|homens|mulher(?:es)?|menin[oa]s?|garot[oa]s?|crian[çc]as?|alun[oa]s?|filh[oa]s?|irm[ãa](?:o|s|os)?|vov[óôo]|av[óôóo]s?|amig[oa]s?|pessoas?|rapaz(?:es)?|mo[çc][oa]s?)(?:\s|$)/iu;
/** When it happens, and how it looks: the whole name. */
const WHEN_OR_COLOUR =
  /^(?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo|hoje|ontem|amanh[ãa]|branc[oa]s?|pret[oa]s?|verdes?|amarel[oa]s?|azul|azuis|vermelh[oa]s?)$/iu;
/** `Pagamento de fornecedor de R`: cut before what the preposition leads to. */
const CUT = /\s(?:d[aeo]s?|em|n[oa]s?|com|por|para|a)(?:\s\p{Lu})?$/u;
/** `março e recebida`: a thing and what was done with another one. */
const JOINED = /^\p{L}+ e \p{L}{2,}(?:ad|id)[oa]s?$/iu;
/** `IAi`, `Vv`: what stands for something. */
const SYMBOL = /^\p{Lu}{1,3}\p{Ll}$/u;
/** `domina verde`: what stands first does something. */
const LONGEST_CLAUSE = 3;

/** Whether words that a question happens to name say nothing of what it asks: somebody, a month, a phrase that was cut. */
export function isPoorName(name: string): boolean {
  if (WHO.test(name) || SYMBOL.test(name) || WHEN_OR_COLOUR.test(name) || CUT.test(name) || JOINED.test(name))
    return true;
  const words = wordsOf(name);
  const [first = ''] = words;
  return (
    words.length > 1 && words.length < LONGEST_CLAUSE && /^\p{Ll}+[ae]m?$/u.test(first) && hasFiniteVerb(name)
  );
}
