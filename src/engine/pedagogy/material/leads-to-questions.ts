import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Piece } from './piece.ts';

/** `7)`, `Questão 12:`, `03. (2,0 pontos)` */
export const NUMBERED =
  /^(?:\W*(?:quest[ãa]o|exerc[íi]cio|problema)\s*(?:n?º\s*)?)?\W*(\d{1,3})(?!\.\d{3}(?!\d))\s?[).º–-]/iu;
/** `Leia o texto abaixo`, `Utilize o trecho a seguir para responder às questões 4, 5 e 6.` */
const LEADS =
  /^\W*texto(?: \p{L}{1,4}| \d)?(?: (?:base|de apoio))? (?:para|das?|referente|relativo)(?! \p{L}+ir).{0,24}quest(?:ão|ões)(?!\p{L})|^\W*(?:leia|observe|considere|utilize|use|analise|veja|examine|com base n|a partir d|texto)(?!\p{L}).{0,80}?(?:textos?|trechos?|fragmentos?|tabelas?|quadros?|gráficos?|figuras?|imagens|imagem|mapas?|charges?|tirinhas?|poemas?|afirmativas|afirmações|proposições|sentenças|assertivas|itens|situação|informações|dados)(?!\p{L})/iu;
/** What is done with it besides reading makes it the question itself. */
const ORDERS =
  /classifi|julg|assinal|marqu|marc[ae]|verdadeir|corret[oa]s?|correlacion|associ|relacione|complet|calcul|expli|indique|identifi|determin|resolv/iu;
const LONGEST_LEAD = 220;

/** True for a line that hands out what the questions after it are about. */
export const leadsToQuestions = ({ role, text }: Piece): boolean =>
  (role === 'exercise' || role === 'instruction') &&
  text.length <= LONGEST_LEAD &&
  !NUMBERED.test(text) &&
  !ORDERS.test(text) &&
  LEADS.test(text);

/** `06. Leia o texto a seguir e responda à pergunta que segue:` */
export function leadsByNumber({ role, text }: Piece): boolean {
  const bare = text.replace(NUMBERED, '').trim();
  const isLead = role === 'exercise' && NUMBERED.test(text) && bare.length <= LONGEST_LEAD;
  return isLead && /(?:segu\p{L}+|abaixo)\s*[:.]?\s*$/iu.test(bare) && !ORDERS.test(bare) && LEADS.test(bare);
}

/**
 * Tells, piece after piece, what belongs to a question though the material said it before: `Leia o trecho:` hands out again what
 * stands above, and two questions may have the same options. `isNew`: it was not said word for word.
 */
export function openHandouts(): (piece: Piece, isNew: boolean) => boolean {
  let [isHandedOut, isAsked] = [false, false];
  return (piece, isNew) => {
    if (piece.role === 'exercise' || piece.kind === 'heading') {
      isHandedOut = leadsToQuestions(piece) || leadsByNumber(piece);
      isAsked = isNew && piece.kind !== 'heading';
    }
    if (piece.text.trim() === '') return false;
    return piece.role === 'alternative' ? isAsked : isHandedOut && isContentRole(piece.role);
  };
}
