import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** A single sentence or task taken apart for its slide: what leads is set large. */
export type Lead =
  | { kind: 'verb'; verb: string; rest: string }
  /** A case, and what is asked or ordered about it. */
  | { kind: 'asked'; told: string; asked: string }
  | { kind: 'plain'; text: string };

/** `Resolver`, `Resolver e elaborar`, `Preencha`; what ends in `-dor` is who does it. */
const INFINITIVES =
  /^(\p{Lu}\p{Ll}*(?:ar|er|ir|p[oô]r)(?: e \p{Ll}*(?:ar|er|ir|p[oô]r))?) (?=\p{L}|["“])(?!(?:é|são|foi|era|pode|podem|permite|exige|significa|faz|ajuda|evita)(?!\p{L}))/u;
const COMMAND = /^(\p{Lu}\p{Ll}{2,11}(?:a|e|am|em)) (?=\p{L}|["“\d])/u;
/** `Corrijam juntos: …`: the whole call leads. */
const CALL = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){1,2}):\s+(\S.+)$/su;
/** Orders that are nouns or names as well, or that no list of verbs has. */
const ALSO_ORDERS = /^(?:Monte|Use|Ligue|Liste|Pinte|Cite|Conte|Marque|Crie|Grave|Forme|\p{L}*ponha)m?$/u;
/** A question after a number with its stop: `R$ 3.038,75. Quanto …?` */
const LAST_QUESTION = /(?<=[.!?]) \p{Lu}[^.!?]*\?$/u;
const LETTERED_LINE = /\n\(?[a-h]\) /iu;
/** What stands beside a verb in large letters. */
const LONGEST_REST = 240;
const LONGEST_ASKED = 130;
const SHORTEST_TOLD = 60;

/** `Preencha uma Matriz FOFA` under its verb; a story with a question at its end as story and question. */
export function readLead(text: string): Lead {
  const sentences = splitSentences(text);
  const last = LAST_QUESTION.exec(text)?.[0].trim() ?? sentences.at(-1) ?? '';
  const told = text.slice(0, text.length - last.length).trim();
  const command = COMMAND.exec(text)?.[1];
  const isOrder = command !== undefined && (ALSO_ORDERS.test(command) || isImperative(`${command} isto`));
  // Of several options the last is no order.
  const isAsked =
    !LETTERED_LINE.test(text) && text.endsWith(last) && (last.endsWith('?') || isImperative(last));
  if (isAsked && last.length <= LONGEST_ASKED && told.length >= SHORTEST_TOLD && !isOrder)
    return { kind: 'asked', told, asked: last };
  const [, call, called = ''] = (isOrder ? CALL.exec(text) : null) ?? [];
  if (call !== undefined && called.length <= LONGEST_REST && !called.includes('\n'))
    return { kind: 'verb', verb: call, rest: called };
  const verb = INFINITIVES.exec(text)?.[1] ?? (isOrder ? command : undefined);
  // `Sente a pessoa e aperte as narinas`: one of two orders does not lead the other.
  const second = / e (\p{Ll}{3,12}) (?=\p{L})/u.exec(text)?.[1];
  const hasSecond = isOrder && second !== undefined && isImperative(`${upperFirst(second)} isto`);
  if (verb === undefined || hasSecond || text.includes('\n') || text.length - verb.length > LONGEST_REST)
    return { kind: 'plain', text };
  return { kind: 'verb', verb, rest: text.slice(verb.length).trim() };
}
