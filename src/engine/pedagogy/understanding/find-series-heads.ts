import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from './bit.ts';
import { looksLikeTitle } from './find-slide-titles.ts';
import { isContentRole, type Role } from './role.ts';

type Judged = Bit & { role: Role };

const LONGEST = 90;
/** `PLANO DE AULA 02 – 17/02`, `Unidade III – Normalização`, `Capítulo IV – Das normas`: one of several parts, by its number. */
const COUNTED =
  /^(plano de aula|cap[íi]tulo|unidade|m[óo]dulo|parte|etapa|encontro|semana|oficina|bloco|eixo)\s*(?:n?[º°.]+\s*)?(\d{1,2}|[IVX]{1,5})(?!\p{L}|\d)/iu;
/** `2ª etapa – Leitura` */
const RANKED = /^(\d{1,2})\s?[ªº°a]\s+(etapa|aula|semana|parte|oficina|momento)\s*[–—:-]\s*\p{L}/iu;
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
/** A part says its name beside its number; a plan tells it in a field below. */
const NAMED = /^\S+(?:\s\S+){1,3}?\s*[–—:-]\s*\p{L}{2}/u;
const FEWEST = { counted: 2, labelled: 3, alike: 3 };

/**
 * Lines that head a part because others of their kind do, whatever they look like alone: parts counted up, what stands
 * above one and the same field part after part (`Tapioca` above `Ingredientes:`), lines that open alike (`Exemplo para dedução:`).
 */
export function findSeriesHeads(bits: readonly Judged[]): ReadonlyMap<Bit, Role> {
  const lines = bits.filter(({ kind, text }) => kind !== 'cell' && kind !== 'note' && text.length <= LONGEST);
  const heads = [
    ...findCounted(lines),
    ...findLabelled(bits),
    ...findAlike(lines),
    ...findOutvoted(lines),
    ...findAnswered(bits),
  ];
  return new Map([
    ...findAsked(bits).map((bit): [Bit, Role] => [bit, 'exercise']),
    ...heads.map((bit): [Bit, Role] => [bit, 'heading']),
  ]);
}

/** Of each word the run that counts up one by one. */
function findCounted(lines: readonly Bit[]): Bit[] {
  const found = lines.flatMap((bit) => {
    const counted = COUNTED.exec(bit.text);
    const ranked = RANKED.exec(bit.text);
    const [word, number] = [counted?.[1] ?? ranked?.[2], counted?.[2] ?? ranked?.[1]];
    const isHead = /^plano/iu.test(bit.text) || ranked !== null || NAMED.test(bit.text);
    return word === undefined || number === undefined || !isHead
      ? []
      : [{ bit, word: normalise(word), number: countOf(number) }];
  });
  return [...Map.groupBy(found, ({ word }) => word).values()].flatMap((own) => {
    const isRun = own.every(({ number }, at) => number === (own[0]?.number ?? 0) + at);
    return isRun && own.length >= FEWEST.counted ? own.map(({ bit }) => bit) : [];
  });
}

const NUMBERED = /^(\d{1,2})(\s?[.)–-]|\s(?=\p{Lu}))\s*(?=\p{L})/u;
const SHOUTS = /^[\p{Lu}\d][\p{Lu}\d\s,/()ºª–-]*$/u;

/** `1. Ética das virtudes – Aristóteles` where 2. and 3. are headings, `GOV CONSTITUCIONAL 34-37` where others shout like it. */
function findOutvoted(lines: readonly Judged[]): Bit[] {
  const open = lines.filter(({ kind, text }) => kind !== 'item' && namesOnly(text));
  const numbered = open.flatMap((bit) => {
    const [, number, sign = ''] = NUMBERED.exec(bit.text) ?? [];
    return number === undefined ? [] : [{ bit, number: Number(number), sign: sign.trim() }];
  });
  const counted = [...Map.groupBy(numbered, ({ sign }) => sign).values()].flatMap((own) => {
    const isRun = own.length > 2 && own.every(({ number }, at) => number === at + 1);
    return isRun && isMostlyHeads(own.map(({ bit }) => bit)) ? own.map(({ bit }) => bit) : [];
  });
  const loud = open.filter(
    ({ text }) => SHOUTS.test(text.replace(/\s*\([^()]*\)$/u, '')) && /\p{Lu}{3}/u.test(text),
  );
  return [...counted, ...(loud.length >= FEWEST_LOUD && isMostlyHeads(loud) ? loud : [])];
}
const FEWEST_LOUD = 3;
const MOST_WORDS = 14;

/** A few words that state and ask nothing; `(384–322 a.C.)` is no stop. */
function namesOnly(text: string): boolean {
  const bare = text.replace(NUMBERED, '').replace(/\s*\([^()]*\)/gu, '');
  return (
    bare.split(/\s+/).length <= MOST_WORDS &&
    /^\p{Lu}[^.;:?!|]*[\p{L}\p{N}]$/u.test(bare) &&
    /\p{L}{3}/u.test(bare) &&
    !hasFiniteVerb(bare) &&
    !isImperative(bare)
  );
}

const isMostlyHeads = (own: readonly Judged[]): boolean =>
  own.filter(({ role }) => role === 'heading').length * 2 > own.length;

const ASKS_OF_SUBJECT =
  /^(?:(?:mas |e |afinal, )?(?:o que|por ?que|como|qua(?:l|is)|quando|onde|quem|para que|de onde)(?!\p{L})).{6,}\?$/iu;
const ASKS_CLASS = /(?<!\p{L})(?:voc[êe]s?|vcs?|seus?|suas?|sabem|acham?|nós|texto|figura|imagem)(?!\p{L})/iu;
const FEWEST_ANSWERING = 18;

/** `Por que as pessoas criticavam a Igreja?` between two paragraphs of the text: the second answers it. */
function findAnswered(bits: readonly Judged[]): Bit[] {
  return bits.filter(({ kind, role, text, at: page }, at) => {
    const [before, next] = [bits[at - 1], bits[at + 1]];
    const isAnswered =
      next?.kind === 'paragraph' &&
      isContentRole(next.role) &&
      next.text.split(/\s+/).length >= FEWEST_ANSWERING &&
      !next.text.includes('?') &&
      next.at === page;
    return (
      kind === 'paragraph' &&
      role === 'exercise' &&
      before !== undefined &&
      (isContentRole(before.role) || before.role === 'heading') &&
      isAnswered &&
      ASKS_OF_SUBJECT.test(text) &&
      !ASKS_CLASS.test(text)
    );
  });
}

const QUESTION = /^(?:quest[ãa]o\s*)?(\d{1,2})\s?[.)–-]\s*\S/iu;
const MAY_ASK: ReadonlySet<Role> = new Set([
  'definition',
  'explanation',
  'example',
  'instruction',
  'procedure',
]);

/** `4. (tipo ENEM) Um comerciante …` between questions 3 and 5. */
function findAsked(bits: readonly Judged[]): Bit[] {
  const counted = bits.flatMap((bit) => {
    const number = bit.kind === 'paragraph' ? QUESTION.exec(bit.text)?.[1] : undefined;
    return number === undefined ? [] : [{ bit, number: Number(number) }];
  });
  return counted.flatMap(({ bit, number }, at) => {
    const [before, after] = [counted[at - 1], counted[at + 1]];
    const isBetween = before?.number === number - 1 && after?.number === number + 1;
    const areAsked = before?.bit.role === 'exercise' && after?.bit.role === 'exercise';
    return isBetween && areAsked && MAY_ASK.has(bit.role) ? [bit] : [];
  });
}

/** `14` or `XIV`. */
function countOf(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  const digits = [...number.toUpperCase()].map((letter) => ROMAN[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

const FIELD = /^(\p{Lu}[\p{L} ]{3,24}?)\s*:/u;
const OF_A_PAGE = /^(?:fontes?|obs(?:ervação)?|nota|figura|resposta|exemplo|dica|exercício|questão)$/iu;

/** The short lines right above a field that comes back. */
function findLabelled(bits: readonly Bit[]): Bit[] {
  const above = bits.flatMap((bit, at) => {
    const label = FIELD.exec(bit.text)?.[1] ?? '';
    const head = bits[at - 1];
    const isHead =
      head !== undefined &&
      (head.kind === 'paragraph' || head.kind === 'heading') &&
      looksLikeTitle(head.text) &&
      !OF_A_PAGE.test(label);
    return label !== '' && isHead ? [{ label: normalise(label), head }] : [];
  });
  return [...Map.groupBy(above, ({ label }) => label).values()].flatMap((own) => {
    const names = new Set(own.map(({ head }) => normalise(head.text)));
    return names.size >= FEWEST.labelled && names.size === own.length ? own.map(({ head }) => head) : [];
  });
}

const OPENS =
  /^(exemplos?|exercícios?|atividades?|situação|caso|estudo) (?:para|de|do|da|sobre|com) (.{3,40}?)\s*:$/iu;

/** Lines that end in a colon and open with the same words, each with another end. */
function findAlike(lines: readonly Bit[]): Bit[] {
  const alike = lines.flatMap((bit) => {
    const [, word, rest] = OPENS.exec(bit.text) ?? [];
    return word === undefined || rest === undefined
      ? []
      : [{ bit, word: normalise(word), rest: normalise(rest) }];
  });
  return [...Map.groupBy(alike, ({ word }) => word).values()].flatMap((own) =>
    new Set(own.map(({ rest }) => rest)).size >= FEWEST.alike ? own.map(({ bit }) => bit) : [],
  );
}
