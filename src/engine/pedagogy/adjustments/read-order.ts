import type { OrderWish } from './adjustment.ts';

const UNITS = 'slides?|laminas?|telas?|paginas?|pags?|folhas?';
const NUMBERS: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
};
const COUNT = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,4}|${Object.keys(NUMBERS).join('|')}) (${UNITS})(?![\\p{L}])`,
  'u',
);
/** `nos 5 slides finais`, `os primeiros 3 slides`: some of them, not all. */
const SOME_OF = /(?:^|\s)(?:n[oa]s|d[oa]s|primeir[oa]s|ultim[oa]s|cada|a cada) $/;
/** `pode dividir em 2 slides`: one thing that takes several. */
const PARTED = /(?:^|\s)(?:divid|repart|separ|quebr)\w+(?: (?:ele|ela|isso|o texto|tudo))? em (?:ate )?$/;
/** A number of slides for one subject is no size of the whole. */
const ABOUT =
  /^\s*(?:so |somente |apenas )?(?:sobre|para|pra|com|falando|explicando|dedicad\w+|que falem?)\s/;
const GIVES_ROOM =
  /(?:^|\s)(?:inclu\w+|coloc\w+|coloqu\w+|acrescent\w+|adicion\w+|dedi\w+|reserv\w+|separ\w+|insir\w+|ponha|mais)\s/;
const LEAST_SIZE = 5;
const WANTS =
  '(?:quero|queria|gostaria|prefiro|preciso|fac\\w+|fazer|gere|gerar|monte|montar|transform\\w+|mud\\w+|troqu\\w+|troc\\w+|passe|passar|vir\\w+|poderia|pode)';
const FILLER =
  '(?: (?:que|seja|fosse|vire|ser|fazer|ter|de|do|a|o|em|para|pra|por|como|uma|um|isso|isto|ela|ele|tudo|mudar|trocar|transformar|virar|pedido|formato|aula|material|slides|apresentacao|apostila))*?';
const TYPE = new RegExp(
  `^(?:eu )?${WANTS}${FILLER} (apostila|apresentacao)(?: (?:em vez|no lugar|ao inves)\\b.*)?$`,
);
const FORMAT =
  /(?:^|\s)(?:em|para|formato|arquivo|gere|gerar|quero(?: o| um)?|prefiro(?: o| um)?)(?: um| o| formato| arquivo)* (pdf|power ?point|pptx|google (?:slides|apresentacoes))(?: interativo)?$/;
const DELIVERY =
  /(?:^|\s)(?:entreg(?:a|as|ar|ue|uem)|prazo de entrega|receber)(?:\s.*)?\s(?:dias?|amanha|semana|rapid\w+|urgente|antes|ate|express\w+|prazo|cedo)(?![\p{L}])|^(?:e |com |tenho |preciso com )?(?:muita )?urgen(?:cia|te)$|mais rapid[oa] (?:a|na) entrega|^mais rapid[oa]$/u;

/** What a clause (lower case, no accents) wants of the order itself: size, kind, format or delivery; null for all else. */
export function readOrder(plain: string): OrderWish | null {
  const count = COUNT.exec(plain);
  if (count !== null) {
    const size = Number(count[1]) || (NUMBERS[count[1] ?? ''] ?? 0);
    const before = plain.slice(0, count.index);
    const after = plain.slice(count.index + count[0].length);
    if (SOME_OF.test(before) || PARTED.test(before)) return null;
    if (ABOUT.test(after) && (GIVES_ROOM.test(`${before} `) || size < LEAST_SIZE)) return null;
    if (/(?:^|\s)(?:mais|acrescente|adicione|aumente|some)\s(?:em )?$/.test(before) || /^ a mais/.test(after))
      return { more: size };
    if (
      /(?:^|\s)(?:menos|tire|tirar|corte|cortar|reduza|diminua|remova|remover)\s(?:em )?$/.test(before) ||
      /^ a menos/.test(after)
    )
      return { fewer: size };
    const isBooklet =
      /apostila/.test(plain) ||
      (/^(?:pag|folha)/.test(count[2] ?? '') && !/apresentacao|slides?(?!\w)/.test(plain));
    return { size, serviceType: isBooklet ? 'booklet' : 'presentation' };
  }
  const scale = new RegExp(`^(?:quero |queria |preciso de |com |um pouco )*(mais|menos) (?:${UNITS})$`).exec(
    plain,
  );
  if (scale !== null) return scale[1] === 'mais' ? { more: 0 } : { fewer: 0 };
  const number =
    /^(aument\w+|diminu\w+|reduz\w*) (?:o |a )?(?:numero|quantidade|total) de (?:slides|paginas)$/.exec(
      plain,
    );
  if (number !== null) return number[1]?.startsWith('aument') ? { more: 0 } : { fewer: 0 };
  if (
    /^(?:a )?(?:apresentacao|aula|apostila) (?:mais curta|menor)$|^(?:deixe|quero) (?:a )?(?:apresentacao|aula|apostila) (?:mais curta|menor)$/.test(
      plain,
    )
  )
    return { fewer: 0 };
  if (
    /^(?:esta |ta |ficou )?(?:muito|demais) (?:long[oa]|comprid[oa]|extens[oa])$|(?:long[oa]|grande) demais$/.test(
      plain,
    )
  )
    return { fewer: 0 };
  if (/^(?:esta |ta |ficou )?muito (?:curt[oa]|pequen[oa])$|curt[oa] demais$/.test(plain)) return { more: 0 };
  const type = TYPE.exec(plain);
  if (type !== null) return { serviceType: type[1] === 'apostila' ? 'booklet' : 'presentation' };
  const format = FORMAT.exec(plain)?.[1];
  if (format !== undefined)
    return {
      format: format === 'pdf' ? 'pdf' : format.startsWith('google') ? 'google_slides' : 'powerpoint',
    };
  return DELIVERY.test(plain) ? { isDelivery: true } : null;
}
