import { type Asked, isTicked, readAll, readListed, takeMarked } from './listed-answers.ts';
import type { TextLine } from './split-lines.ts';

/** `1- Vemos sempre …`, `3. Ligue`, `2 peso de um cachorro …` */
export const NUMBERED = /^(?:quest[ãa]o\s*)?(\d{1,2})(\s?[-.)–:º]+\s*|\s+)(?=[\p{L}(_¿“"\d])(.+)$/iu;
/** `R: B`, `resp: 7 dias`, `Resposta – 18` below what it answers. */
const ANSWER = /^\W*(?:r|resp(?:osta)?|gab(?:arito)?)\s*[:.)=–-]+\s*(\S.*)$/iu;
/** `1-b 2-a 3-c` */
const PAIRS = /^(?:\d{1,2}\s?[-–=→]\s?[a-j](?:[\s,;]+|$)){2,}$/iu;
const MATCHES = /(?<!\p{L})(?:lig(?:ue|ar)|relacion|associ|correlacion|enumer|combin)/iu;
/** `gabarito 5c 6a`, `key A 1 have known 2 has never eaten`, `Resp 1a {2,5} …` */
const KEY =
  /^\W*(?:gab(?:arito)?|resp(?:ostas?)?|key|answers?|clave|chave|soluciones|solu[çc][õo]es)(?!\p{L})\W*(?=.*\d)(.+)$/iu;
const LETTER = /^\(?([a-e])\)?\.?$/iu;
/** `… quantos %? (33,3%)`, `sem atrito a=?  (6)`, `Cite duas mudanças. (voto secreto, voto feminino)`: the answer behind what is asked. */
const BEHIND = /^(.{12,}?)\s*\((?!\s*\))([^()]{1,80})\)\s*[.;]?\s*$/u;
/** What tells how to answer, or what a blank is filled from. */
const NO_ANSWER =
  /^(?:justifi|expli|cit[ea]|use|dica|obs|consider|lembr|em |n[oa]s? |val|mesm|pode|d[êe]|p[áa]g|p\.|cap\.|ver |individual|oral|\d+(?:,\d+)? pontos?)/iu;
const FEWEST = { behind: 2, judged: 2 };
/** `Gabarito da 4: …`, `Resposta da questão 2 – …` */
const OF_ONE =
  /^\W*(?:gabarito|respostas?|resp\.?)\s+d[ae]\s+(?:quest[ãa]o\s+)?(\d{1,2})\s*[:–=-]\s*(\S.*)$/iu;
/** `GABARITO (não entregar antes)` over its letters. */
const HEADS_KEY =
  /^\W*(?:gabarito|respostas|chave de respostas)(?:\s+(?:oficial|comentado|d[aeo]s?\s.{1,30}))?\s*(?:\([^()]*\))?\s*:?$/iu;
/** `Q5: A = sólidos …`: what the key says of a question besides its letter. */
const OF_QUESTION = /^\W*(?:q|quest[ãa]o)\s?(\d{1,2})\s?[:–-]\s*(\S.*)$/iu;
/** `3 - quem marcou a leu só o título` below `Comentários` */
const OF_NUMBER = /^\W*(\d{1,2})\s?[.)–:-]\s*(\S.*)$/u;
const HEADS_NOTES = /^coment[áa]rios?(?:\s\p{L}+){0,4}\s*:?$/iu;

export const lineOf = (line: TextLine, text: string): TextLine => ({ ...line, text });
export const isLetter = (answer: string): boolean => LETTER.test(answer);

/** Whether an answer pairs the sides that a question asks to link. */
export const isMatched = (answer: string, stem: string): boolean => PAIRS.test(answer) && MATCHES.test(stem);

/** Whether a line says by itself what answers a question. */
export const givesAnswer = ({ text }: Pick<TextLine, 'text'>): boolean =>
  [ANSWER, PAIRS, KEY, JUDGED, JUDGED_BEHIND, OF_ONE].some((mark) => mark.test(text)) || isTicked({ text });

/** Whether several questions have their answers behind them in brackets. */
export const areAnsweredBehind = (lines: readonly TextLine[]): boolean =>
  lines.filter(({ text }) => isAnswered(text)).length >= FEWEST.behind;

/** `quantos são menos de 2 (16)`: a question with a figure in brackets behind it. */
export function isAnswered(text: string): boolean {
  const [, asked = '', answer = ''] = BEHIND.exec(text) ?? [];
  // `They ____ (travel)`: from this the blank is filled.
  const isWhole = /[.?!:]$/.test(asked);
  return (
    NUMBERED.test(text) && answer.trim() !== '' && (/\d/.test(answer) || isWhole) && !NO_ANSWER.test(answer)
  );
}

/** `3) pelo vento 4) b`, `2 F V F V / 4 b`: a key that names its questions. */
const OF_SEVERAL = /^(?:\p{L}+\s?:\s*)?\d{1,2}\s?[).:=º–-]|\s\/\s?\d{1,2}\s|^\d{1,2}\s[A-E](?!\p{L})/u;
/** `resp 4 1 2 3`: an order, of the question right above. */
const ORDER = /^\d(?:[\s,;-]+\d)+\W*$/u;
/** `-> letra b` */
const LETTER_BELOW = /^\W*(?:->|→|=>)\s*(?:letra\s+)?\(?([a-e])\)?\W*$/iu;
/** `( V ) eclipse do Sol …` */
const JUDGED = /^\(\s*([VF])\s*\)\s*(?=\S)/iu;
/** `- mãe Rh+ e filho Rh- dá eritroblastose (F) -> é mãe negativo` */
const JUDGED_BEHIND = /^(?:[-•*]\s*)?(.{8,}?)\s*\(\s*([VF])\s*\)\s*(?:(?:->|→|=>|[–-])\s.*)?$/iu;
/** `(4) parte líquida (1) coagulação` below `Associe: 1. plaqueta …` */
const MATCHED = /\((\d)\)(?=\s*\p{L})/gu;

/** The answers that stand below a question, or in a key for all of them, leave their lines. */
export function takeAnswers(question: Asked, key: Map<number, string>): void {
  const { number } = question;
  const reasons = takeMarked(question, key);
  const judged = question.lines.flatMap(
    ({ text }) => (JUDGED.exec(text)?.[1] ?? JUDGED_BEHIND.exec(text)?.[2])?.toUpperCase() ?? [],
  );
  if (judged.length >= FEWEST.judged)
    key.set(number, [judged.join(' '), reasons.join('; ')].filter((one) => one !== '').join(' – '));
  const isMatching = MATCHES.test(question.lines[0]?.text ?? '');
  const headed = question.lines.findIndex(({ text }) => HEADS_KEY.test(text));
  const notes = question.lines.findIndex(
    ({ text }, at) => HEADS_NOTES.test(text) && OF_NUMBER.test(question.lines[at + 1]?.text ?? ''),
  );
  question.lines = question.lines.filter(({ text }, at) => {
    if (at === 0) return true;
    const [, one, toldOfOne = ''] = OF_ONE.exec(text) ?? [];
    if (one !== undefined) key.set(Number(one), toldOfOne.replace(/[\s.;]+$/u, ''));
    if (one !== undefined) return false;
    const letters = PAIRS.test(text) && !isMatching ? readListed(text) : [];
    for (const [other, letter] of letters) key.set(other, letter);
    if (letters.length > 0 || (at === headed && PAIRS.test(question.lines[at + 1]?.text ?? ''))) return false;
    const [, noted, note = ''] =
      headed > 0 && at > headed
        ? (OF_QUESTION.exec(text) ?? [])
        : notes > 0 && at > notes
          ? (OF_NUMBER.exec(text) ?? [])
          : [];
    if (noted !== undefined) {
      const known = key.get(Number(noted));
      key.set(Number(noted), known === undefined ? note : `${known} – ${note}`);
    }
    const isHead = HEADS_NOTES.test(text) && (at === notes || (headed > 0 && at > headed));
    if (noted !== undefined || isHead) return false;
    const told = KEY.exec(text)?.[1] ?? '';
    const listed = ORDER.test(told) ? [] : readAll(told);
    const said = ANSWER.exec(text)?.[1] ?? LETTER_BELOW.exec(text)?.[1] ?? (ORDER.test(told) ? told : '');
    const answer = said !== '' && !OF_SEVERAL.test(said) ? said : PAIRS.test(text) ? text : undefined;
    for (const [other, told] of listed) key.set(other, told);
    if (listed.length === 0 && answer !== undefined) key.set(number, answer.trim().replace(/[\s.;]+$/u, ''));
    return listed.length === 0 && answer === undefined;
  });
  if (judged.length >= FEWEST.judged)
    question.lines = question.lines.map((line) =>
      lineOf(line, line.text.replace(JUDGED, '(   ) ').replace(JUDGED_BEHIND, '(   ) $1')),
    );
  const matched = question.lines.flatMap(({ text }) =>
    [...text.matchAll(MATCHED)].flatMap(([, one]) => one ?? []),
  );
  // `(1) Evaporação`, `(2) Condensação`: the column that is chosen from.
  const isCounted = matched.every((sign, at) => Number(sign) === at + 1);
  if (!MATCHES.test(question.lines[0]?.text ?? '') || matched.length < FEWEST.judged || isCounted) return;
  key.set(number, matched.join(' '));
  question.lines = question.lines.map((line) => lineOf(line, line.text.replace(MATCHED, '(   )')));
}

/** `quanto vive uma hemácia? resp: 120 dias`, `para que serve o travessão? (mostra a fala)` */
const IN_LINE =
  /^(.*\?)\s*(?:(?:resp(?:osta)?|r)\s?[.:]\s*(\S.*)|\((?!(?:justifi|expli|cit[ea]|use|dica|obs|consider|lembr|em|n[oa]s?|val|mesm|pode|d[êe])(?!\p{L}{6}))([^()?]{2,60})\))\s*$/iu;

/** `Jogar bola na rua (errado)`, `2 só a fêmea pica (V)`: a sentence with the judgement behind it. */
const JUDGED_IN_WORDS =
  /^(?:[-•*]\s*|\d{1,2}\s?[.)–-]*\s+)?(.{8,}?)\s*\((V|F|certo|errado|verdadeir[oa]|fals[oa])\)\s*[.;]?$/iu;

/** Whether a line is one that a class judges and the teacher has judged. */
export const isJudgedLine = ({ text }: TextLine): boolean =>
  JUDGED_IN_WORDS.test(text) && !text.includes('?');

/** It as a question to judge, and what answers it. */
export function askJudged({ text }: TextLine): { asked: string; letter: string } {
  const [, said = '', judged = ''] = JUDGED_IN_WORDS.exec(text) ?? [];
  return {
    asked: `V ou F: ${said.replace(/[\s.]+$/u, '')}. (   )`,
    letter: /^[vc]/iu.test(judged) ? 'V' : 'F',
  };
}

/** The answer in the line of its question leaves it. */
export function takeInLine({ number, lines }: Asked, key: Map<number, string>): void {
  const [first] = lines;
  const [, asked = '', told, behind] = IN_LINE.exec(first?.text ?? '') ?? [];
  const answer = (told ?? behind)?.trim();
  if (first === undefined || answer === undefined || key.has(number)) return;
  key.set(number, answer);
  lines[0] = lineOf(first, asked);
}

/** The answers behind the questions, where most have one. */
export function takeBehind(asked: readonly Asked[], key: Map<number, string>): boolean {
  const own = asked.filter(({ lines: [line] }) => isAnswered(line?.text ?? ''));
  // Some of them are taken from their lines already.
  const answered = asked.filter((one) => own.includes(one) || key.has(one.number)).length;
  if (own.length === 0 || answered < FEWEST.behind || answered * 2 < asked.length) return false;
  for (const { number, lines } of own) {
    const text = lines[0]?.text ?? '';
    const inner = [...text.matchAll(/\?\s*\(([^()]{1,80})\)/gu)].flatMap(([, answer]) => answer ?? []);
    key.set(
      number,
      [
        ...inner,
        ...(inner.length > 0 && /\?\s*\([^()]*\)\W*$/u.test(text) ? [] : [BEHIND.exec(text)?.[2] ?? '']),
      ].join(' e '),
    );
  }
  return true;
}
