import { tellsHowTheyDid, withoutOwnWord } from '#engine/pedagogy/language/own-word.ts';
import { warnClass } from '#engine/pedagogy/language/without-aside.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { ORDER_START, saidBehindOrder, TO_WHOM } from '#engine/pedagogy/understanding/said-behind-order.ts';
import { isInstruction } from '#shared/analysis/is-instruction.ts';
import { asksMakers } from './asks-makers.ts';
import { minutesOf } from './class-time.ts';
import { retell } from './draft-piece.ts';
import { keepStatements } from './keep-statements.ts';
import { type LessonWish, readLessonWishes } from './lesson-wishes.ts';
import { bringsAlong, opensByAsking } from './own-moments.ts';
import type { Piece, Statement } from './piece.ts';

/** `… (fazer desenho com legenda)` */
const ASIDE = /\s*\(([^()]{6,120})\)\s*[.;]?$/u;

/**
 * What speaks to the makers goes to the guidance, whole statements and what stands in brackets at the end of one; what is said
 * around the matter (thanks, what the class will say) goes altogether. `pieces` were typed, not read from a file.
 */
export function takeGuidance(
  pieces: Piece[],
  hasFile: boolean,
): { matter: Piece[]; guidance: string[]; wishes: AskedFor[] } {
  const guidance: string[] = [];
  const typed = pieces
    .filter(({ kind }) => kind !== 'table' && kind !== 'image')
    .flatMap(({ statements }) => statements);
  // A lesson on how slides are made says the same in its middle.
  const mayAsk = ({ text }: Statement, at: number): boolean =>
    at * 2 >= typed.length || /^\W*(?:prof|obs|quer(?:o|ia)|nos slides)/iu.test(text);
  const wishes = typed
    .filter(mayAsk)
    .flatMap((statement) =>
      readLessonWishes(statement.text).map((wish) => ({ wish, statement, said: statement.text })),
    );
  const asksFor = new Set(wishes.map(({ statement }) => statement));
  for (const piece of pieces) {
    if (isWhole(piece)) continue;
    for (const statement of piece.statements) {
      const plain = withoutOwnWord(statement.text);
      if (plain !== statement.text) retell(statement, plain);
      const [whole, aside] = ASIDE.exec(statement.text) ?? [];
      if (whole === undefined || aside === undefined || !isInstruction(aside, hasFile)) continue;
      guidance.push(aside);
      retell(statement, statement.text.slice(0, -whole.length));
    }
  }
  const statements = pieces.flatMap((piece) => piece.statements);
  const asked = statements.filter(asksForTopic);
  const told = statements.filter((one) => isTold(one) && !asksForTopic(one));
  // Notes that only name what is to be told of are a list of topics.
  const areAsked = asked.length < told.length;
  const matter = keepStatements(pieces, (statement) => {
    const { text } = statement;
    if (isWhole(statement.piece)) return true;
    const isOrder =
      !bringsAlong(text) &&
      !opensByAsking(text) &&
      (isInstruction(text, hasFile) ||
        asksMakers(statement, statements.indexOf(statement) / statements.length) ||
        (areAsked && asksForTopic(statement)));
    if (asksFor.has(statement)) return false;
    if (isOrder) guidance.push(text);
    if (tellsHowTheyDid(text) || (isTyped(statement) && isAllInBrackets(text))) return false;
    // `deixar falar uns 10 min` tells how long the class begins.
    return !isOrder && (!SAID_AROUND.test(text) || minutesOf(text) !== null || warnClass(text) !== null);
  });
  return { matter, guidance, wishes };
}

/** What a typed line asks of the lesson, as it was typed. */
export interface AskedFor {
  wish: LessonWish;
  statement: Statement;
  said: string;
}

/** Whatever a verse or somebody in a dialogue bids is bidden there. */
const isWhole = ({ block }: Piece): boolean => block.whole !== undefined;

const isTyped = ({ piece }: Statement): boolean => piece.from === 'content' && piece.kind === 'text';
/** `[grupo do fundo separado] [comprar repolho terça]`: nothing beside brackets, and begun small as no stage direction is. */
const IN_BRACKETS = /^(?:\s*\[\W*\p{Ll}[^[\]_]*\])+\W*$/u;
const FEWEST_WORDS = 3;
/** `[ vento - erosão ]` are the words of a box, to be filled in. */
const isAllInBrackets = (text: string): boolean =>
  IN_BRACKETS.test(text) &&
  text
    .split(/[[\],;|/]|\s[-–—]+\s/u)
    .filter((part) => /\p{L}/u.test(part))
    .every((part) => part.trim().split(/\s+/).length >= FEWEST_WORDS);

const isTold = ({ role, piece }: Statement): boolean => isContentRole(role) && piece.kind !== 'heading';

/** `falar da diferença entre clima e tempo`: what is asked for, and nothing said of it. */
const OF_TOPIC = new RegExp(
  `${ORDER_START}(?:falar|comentar|tratar|abordar|retomar|revisar)${TO_WHOM} (?:d[aeo]s?|sobre|[oa]s?)\\s+[^:=.→>]{3,90}\\.?$`,
  'iu',
);
const asksForTopic = ({ text, role, piece }: Statement): boolean =>
  isContentRole(role) && piece.kind !== 'heading' && OF_TOPIC.test(text.trim());

/** Thanks, a signature, what the class will do or say, what is said of the class. */
const SAID_AROUND =
  /^\W*(?:(?:obrigad[oa]|valeu|grat[oa]|ok)[\s,!.]+)?(?:(?:muito )?obrigad[oa]|valeu|grat[oa]|(?:abra[çc]os?|abs|bjs?|beijos?)(?: \p{Lu}\p{Ll}+)?|at[ée] mais|boa (?:tarde|noite)|bom dia|oi+|ol[áa]|kk+|rs+|pr[ôo]f?[aª]?\.? \p{Lu}\p{Ll}+|prof(?:essora?|[aª])?\.? \p{Lu}\p{Ll}+)(?:[\s,!.]+(?:pr[ôo]f?[aª]?|prof(?:essora?|[aª])?)?\.?\s?\p{Lu}\p{Ll}+)?[\s!.,❤🙏😊]*$|^\W*(?:el[ea]s|a turma|a galera|o pessoal) (?:v[ãa]o|vai|sempre|nunca|ador|am[ao]|gost|ode|reclam|fic|n[ãa]o (?:sab|gost|entend|lembr))\p{L}*(?!\p{L})|^\W*(?:deixar|deixa) (?:el[ea]s |a turma )?(?:falar|conversar|discutir|pensar)(?!\p{L})|^\W*(?:muit[oa]s? )(?:alun[oa]s?|gente|deles)(?: \p{L}+){0,3} n[ãa]o sab|(?<!\p{L})eu (?:dou|trago|levo|fa[çc]o|mostro|explico|passo|corrijo|vejo|resolvo) (?!d[aeo] )|^\W*(?:cai|caiu|vai cair) (?:sempre|muito|na prova)\W*$/iu;

/** Orders to tell something are told as what they ask to be told: `falar da Tarifa Social: …` → `Tarifa Social: …`. */
export function tellAsMeant(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (isWhole(piece) || (piece.kind !== 'text' && piece.kind !== 'list' && piece.kind !== 'note')) continue;
    let isChanged = false;
    for (const statement of piece.statements) {
      if (!isContentRole(statement.role) || (piece.from === 'file' && statement.role === 'procedure'))
        continue;
      const text = saidBehindOrder(statement.text);
      if (text === null) continue;
      retell(statement, text);
      statement.isBehindOrder = true;
      isChanged = true;
    }
    if (isChanged)
      piece.text = piece.statements.map(({ text }) => text).join(piece.kind === 'list' ? '\n' : ' ');
  }
}

/** `Certificar-se de que o paciente NÃO:`, `Você nunca deve:` over its items. */
const LEADS_TO_BAN = /^(.{6,80}?)\s(n[ãa]o|nunca|jamais)((?: (?:deve|pode|se deve|se pode)m?)?)\s*:\s*$/iu;

/** What a line denies of its items is denied in each: away from that line they would say the contrary. */
export function carryBans(pieces: readonly Piece[]): void {
  for (const [at, { kind, statements }] of pieces.entries()) {
    const [, said = '', ban = '', verb = ''] = LEADS_TO_BAN.exec(pieces[at - 1]?.text.trim() ?? '') ?? [];
    if (kind !== 'list' || said === '') continue;
    for (const statement of statements) {
      const [first = '', ...rest] = statement.text;
      retell(
        statement,
        `${said} ${ban.toLowerCase()}${verb.toLowerCase()} ${first.toLowerCase()}${rest.join('')}`,
      );
    }
    const piece = pieces[at] as Piece;
    piece.text = statements.map(({ text }) => text).join('\n');
  }
}
