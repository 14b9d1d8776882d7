import { wordsOf } from '#engine/pedagogy/language/words.ts';

/** What brings about what, both as the sentence says them. */
export interface CauseMention {
  cause: string;
  effect: string;
  /** `reason`: both are clauses, so that one may ask `Por que <effect>?`. */
  kind: 'reason' | 'source';
  /** `causa`, `leva a`: the verb that goes from cause to effect; null where the cause is only added. */
  link: string | null;
}

const REASON =
  /^(?<effect>[^;:?]{15,110}?),?\s(?:porque|pois|já que|uma vez que|visto que)\s(?<cause>[^;?]{12,140})$/iu;
const SOURCE =
  /^(?<effect>[^;:?]{15,110}?),?\s(?:por causa|em razão|em virtude|em consequência|em decorrência)\s(?<cause>d(?:e|o|a|os|as|esse|essa)\s[^;,?]{5,110})/iu;
const DUE = /^(?<effect>[^;:?]{15,110}?),?\s(?:devido|graças)\s(?<cause>(?:a|à|ao|aos|às)\s[^;,?]{5,110})/iu;
const BRINGS =
  /^(?<cause>[^,;:?]{4,90}?)\s(?<link>causa|causam|causou|provoca|provocam|provocou|ocasiona|ocasionam|ocasionou|acarreta|acarretam|acarretou|gera|geram|gerou|resulta em|resultam em|resultou em|leva a|levam a|levou a|levou à|leva à|levam à)\s(?<effect>[^;:?]{6,110})$/iu;
const LEANS =
  /^(?:el[ea]s?|ess[ea]s?|est[ea]s?|isso|isto|aquil?[oa]|que|o que|não|mas|também|e|assim|só|talvez)(?!\p{L})/iu;
const TORN = /(?:^|\s)(?:que|e|ou|d[aeo]s?|a|o|em|n[ao]s?|por|para|com)$/iu;
/** Cause and effect are told apart from their sentence: nobody may be meant by a pronoun. */
const NOBODY = /(?<!\p{L})(?:el[ea]s?|del[ea]s?|nel[ea]s?|isso|isto|alguns dizem)(?!\p{L})/iu;
const FEWEST = 2;
const MOST = 20;

/** The cause and the effect that one sentence names; null where it is not plain which is which. */
export function causeIn(sentence: string): CauseMention | null {
  const text = sentence.trim().replace(/[.;!]+$/, '');
  const brings = BRINGS.exec(text)?.groups;
  const found = REASON.exec(text)?.groups ?? SOURCE.exec(text)?.groups ?? DUE.exec(text)?.groups ?? brings;
  if (found?.cause === undefined || found.effect === undefined) return null;
  const { cause, effect } = found;
  const isShort = [cause, effect].every((part) => {
    const words = wordsOf(part).length;
    return words >= FEWEST && words <= MOST;
  });
  if ([cause, effect].some((part) => TORN.test(part) || NOBODY.test(part))) return null;
  if (!isShort || LEANS.test(cause) || LEANS.test(effect)) return null;
  const isReason = REASON.test(text);
  return {
    cause: cause.trim(),
    effect: effect.trim(),
    kind: isReason ? 'reason' : 'source',
    // `O que causa …?` asks in the singular, however many causes there are.
    link: found === brings ? (brings.link?.replace(/am(?= |$)/u, 'a') ?? null) : null,
  };
}
