import { namesLooks, wishesLooks } from './look-wishes.ts';
import type { Statement } from './piece.ts';

/** `se der coloca um lugar pra eles anotarem`, `queria umas 4 perguntas no fim` */
const WISHES =
  /^\W*(?:ah?,? )?(?:(?:e|aí|daí) )?(?:(?:se (?:der|puder|desse)|por favor|pfv?r?|pf),?\s(?:\p{L}+\s){0,2}?(?:colo[cq]|p[õo]e|por|p[ôo]r|bot|fa[zç]|inclu|deix|tra[zg]|pod|us|cri|mont|ser)\p{L}*|(?:(?:no|para o|pro) (?:fim|final|começo),? )?(?:eu )?(?:queria|gostaria|quero) (?:de |que |uns|umas|um|uma|\d)|n[ãa]o quero (?:que |coisa|nada|slide|desenho|texto|muito)|n[ãa]o (?:colo[cq]|p[õo]e|bot|inclu)\p{L}* (?:fotos?|imag\p{L}+|figuras?|desenhos?|textos?|bichinhos?|gifs?|v[íi]deos?|muit\p{L}+)|(?:fazer|faz|fa[çc]a|coloc\p{L}+|cri\p{L}+|mont\p{L}+) (?:uma?s? |uns )?(?:slides?|capa|gifs?)|(?:uns|umas|no máximo|até) \d+ (?:slides|p[áa]ginas)|letra (?:grande|maior|bem)|pouca coisa (?:por|em|escrita|na)|n[ãa]o (?:precisa|vou|vamos|quero)(?: que)? (?:falar|explicar|entrar|citar|mencionar|abordar|tratar)|(?:e )?d(?:ar|[áa]|ê|e) (?:mais |um )?(?:destaque|[êe]nfase|foco|aten[çc][ãa]o|espa[çc]o) (?:n?[oa]s?|pr?[oa]s?|para|a)|refor[çc]ar (?:bem )?(?:[oa]s? )?)(?!\p{L})/iu;

/** Who orders speaks of what is made: `quero as questões num slide e a resposta no seguinte`. */
const WANTS =
  /^\W*(?:(?:por favor|se (?:der|puder|poss[íi]vel)),? )?(?:eu )?(?:queria|quero|gostaria|prefiro|preciso)(?!\p{L}).*(?<!\p{L})(?:slides?|tabelas?|imag\p{L}+|fotos?|figuras?|desenhos?|linha do tempo|cor(?:es)?|colorid\p{L}+|letras?|fontes?|fundo|gr[áa]ficos?|mapa|esquemas?|textos?|v[íi]deos?)(?!\p{L})/iu;
/** `O texto tem que aparecer inteiro, pode dividir em 2 slides`, `O passo a passo não pode faltar nenhum` */
const OF_WHOLE =
  /^\W*(?:[oa]s? |tod[oa]s? [oa]s? )?(?:textos?|tabelas?|passo a passo|poemas?|m[úu]sica|gr[áa]ficos?|imag\p{L}+|exerc[íi]cios|contas|quest[õo]es|n[úu]meros|f[óo]rmulas?)(?: \p{L}+){0,3} (?:t[eê]m (?:que|q|de)|precisam?|devem?|n[ãa]o podem?) (?:aparecer|estar|ficar|vir|caber|ser|faltar|sair|cortar)(?!\p{L})|(?<!\p{L})(?:pode|dá (?:para|pra)) (?:dividir|colocar|ficar|botar|p[ôo]r) (?:em|n[oa]s?) (?:\d|dois|duas|v[áa]rios) slides?/iu;
/** What only the look of a slide has, at the head of a line or behind an order. */
const LOOK =
  '(?:fundo (?:bem )?(?:claro|escuro|branco|preto|colorido|neutro)|letras? (?:bast[ãa]o|de forma|bem |grand\\p{L}+|maior\\p{L}*|leg[íi]ve\\p{L}+)|fonte (?:mono\\p{L}*|grand\\p{L}+|maior|leg[íi]vel)|(?:muito|bem|tudo|super|mais) colorid\\p{L}+|pouco texto|menos texto|nada de text[ãa]o|sem text[ãa]o|uma linha por vez|alinhad\\p{L}+ no|(?:de|em) outra cor|em negrito|id?enta[çc][ãa]o|no(?:s)? slides?|num slide|slide seguinte|no tel[ãa]o|pro projetor|cara de editor|tipo editor)';
const ON_LOOKS = new RegExp(
  `^\\W*(?:(?:por favor|se der|obs\\.?:?|pfv),? )?(?:${LOOK}|(?:n[ãa]o )?(?:us(?:ar|e|a)|deix(?:ar|e|a)|coloc(?:ar|a)|coloque|p[ôo]r|p[õo]e|bot(?:ar|a|e)|pint(?:ar|a|e)|destac(?:ar|a)|destaque|caprich(?:ar|a|e)|mex(?:er|e|a)|fa(?:zer|z|ça)|manter|mant[ée]m)(?!\\p{L}).*(?<!\\p{L})${LOOK})(?!\\p{L}.*[:=])`,
  'iu',
);
/** Whether a clause speaks of how something is to look or stand, whatever else it asks. */
export const speaksOfLooks = (text: string): boolean =>
  [WANTS, OF_WHOLE, ON_LOOKS].some((mark) => mark.test(text)) ||
  new RegExp(LOOK, 'iu').test(text) ||
  wishesLooks(text, true) ||
  namesLooks(text);

const OF_SLIDES =
  /(?<!\p{L})(?:slides?|telas?|quiz|imag\p{L}+|perguntas|quest[õo]es|exerc[íi]cios)(?!\p{L})/iu;

/** A lesson on how slides are made says the same in its middle. */
const AT_END = 0.25;

/** Whether a typed statement speaks to who makes the slides, of how they are to look or what is to be in them. */
export function asksMakers({ text, piece }: Statement, place: number): boolean {
  // `3) quero 200 pães de 65 g. quanta farinha?`: a problem that somebody tells.
  if (piece.role === 'exercise' && piece.text.includes('?') && !OF_SLIDES.test(text)) return false;
  if (piece.kind === 'heading' || piece.from !== 'content') return WISHES.test(text);
  const isOfLooks = ON_LOOKS.test(text) && (place >= 1 - AT_END || /^\W*(?:\(|\*|obs)/iu.test(text));
  const isLast = place >= 1 - AT_END;
  return (
    WISHES.test(text) ||
    WANTS.test(text) ||
    (OF_WHOLE.test(text) && isLast) ||
    isOfLooks ||
    wishesLooks(text, isLast)
  );
}
