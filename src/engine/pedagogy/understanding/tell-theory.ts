import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';
import { headsExercises } from './tell-problems.ts';

/** What a list takes a line of its theory for, since most of its lines ask. */
const MISTAKEN: ReadonlySet<Role> = new Set([
  'exercise',
  'alternative',
  'statement_to_judge',
  'answer',
  'objective',
  'instruction',
]);
/** What such a line is taken for by its shape, though a sign of a rule stands in it. */
const OF_SIGNS: ReadonlySet<Role> = new Set(['admin', 'furniture', 'caption']);
const RULE_SIGN = /\S\s?[=→⇒≠≈]\s?\S/u;
/** A question that is counted, a line to fill in, how to hand in: asked or told wherever it stands. */
const ASKS = /^(?:quest[ãa]o\s*)?\d{1,3}\s?[).–-]\s.*[?:]\s*$|_{3,}|^\W*\(\s*\)/isu;
const OF_WORK =
  /(?<!\p{L})(?:entreg\p{L}+|prazo|vale|pontos?|notas?|caneta|individua\p{L}+|folha|rasura|calculadora|consulta)(?!\p{L})/iu;
const LEADS = /^(?:instruç(?:ão|ões)|orientaç(?:ão|ões)|regras|leia|observe)(?!\p{L})/iu;

/**
 * A list or test that explains before it asks: what stands under headings of its own above the name of its exercises is told, its
 * steps are steps, though most lines of such a paper ask.
 */
export function tellTheory<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const end = bits.findIndex(headsExercises);
  const from = bits.findIndex(({ role }, at) => role === 'heading' && at > 0 && at < end);
  if (from < 0 || bits.slice(0, end).some(({ text, role }) => role === 'exercise' && ASKS.test(text)))
    return [...bits];
  let isOrders = false;
  return bits.map((bit, at) => {
    if (at < from || at >= end) return bit;
    if (bit.role === 'heading') isOrders = LEADS.test(bit.text);
    if (bit.kind === 'cell' || isOrders || LEADS.test(bit.text) || OF_WORK.test(bit.text)) return bit;
    const isRule = OF_SIGNS.has(bit.role) && (bit.kind === 'item' || RULE_SIGN.test(bit.text));
    if (!isRule && !MISTAKEN.has(bit.role)) return bit;
    const isStep = bit.block.type === 'list' && bit.block.isOrdered && isImperative(bit.text);
    return { ...bit, role: isStep || isAmongSteps(bit, bits) ? 'procedure' : 'explanation' };
  });
}

/** `Se for inversa, inverta uma das razões` among orders that are counted. */
function isAmongSteps({ block }: Bit, bits: readonly Bit[]): boolean {
  if (block.type !== 'list' || !block.isOrdered) return false;
  const items = bits.filter((bit) => bit.block === block);
  return items.filter(({ text }) => isImperative(text)).length * 2 > items.length;
}
