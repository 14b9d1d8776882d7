/** Pictures of a phone with what tells their look, keys and flags. */
const PICTURES =
  /\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3)+\s*/gu;
/** `⚠`, `✏`: drawn as letters, no sign of mathematics. */
const DRAWN = /[\u2600-\u26FF\u2701-\u27BF](?![\p{L}\d])/gu;
/** `------- GABARITO`, `> Indústria`, `→ Regras`, `*** Revisão ***`: marks around a name. */
const MARKS_BEFORE = /^(?:[-–—=_*~#|•▪►▶➤·]{2,}|[>»•▪►▶➤→*#|]|[-=]+>)[\s>»•→*#|-]*(?=[\p{L}\d“"(])/u;
const MARKS_BEHIND = /(?<=[\p{L}\d”")!?])\s*(?:[-–—=_*~#|]{2,}|[-=]*>|→|\|)\s*$/u;
/** `o que fazer em casa -> 10 min por semana`: how long it takes is not its name. */
const TIME_BEHIND =
  /\s*(?:→|[-=]{1,2}>|[-–—]{1,2})\s*(?:~\s?)?\d{1,3}\s?(?:min(?:utos?)?|h(?:oras?)?|dias|seg(?:undos)?)\.?(?: (?:por|ao|a cada|n[oa]) \p{L}+)?\s*$/iu;
/** `causas -> crise`: of what a name says more. */
const ARROW_WITHIN = /(?<=\p{L}{3})\s*(?:→|[-=]{1,2}>)\s*(?=\p{L}{3})/gu;
const OF_A_FORMULA = /[=+]|\d\s*→|→\s*\d|->\s*\d|\p{Lu}\d|[₀-₉]/u;

/** A name as who writes a title sets it: without pictures, arrows, marks around it and doubled stops; whole where no word is left. */
export function withoutSigns(name: string): string {
  const told = name
    .replace(PICTURES, (found, at: number) => (at === 0 || at + found.length === name.length ? '' : ' '))
    .replace(DRAWN, '')
    .trim()
    .replace(MARKS_BEFORE, '')
    .replace(MARKS_BEHIND, '')
    .replace(TIME_BEHIND, '')
    .replace(/([!?])[!?]+/gu, (found, mark: string) => (found.includes('?') ? '?' : mark))
    .trim();
  const flat = OF_A_FORMULA.test(told) ? told : told.replace(ARROW_WITHIN, ': ');
  return /\p{L}{2}|^\p{L}$/u.test(flat) ? flat : name;
}
