import { splitSentences } from '#engine/pedagogy/language/sentences.ts';

/** `Muita gente marcou C`, `60% do 3ºA errou`: how a class did. */
const OF_A_CLASS =
  /(?<!\p{L})(?:m(?:ui)?ta gente|muitos|v[áa]rios|alguns|quase (?:todos|ningu[ée]m)|(?:a )?maioria|metade|ningu[ée]m|todo mundo|\d{1,3}\s?%|(?:os |as )?alun[oa]s?|(?:a |da |na )?turma|a galera|n?o? ano passado|todo ano)(?!\p{L}).{0,60}?(?<!\p{L})(?:err(?:ou|aram|am|a)|marc(?:ou|aram|am|a)|ca(?:iu|íram|em|i)|confund(?:iu|iram|em|e)|acert(?:ou|aram|am|a)|chut(?:ou|aram|am|a)|deix(?:ou|aram) em branco)(?!\p{L})/iu;
/** `Explicar com calma`, `anular a 06`, `aceito também …`: what whoever corrects is to do. */
const TO_ONESELF =
  /^\W*(?:obs\W+)?(?:explicar|retomar|revisar|rever|refor[çc]ar|lembrar|mostrar|comentar|cobrar|anular|anulada|aceitar|aceito|descontar|dar (?:meio|metade|nota|ponto)|considerar|corrigir|discutir|desenhar|fazer no quadro|ver com|n[ãa]o (?:dar|aceitar|considerar|mostrar|projetar)|vale (?:meio|metade)|meio (?:ponto|certo)|m[íi]nimo)(?!\p{L})/iu;
const ASIDE = /\s*\(([^()]*)\)/gu;

/**
 * A comment of a key as pupils may read it: without what the teacher notes down of a class or is to do; null where nothing else is
 * said.
 */
export function tellPupils(comment: string): string | null {
  const isOwn = (said: string): boolean => OF_A_CLASS.test(said) || TO_ONESELF.test(said);
  const bare = comment.replace(ASIDE, (whole, inner: string) => (isOwn(inner) ? '' : whole));
  const kept = splitSentences(bare).filter((sentence) => !isOwn(sentence));
  const told = kept.join(' ').trim();
  return /\p{L}{2}/u.test(told) ? told : null;
}
