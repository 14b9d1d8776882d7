import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import type { DraftItem } from './draft-item.ts';

const OPTION = /^(?:\(?[a-eA-E]\s?[).]\s|\(\s*\)|[IVX]{1,4}\s?[.)–-]\s|_{3,})/u;
/** The title tells which question it is. */
const NUMBER = /^\W*(?:quest[ãa]o\s*)?\d{1,3}\s?[).º–-]\s*(?:\([^)]{1,20}\)\s*)?/iu;
/** `2) Relacione:` says nothing without what stands below it. */
const BARE_ORDER = /^(?:\S+ ){0,3}\S+:$/u;
function nameAsked(text: string): string {
  const asked = text.replace(NUMBER, '');
  const number = /^\W*(?:quest[ãa]o\s*)?(\d{1,3})\s?[).º–-]/iu.exec(text)?.[1];
  return number !== undefined && BARE_ORDER.test(asked) ? `questão ${number}` : asked;
}
const MOST_ASKED = 2;
const LONGEST = 300;
const FEWEST_LOOKED = 2;
const LOOK_BACK = 'Marque as questões que você acertou; das outras, anote o assunto e o que precisa rever';

/** `O dobro de um número é 18.`, `Qual é ele?`, `Justifique.`: the sentences of one question are corrected as one. */
function joinAsked(asked: readonly Grounded[]): Grounded[] {
  const joined: Grounded[] = [];
  for (const one of asked) {
    const last = joined.at(-1);
    const isNext = last !== undefined && last.basis.at(-1)?.piece === one.basis[0]?.piece;
    if (isNext && !NUMBER.test(one.text) && last.text.length + one.text.length <= LONGEST)
      joined.splice(-1, 1, { text: `${last.text} ${one.text}`, basis: [...last.basis, ...one.basis] });
    else joined.push(one);
  }
  return joined;
}

const ROUNDS = [
  { title: 'Correção', call: 'Corrijam juntos' },
  { title: 'Questão da turma', call: 'Escrevam em duplas uma questão parecida e troquem para resolver' },
] as const;

/**
 * Where a test has fewer questions than the order has slides: right behind each question the place where the class corrects it,
 * and once all have one, where it writes another like it; last, one where each looks back on all. What is given back adds one, with the pieces of the place that it
 * fills; false where none is left.
 */
export function openCorrections(): (sections: readonly (DraftItem | null)[][], pieces: Piece[]) => boolean {
  const made = new Set<DraftItem>();
  const done = ROUNDS.map(() => new Set<DraftItem>());
  const add = (own: (DraftItem | null)[], round: number, pieces: Piece[]): boolean => {
    const { title, call } = ROUNDS[round] ?? ROUNDS[0];
    for (const item of own) {
      if (item?.purpose !== 'pratica' || made.has(item) || done[round]?.has(item)) continue;
      const asked = item.points.filter(
        ({ text, basis }) => basis[0]?.role === 'exercise' && !OPTION.test(text) && text.length <= LONGEST,
      );
      if (asked.length === 0) continue;
      done[round]?.add(item);
      const points = joinAsked(asked)
        .slice(0, MOST_ASKED)
        .map(({ text, basis }): Grounded => ({ text: `${call}: ${nameAsked(text)}`, basis }));
      const name = item.title === '' ? title : `${title}: ${item.title}`;
      const place: DraftItem = { purpose: 'pratica', title: name, points, pieces };
      made.add(place);
      own.splice(own.indexOf(item) + 1 + round, 0, place);
      return true;
    }
    return false;
  };
  let isLooked = false;
  const lookBack = (sections: readonly (DraftItem | null)[][], pieces: Piece[]): boolean => {
    const all = sections.flat().filter((item) => item !== null && done[0]?.has(item));
    const asked = all.flatMap((item) => item?.points[0]?.basis.slice(0, 1) ?? []);
    if (isLooked || asked.length < FEWEST_LOOKED) return false;
    isLooked = true;
    const points = [{ text: LOOK_BACK, basis: asked }];
    sections.at(-1)?.push({ purpose: 'pratica', title: 'O que preciso rever', points, pieces });
    return true;
  };
  return (sections, pieces) =>
    ROUNDS.some((_, round) => sections.some((own) => add(own, round, pieces))) || lookBack(sections, pieces);
}
