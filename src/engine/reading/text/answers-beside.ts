import { splitEvenly } from './align-labels.ts';
import type { AskedSet, Item } from './find-sets.ts';
import { tidy } from './match-key.ts';
import type { TextLine } from './split-lines.ts';

const ASKS = /\?|_{2,}|\(\s*\)|^(?:\p{L}+[aei](?:r|m)?|v ou f)(?!\p{L}).*[:.]?$/iu;
const FEWEST = 2;
const SHARE = 0.6;

/** `(ver)`, `aberta`: the answer stands with its question. */
const ELSEWHERE = /^\(?(?:ver|aberta|abaixo|livre|pessoal|no caderno)(?!\p{L})/iu;
/** `#pq: crase = preposição + artigo`: why the answer is right. */
const REASON =
  /^\W*(?:pq|por ?qu[eê]|justificativa|coment[áa]rio|explica[çc][ãa]o|motivo)\s*[:=–-]\s*(\S.*)$|^#\s?(?:pq|porque)\s+(\S.*)$/iu;

/** What answers an item on a line of its own, and why, leaves its lines for the key. */
export function takeBelow(item: Item): void {
  const at = item.lines.findIndex(({ text }, place) => place > 0 && (BELOW.test(text) || REASON.test(text)));
  if (at < 0) return;
  // What opens a group behind it is read with the question.
  const end = item.lines.findIndex(({ opensGroup }, place) => place > at && opensGroup);
  const to = end < 0 ? item.lines.length : end;
  const told = item.lines.slice(at, to).map(({ text }) => text);
  item.lines = [...item.lines.slice(0, at), ...item.lines.slice(to)];
  const reason = told
    .flatMap((text) => REASON.exec(text)?.slice(1, 3) ?? [])
    .filter(Boolean)
    .join(' ');
  const said = told
    .filter((text) => !REASON.test(text))
    .map((text) => BELOW.exec(text)?.[1] ?? text)
    .join(' ');
  if (item.answer === null || ELSEWHERE.test(item.answer)) item.answer = tidy(item, said) ?? null;
  if (reason !== '') item.answer = item.answer === null ? reason : `${item.answer} – ${reason}`;
}

/** Answers behind what they answer, in brackets, after an arrow or on a line of their own, where most items have theirs so. */
export function takeBehind(set: AskedSet, lines: readonly TextLine[], taken: Set<number>): void {
  const below = lines[set.to];
  const even = /^[([][^()[\]]+[)\]]\.?$/u.test(below?.text ?? '')
    ? splitEvenly(below?.text ?? '', set.items.length)
    : null;
  if (even !== null && set.items.some(({ lines: [line] }) => ASKS.test(line?.text ?? ''))) {
    for (const [at, item] of set.items.entries()) item.answer = tidy(item, even[at] ?? null);
    taken.add(set.to);
    return;
  }
  const found = set.items.map(answerBehind);
  const isAsked = set.items.filter(({ lines: own }) => own.some(({ text }) => /\?|_{2,}/.test(text))).length;
  const count = found.filter((one) => one !== null).length;
  if (count < FEWEST || count < set.items.length * SHARE || isAsked < set.items.length / 2) return;
  for (const [at, item] of set.items.entries()) {
    const own = found[at];
    if (own === null || own === undefined) continue;
    item.lines = own.lines;
    item.answer = tidy(item, own.answer);
  }
}

const BELOW = /^\W*(?:(?:r|resp(?:osta)?s?|gab(?:arito)?)\s?[:.)=–-]+|→|->|=>|>>)\s*(\S.*)$/iu;
const BEHIND =
  /^(?<asked>.{6,}?(?:[?.!:_…]|(?<=[\])]))["”]?)\s*[([](?!\s*[)\]])(?<answer>[^()[\]]{1,220})[)\]]\s*[.;]?$|^(?<told>.{6,}?)(?:\s+(?:→|->|=>|r(?:esp(?:osta)?)?\s?[:=])\s*(?<said>\S.*)|\s{2,}\[(?<boxed>[^[\]]{1,220})\]\s*)$/isu;
/** What says how or where to answer, or where a question is from. */
const ABOUT =
  /^(?:fontes?|adaptad|dica|obs|lembr|em (?:grupo|dupla|casa|at[ée])|n[oa] (?:caderno|livro|p[áa]g)|p[áa]g|p\.|cap\.|vale|use|justifi|\d+(?:,\d+)? (?:pontos?|min|linhas)|individual|oral|ver |enem|[^()]{0,30}\d+ (?:pontos?|linhas|min))/iu;

function answerBehind({ lines }: Item): { lines: TextLine[]; answer: string } | null {
  const at = lines.findIndex(({ text }, place) => place > 0 && BELOW.test(text));
  if (at > 0)
    return {
      lines: lines.slice(0, at),
      answer: [
        BELOW.exec(lines[at]?.text ?? '')?.[1] ?? '',
        ...lines.slice(at + 1).map(({ text }) => text),
      ].join(' '),
    };
  for (const [place, line] of lines.entries()) {
    const { asked, answer, boxed, told, said } = BEHIND.exec(line.text)?.groups ?? {};
    const own = answer ?? boxed ?? said;
    if (own !== undefined && !ABOUT.test(own))
      return { lines: lines.with(place, { ...line, text: (asked ?? told ?? '').trim() }), answer: own };
  }
  return null;
}
