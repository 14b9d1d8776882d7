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

/** What stands on a slide and is no matter: pictures, colours, letters, the slides themselves. */
const THINGS =
  '(?:slides?|capa|imag(?:em|ens)|fotos?|figuras?|desenh(?:o|os|inhos?)|[íi]cones?|emojis?|gifs?|setinhas?|setas|mapas?|esquemas?|gr[áa]ficos?|tabelas?|cor(?:es)?|colorid[oa]s?|pintad[oa]s?|letras?|fontes?|fundo|f[óo]rmulas?|fra[çc](?:[ãa]o|[õo]es)|negrito|mai[úu]sculas?|passo a passo|quebras? de (?:linha|verso)|palavras? curtas?)';
const COLOURS =
  '(?:amarel|pret|branc|vermelh|rox|cinza|dourad|pratead|marrom|laranja|rosa|azul|azuis|verde|bege|lil[áa]s|colorid)\\p{L}*';

/** `uma etapa por slide`, `os passos um em cada slide`, `o poema sozinho num slide`, `slides com cara de cordel`, `slide: cada questão, depois …` */
const LOOKS =
  /(?:um|uma|cada|sozinh[oa]s?|separad[oa]s?|inteir[oa]s?|junt[oa]s?)\s(?:\p{L}+\s){0,3}?(?:por|em cada|em um|num|no mesmo) (?:s[óo] )?slide(?!\p{L})|^\W*slides?(?:\s?:\s|\s(?:com (?:cara|cores?|fundo|letras?|pouco|imag\p{L}+|desenho)|em (?:tons|cores)|colorid|bem |sem ))/iu;
/** `p.s.: só tenho 5 slides` */
const POSTSCRIPT = /^\W*p\.?\s?s\.?\s?[:.]\s/iu;
/** `AMARELO E PRETO, COM ICONE DE PERIGO`, `preto e branco com um pouquinho de cor`: nothing else is said. */
const IN_COLOURS = new RegExp(
  `^\\W*(?:tudo )?(?:em |de )?${COLOURS}(?:(?:,? e |, )${COLOURS})+(?:$|[.!]|,? com (?:.*(?<!\\p{L}))?${THINGS}(?!\\p{L}))`,
  'iu',
);
/** `prefiro fórmulas bem escritas`, `não quero imagem de livro antigo`, `vê se faz um desenho da caverna` */
const MOOD = new RegExp(
  `^\\W*(?:(?:e|mas|a[íi]|ah|tamb[ée]m|por favor|se der|se poss[íi]vel),? )*(?:eu )?(?:prefer(?:ia|iria|imos)|prefiro|gostaria|queria|quero|n[ãa]o quero(?: nenhuma?| nada de)?|seria (?:bom|legal|[óo]timo)|v[êe] se (?:faz|d[áa]|coloca|consegue)|(?:ser[áa] que )?(?:d[áa] pra|tem como))(?!\\p{L}).*(?<!\\p{L})${THINGS}(?!\\p{L})`,
  'iu',
);
/** `usem fotos no lugar de tanto texto` */
const INSTEAD =
  /(?:no lugar de|em vez de|ao inv[ée]s de) (?:tanto |muito |s[óo] )?(?:texto|text[ãa]o|palavras|letra)(?!\p{L})/iu;
/** `desenho dos palitos em todos os números pfv`, `palavra-chave em maiúscula e colorida`, `as cores podem aparecer pintadas mesmo?` */
const PLEASE = new RegExp(
  `(?<!\\p{L})${THINGS}(?!\\p{L}).*\\s(?:pfv?r?|pf|pls|por favor)(?:\\W*$|[.!]\\s)`,
  'iu',
);
const DRESSED =
  /^(?!.*\?)[^:=.]{3,60}\s(?:em|de) (?:negrito|mai[úu]sculas?|outra cor|cor(?:es)? diferentes?|it[áa]lico)(?:,? e (?:\p{L}+ )?colorid[oa]s?)?\W*$|^[^:=.]{3,60}\s(?:bem |tudo )?colorid[oa]s? (?:e|,) [^:=.]{3,30}$/iu;
const MAY_LOOK =
  /(?<!\p{L})(?:pode(?:m|ria|riam)?|d[áa] pra|tem como) (?:aparecer|ficar|sair|vir|estar|ser)\s(?:\p{L}+\s){0,2}?(?:pintad|colorid|grand|inteir|maior|separad|destacad|em negrito|em cor)\p{L}*|^\W*(?:ia|vai|iria) (?:ficar|ser) (?:top|lindo|legal|massa|[óo]timo|show|demais|maneiro|bacana)\W*$/iu;
/** `letra de forma`, `palavras curtas`: the whole line. */
const WHOLE =
  /^\W*(?:letras? (?:de forma|bast[ãa]o|grand\p{L}+|maior\p{L}*)|(?:palavras|frases) (?:bem )?curtas|(?:pouco|menos) texto|tudo (?:bem )?(?:colorido|grande))\W*$/iu;
/** `Se der, um quintal.`, of what is to be seen. */
const IF_IT_CAN = /^\W*se (?:der|poss[íi]vel|puder),? (?:uma?|uns|umas) \p{L}+(?: \p{L}+){0,3}\W*$/iu;
/** `bota mapa das placas e setinhas`: an order that no class is given. */
const PUT = new RegExp(
  `^\\W*(?:e )?(?:bota|coloca|coloquem|p[õo]e|poe|ponham|usem|botem)\\s(?:(?:uma?s?|uns|[oa]s?|mais|muit[oa]s?)\\s)?${THINGS}(?!\\p{L})`,
  'iu',
);
/** What only makers are asked, wherever it stands; the others only at the end of a lesson. */
const ANYWHERE = [POSTSCRIPT];
const OF_LOOK = [LOOKS, IN_COLOURS, MOOD, INSTEAD, PLEASE, DRESSED, MAY_LOOK, WHOLE, IF_IT_CAN, PUT];

/** Whether a typed line asks how slides are to look; `isLast` where it stands at the end of its lesson. */
export const wishesLooks = (text: string, isLast: boolean): boolean =>
  ANYWHERE.some((mark) => mark.test(text)) || (isLast && OF_LOOK.some((mark) => mark.test(text)));

/** Whether what is told to makers names anything that is seen. */
const namesLooks = (text: string): boolean => new RegExp(`(?<!\\p{L})${THINGS}(?!\\p{L})`, 'iu').test(text);
