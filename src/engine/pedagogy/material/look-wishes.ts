/** What stands on a slide and is no matter: pictures, colours, letters, the slides themselves. */
const THINGS =
  '(?:slides?|capa|imag(?:em|ens)|fotos?|figuras?|desenh(?:o|os|inhos?)|[íi]cones?|emojis?|gifs?|setinhas?|setas|mapas?|esquemas?|gr[áa]ficos?|tabelas?|cor(?:es)?|colorid[oa]s?|pintad[oa]s?|letras?|fontes?|fundo|f[óo]rmulas?|fra[çc](?:[ãa]o|[õo]es)|negrito|mai[úu]sculas?|passo a passo|quebras? de (?:linha|verso)|palavras? curtas?)';
const COLOURS =
  '(?:amarel|pret|branc|vermelh|rox|cinza|dourad|pratead|marrom|laranja|rosa|azul|azuis|verde|bege|lil[áa]s|colorid)\\p{L}*';

/** `uma etapa por slide`, `os passos um em cada slide`, `o poema sozinho num slide`, `slides com cara de cordel`, `slide: cada questão, depois …` */
const OF_SLIDES =
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
const AT_END = [OF_SLIDES, IN_COLOURS, MOOD, INSTEAD, PLEASE, DRESSED, MAY_LOOK, WHOLE, IF_IT_CAN, PUT];

/** Whether a typed line asks how slides are to look; `isLast` where it stands at the end of its lesson. */
export const wishesLooks = (text: string, isLast: boolean): boolean =>
  ANYWHERE.some((mark) => mark.test(text)) || (isLast && AT_END.some((mark) => mark.test(text)));

/** Whether what is told to makers names anything that is seen. */
export const namesLooks = (text: string): boolean =>
  new RegExp(`(?<!\\p{L})${THINGS}(?!\\p{L})`, 'iu').test(text);
