import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Bit } from './bit.ts';
import { findVerses, nameVerses } from './find-verses.ts';
import { isContentRole, type Role, type Telling } from './role.ts';

type Judged = Bit & { role: Role };

/** `Leia o texto:`, `Leia a crônica e responda às questões.` */
const TO_READ = /^\W*(?:\d{1,2}\s?[.)–-]\s*)?(?:leia|leiam|leitura|ouça|vamos ler)(?!\p{L})/iu;
const OF_A_TALE =
  /(?<!\p{L})(?:contos?|crônicas?|fábulas?|lendas?|poemas?|histórias?|narrativas?|cordel)(?!\p{L})/iu;
const LONGEST_ORDER = 120;
/** `— Já estou do tamanho do boi?`, `Não - responderam eles.`: somebody speaks. */
const SPOKEN =
  /^[—–-]\s*[\p{L}“"]|\s[—–-]\s(?:\p{L}+[- ]){0,2}?(?:diss|respond|pergunt|grit|exclam|fal|murmur|pedi|quis saber)\p{L}*/iu;
/** `… e perguntou aos outros sapos:` */
const LETS_SPEAK =
  /(?<!\p{L})(?:diz|disse|responde|respondeu|pergunta|perguntou|grita|gritou|exclam(?:a|ou)|fal(?:a|ou)|murmur(?:a|ou)|pede|pediu|dizia|perguntava)(?!\p{L})[^.]*:\s*$/iu;
const SAYS =
  /(?<!\p{L})(?:disse|diz|respond\p{L}+|perguntou|gritou|exclamou|falou|murmurou|pediu)(?!\p{L})/iu;
const FEWEST_SPOKEN = 2;
const MOST_LINES = 60;
const QUESTION = /^\W*(?:quest(?:ão|ões)|\d{1,2}\s?[.)–-]\s*\S)/iu;
const AFTER =
  /^\W*(?:interpreta\p{L}+|compreens\p{L}+|comprehension|comprensi[óo]n|perguntas|preguntas|questions|quest(?:ão|ões)|atividades?|exerc[íi]cios?|estudo do texto|lembre-se|vocabulário|gram[áa]tica|agora responda|responda|para (?:conversar|pensar)|convers(?:e|em|ar|ando) (?:com|sobre)|roda de conversa|pense e responda|vamos (?:estudar|conversar|pensar))(?!\p{L})/iu;
/** `A crônica parte de um fato comum`: said of the text, no longer by it. */
const OF_THE_TEXT =
  /^(?:[AO]|Uma?|(?:D|N)?(?:ess|est)[ea])\s(?:crônica|conto|fábula|lenda|poema|texto|carta|narrador)(?!\p{L})/iu;
const TOLD: ReadonlySet<Role> = new Set([
  ...(['exercise', 'explanation', 'definition', 'example', 'instruction', 'procedure', 'admin'] as const),
  ...(['statement_to_judge', 'alternative', 'objective', 'answer', 'narrative', 'furniture'] as const),
]);

/** Openings that no lesson has, whatever tense goes on. */
const OPENS =
  /^\W*(?:hist[óo]ria:\s*)?(?:era uma vez|certo dia|certa vez|um belo dia|(?:conta|diz|reza)(?:m|-se)? (?:a lenda|que há muito)|há muito tempo atrás)(?!\p{L})/iu;
/** Openings of a tale where the past goes on. */
const MAY_OPEN =
  /^\W*(?:um dia|uma vez,? (?:um|o|a|eu|há)|certa (?:manhã|noite|tarde)|(?:em )?(?:n?uma?|certa?) (?:\p{L}+ )?(?:aldeia|floresta|reino|castelo|bosque|fazenda|vila|cidadezinha)|há muit[oa]s? (?:tempo|anos|luas)|quando eu)(?!\p{L})/iu;
const TALE_NAMED =
  /(?<!\p{L})(?:lenda|f[áa]bula|conto|cr[ôo]nica|causo|apólogo|par[áa]bola|mito d[aeo]s?)(?!\p{L})/iu;
/** What goes on from moment to moment: a tale may be told as if it happened now. */
const NEXT =
  /(?<!\p{L})(?:cert[ao] (?:dia|noite|manhã|tarde|vez)|(?:um|num) (?:belo )?dia|de repente|(?:n?aquel[ea]|nessa|nesse) (?:dia|noite|tarde|manhã|momento|instante)|n[ao] (?:dia|manhã|noite) seguinte|até que|enquanto isso|(?:dias|anos|tempos) depois|há muitos? (?:anos|tempo|luas))(?!\p{L})/iu;
const FEWEST_MOMENTS = 2;
/** What is asked of a tale behind it. */
const ASKS_OF_TALE =
  /(?<!\p{L})(?:narrador\p{L}*|personage\p{L}*|crônica|conto|fábula|lenda|eu lírico|(?:n|d)?a história(?! d))(?!\p{L})/iu;
const YEAR = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)|século|(?<!\p{L})[ad]\.\s?C\./u;
const PAST =
  /(?<!\p{L})(?:\p{L}{2,}(?:aram|eram|iram|avam|ava|ou|eu|iu)|\p{L}{3,}ei|foi|foram|era|tinha|havia|fazia|dizia|vivia|queria|podia|sabia|saía|corria|crescia|fez|fui|veio|viu|deu|pôs|quis|trouxe)(?!\p{L})/iu;
const GREETS =
  /^(?:(?:minha|meu) )?(?:querid[oa]s?|prezad[oa]s?|car[oa]s?|estimad[oa]s?|ol[áa],? \p{L}+|oi,? \p{L}+)[^.:;]{0,50}[,:!]\s*$/iu;
/** `Recife, 12 de agosto de 2023` */
const DATED = /^\p{Lu}[\p{L} -]{2,30}, \d{1,2}º? de \p{L}+/u;
const SIGNS =
  /^(?:(?:um|com|muitos?) )?(?:(?:grande|forte|muito|todo) )?(?:abraços?|beijos?|beijinhos?|carinho|amor|saudades?)(?!\p{L})|^(?:atenciosamente|cordialmente|até (?:breve|logo)|d[aeo] su?a?e?u? )/iu;
const FEWEST_WORDS = 40;
const FEWEST_SENTENCES = 4;
const MOSTLY = 0.45;

/** The bits with the roles that a tale gives them, and the blocks that each hold a part of one. */
interface Told {
  bits: Judged[];
  tales: ReadonlyMap<string, Telling>;
}

/**
 * What is there to be read in its own order: a tale, a poem, a letter. It is told there, no fact and nothing asked, whoever asks what in
 * it. Known by `Leia o texto` before it, by how it opens, by who speaks in it, by its rhymes, its greeting, its `eu`, or by
 * what is asked of it.
 */
export function tellTalesRead(bits: readonly Judged[]): Told {
  const told = new Map<Judged, Role>();
  const tales = new Map<string, Telling>();
  const tell = (own: readonly Judged[]): void => {
    for (const bit of own) {
      if (TOLD.has(bit.role)) told.set(bit, 'narrative');
      if (TOLD.has(bit.role) || bit.role === 'heading') tales.set(bit.block.id, 'prose');
    }
  };
  for (const [at, order] of bits.entries()) {
    if (!TO_READ.test(order.text) || order.text.length > LONGEST_ORDER) continue;
    const { own, rest } = taleBehind(bits, at + 1);
    if (own.length < FEWEST_SPOKEN || (spokenIn(own) < FEWEST_SPOKEN && !OF_A_TALE.test(order.text)))
      continue;
    tell(own);
    if (isContentRole(order.role)) told.set(order, 'instruction');
    // `3. O narrador participa da história? Copie …`: the numbers behind it all ask.
    const asked = rest.filter(({ block }) => block === rest[0]?.block);
    for (const bit of asked) if (bit.kind === 'item' && isContentRole(bit.role)) told.set(bit, 'exercise');
  }
  for (const [at, bit] of bits.entries()) {
    const before = bits[at - 1];
    const opens = at === 0 || before?.role === 'heading' || GREETS.test(bit.text) || MAY_OPEN.test(bit.text);
    if (!opens && !OPENS.test(bit.text)) continue;
    if ((bit.role === 'heading' && !GREETS.test(bit.text)) || told.has(bit)) continue;
    const { own, rest } = taleBehind(bits, at);
    if (!isTale(own, rest, before?.role === 'heading' ? before.text : '')) continue;
    const isDated = before !== undefined && GREETS.test(bit.text) && DATED.test(before.text);
    tell(isDated ? [before, ...own] : own);
    if (bit.role === 'heading') told.set(bit, 'narrative');
    // `Converse com os colegas` heads what is asked.
    const [head] = rest;
    if (head !== undefined && AFTER.test(head.text) && isContentRole(head.role))
      told.set(head, 'instruction');
  }
  for (const [at, bit] of bits.entries()) if (isQuotedText(bit, bits[at - 1], bits[at + 1])) tell([bit]);
  // What its writer set down as one is told so, whatever a line of it looks like.
  for (const bit of bits) {
    const { as } = bit.block.whole ?? {};
    if (as === 'working') told.set(bit, 'example');
    else if (as !== undefined) {
      told.set(bit, 'narrative');
      tales.set(bit.block.id, as);
    }
  }
  for (const verses of findVerses(bits.filter(({ block }) => block.whole === undefined))) {
    for (const bit of verses) told.set(bit, 'narrative');
    for (const bit of verses) tales.set(bit.block.id, 'verse');
    for (const [bit, role] of nameVerses(bits, verses)) told.set(bit, role);
  }
  return { bits: bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role })), tales };
}

/** A text in quotation marks under its heading, with questions about it behind: it is read whole, in a lesson of a language too. */
function isQuotedText({ kind, text }: Judged, before: Judged | undefined, next: Judged | undefined): boolean {
  const isWhole = kind === 'paragraph' && /^["“«].+["”»]\.?$/su.test(text.trim());
  const asks = next !== undefined && (AFTER.test(next.text) || next.role === 'exercise');
  return isWhole && asks && before?.role === 'heading' && splitSentences(text).length >= FEWEST_SENTENCES;
}

/** What stands from here up to the first question or the next part, its title aside, and what comes behind. */
function taleBehind(bits: readonly Judged[], from: number): { own: Judged[]; rest: Judged[] } {
  const lines = bits.slice(from, from + MOST_LINES);
  const end = lines.findIndex((bit, place) => endsTale(bit, place));
  const isWhole = end >= 0 || lines.length < MOST_LINES;
  const own = isWhole ? lines.slice(0, end < 0 ? undefined : end) : [];
  return { own: own.filter(({ kind }) => kind !== 'heading'), rest: end < 0 ? [] : lines.slice(end) };
}

/** A bullet lost its dash: `… perguntou aos outros sapos:`, then `Já estou do tamanho do boi?`. */
const spokenIn = (own: readonly Bit[]): number =>
  own.filter(({ text }, place) => SPOKEN.test(text) || LETS_SPEAK.test(own[place - 1]?.text ?? '')).length;

/** The title of the tale stands above it; any other heading, a number or a new task ends it. */
function endsTale({ kind, text, role, block }: Judged, place: number): boolean {
  if (kind === 'cell' || AFTER.test(text) || QUESTION.test(text) || OF_THE_TEXT.test(text)) return true;
  if (kind === 'heading' || role === 'heading') return place > 0;
  if (role === 'reference') return place > 0;
  if (kind === 'item') return block.type === 'list' && block.isOrdered;
  return role === 'exercise' && (isImperative(text) || /\?\s*$/.test(text)) && !SPOKEN.test(text);
}

/** True for what tells a story or is written to somebody, though nobody said so before it. */
function isTale(own: readonly Judged[], rest: readonly Judged[], heading: string): boolean {
  const [first] = own;
  if (first === undefined || own.some(({ role }) => role === 'code' || role === 'formula')) return false;
  const sentences = own.flatMap(({ text }) => splitSentences(text));
  const words = own.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  if (words < FEWEST_WORDS || sentences.length < FEWEST_SENTENCES) return false;
  if (GREETS.test(first.text)) return own.some(({ text }) => SIGNS.test(text));
  if (OPENS.test(first.text)) return true;
  if (own.some(({ text }) => YEAR.test(text))) return false;
  const past = sentences.filter((sentence) => PAST.test(sentence)).length / sentences.length;
  const moments = sentences.filter((sentence) => NEXT.test(sentence)).length;
  if (moments >= FEWEST_MOMENTS && (TALE_NAMED.test(heading) || asksOfTale(rest))) return true;
  // What is asked of it behind tells a tale that goes on as if it happened now.
  if (asksOfTale(rest) && spokenIn(own) >= FEWEST_SPOKEN) return true;
  if (past < MOSTLY) return false;
  const speaks = spokenIn(own) >= FEWEST_SPOKEN && own.some(({ text }) => SAYS.test(text));
  const isMine = sentences.filter(saysI).length;
  return (
    speaks ||
    MAY_OPEN.test(first.text) ||
    TALE_NAMED.test(heading) ||
    (isMine >= FEWEST_OF_MINE && isMine / sentences.length >= SHARE_OF_MINE) ||
    asksOfTale(rest)
  );
}

const asksOfTale = (rest: readonly Judged[]): boolean =>
  rest.slice(0, NEAR).some(({ text, role }) => role === 'exercise' && ASKS_OF_TALE.test(text));

const NEAR = 8;
const FEWEST_OF_MINE = 3;
const SHARE_OF_MINE = 0.25;
/** `Perdi o guarda-chuva`, `minha mulher`: nobody teaches so. */
const saysI = (sentence: string): boolean =>
  /(?<!\p{L})(?:eu|minhas?|meus?|me|comigo)(?!\p{L})/iu.test(sentence) ||
  tagSentence(sentence).some(
    ({ form, person, number }) => form === 'fin' && person === 1 && number === 'sing',
  );
