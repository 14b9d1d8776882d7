import { keepStatements } from './keep-statements.ts';
import type { Piece, Statement } from './piece.ts';

/** What an assistant says around what it was asked for, or a teacher to it; never what a lesson says. */
const CHAT: readonly RegExp[] = [
  /^(?:claro|certo|perfeito|com certeza|ótimo|ótima pergunta|entendi(?:do)?|combinado|sem problemas?|pode deixar|com prazer)\s*[!.,—–-](?:\s|$)/iu,
  /^(?:aqui est(?:á|ão)|a seguir,? apresento|vou (?:manter|seguir|ajustar|adaptar|criar|fazer|gerar)|fiz|ajustei|mantive|adaptei|revisei) (?:daqui|um|uma|o|a|os|as|seu|sua|isso|todos?|conforme)(?!\p{L})/iu,
  /(?:espero que (?:isso |este |esse |o \p{L}+ )?(?:te |lhe |o )?ajude|fico à disposição|estou à disposição|qualquer dúvida[, ]|é só (?:avisar|me avisar|pedir|dizer)|sinta-se à vontade|bons estudos|boa aula)[^.]{0,40}[.!]?$/iu,
  /(?:se (?:quiser|desejar|preferir|precisar),? (?:eu )?(?:posso|também posso|é só)|posso (?:também )?(?:criar|gerar|adaptar|montar|transformar|ajudar|preparar|fazer)|(?:quer|deseja|gostaria) que eu|me (?:diga|avise|informe) se)(?!\p{L})/iu,
  /(?:como (?:um |uma )?(?:modelo de linguagem|intelig[êe]ncia artificial|assistente(?: virtual)?|ia)(?=[, ])|chatgpt disse|você disse:|meu conhecimento vai até|regenerar resposta|copiar código)/iu,
];

/** One such sentence may stand in a dialogue; talk with an assistant begins and ends. */
const FEWEST = 2;

/** The pieces without left-over talk with an assistant, and how many sentences that took. */
export function takeChat(pieces: readonly Piece[]): { kept: Piece[]; taken: number } {
  const isChat = ({ text, piece }: Statement): boolean =>
    piece.kind !== 'table' && CHAT.some((pattern) => pattern.test(text.trim()));
  const taken = pieces.flatMap(({ statements }) => statements).filter(isChat).length;
  if (taken < FEWEST) return { kept: [...pieces], taken: 0 };
  return { kept: keepStatements(pieces, (statement) => !isChat(statement)), taken };
}
