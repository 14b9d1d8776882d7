import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Bit } from './bit.ts';
import { isContentRole, type Role } from './role.ts';

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
  /(?<!\p{L})(?:disse|respondeu|perguntou|gritou|exclamou|falou|murmurou|pediu|dizia|perguntava)(?!\p{L})[^.]*:\s*$/iu;
const FEWEST_SPOKEN = 2;
const MOST_LINES = 60;
const QUESTION = /^\W*(?:quest(?:ão|ões)|\d{1,2}\s?[.)–-]\s*\S)/iu;
const AFTER =
  /^\W*(?:interpreta\p{L}+|compreens\p{L}+|perguntas|quest(?:ão|ões)|atividades?|exerc[íi]cios?|estudo do texto|lembre-se|vocabulário|gram[áa]tica|agora responda|responda)(?!\p{L})/iu;
const TOLD: ReadonlySet<Role> = new Set([
  ...(['exercise', 'explanation', 'definition', 'example', 'instruction', 'procedure'] as const),
  ...(['statement_to_judge', 'alternative', 'objective', 'answer'] as const),
]);

/**
 * What stands between `Leia o texto` and the first question is told there, no fact and nothing asked, whoever asks what in it:
 * where somebody speaks in it or the order calls it a tale.
 */
export function tellTaleRead<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Map<Judged, Role>();
  for (const [at, order] of bits.entries()) {
    if (!TO_READ.test(order.text) || order.text.length > LONGEST_ORDER) continue;
    const rest = bits.slice(at + 1, at + 1 + MOST_LINES);
    const end = rest.findIndex((bit, place) => endsTale(bit, place));
    const own = end < 0 ? [] : rest.slice(0, end).filter(({ kind }) => kind !== 'heading');
    const spoken = own.filter((bit, place) => SPOKEN.test(bit.text) || speaksNext(own, place)).length;
    if (own.length < FEWEST_SPOKEN || (spoken < FEWEST_SPOKEN && !OF_A_TALE.test(order.text))) continue;
    for (const bit of own) if (TOLD.has(bit.role)) told.set(bit, 'narrative');
    if (isContentRole(order.role)) told.set(order, 'instruction');
    // `3. O narrador participa da história? Copie …`: the numbers behind it all ask.
    const asked = rest.slice(end).filter(({ block }) => block === rest[end]?.block);
    for (const bit of asked) if (bit.kind === 'item' && isContentRole(bit.role)) told.set(bit, 'exercise');
  }
  return bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role }));
}

/** The title of the tale stands above it; any other heading, a number or a new task ends it. */
function endsTale({ kind, text, role, block }: Bit & { role: Role }, place: number): boolean {
  if (kind === 'cell' || AFTER.test(text) || QUESTION.test(text)) return true;
  if (kind === 'heading') return place > 0;
  if (kind === 'item') return block.type === 'list' && block.isOrdered;
  return role === 'exercise' && isImperative(text) && !SPOKEN.test(text);
}

/** A bullet lost its dash: `… perguntou aos outros sapos:`, then `Já estou do tamanho do boi?`. */
function speaksNext(own: readonly Bit[], place: number): boolean {
  const before = own[place - 1];
  return before !== undefined && LETS_SPEAK.test(before.text);
}
