import { isCodeLine } from '#engine/reading/listings.ts';

const SOCIAL =
  '(?:facebook|whats ?app|x|twitter|instagram|telegram|linkedin|pinterest|tiktok|youtube|e-?mail|imprimir|copiar link|link|messenger|threads)';
/** `Início > Ciências > Efeito estufa` */
const TRAIL = /^(?:in[íi]cio|home|p[áa]gina inicial|capa|voc[êe] est[áa] (?:aqui|em))\s*[>»›/|:→]/iu;
const OF_MENU =
  /^(?:menu|buscar?|pesquisar|entrar|login|log in|sair|cadastr\p{L}*(?:-se)?|assin\p{L}*|contato|fale conosco|sobre(?: n[óo]s)?|home|in[íi]cio|ajuda|minha conta|blog|quem somos|voltar(?: ao topo)?|pr[óo]xim[oa]|anterior|topo|loja|carrinho)$/iu;
/** What stands on the page of a site around its text, in a line of its own. */
const OF_A_PAGE: readonly RegExp[] = [
  new RegExp(
    `^(?:compartilh\\p{L}+|tweetar|curtir|share|siga(?:-nos)?|salvar)?\\W*(?:${SOCIAL}\\W+)+(?:${SOCIAL})?$`,
    'iu',
  ),
  /^(?:compartilh(?:e|ar)(?: (?:este|esse|o|isso|no|nas|com|via|em)(?!\p{L}).{0,50})?|tweetar\s.{0,40}|curtir|salvar artigo)\W*$/iu,
  /^(?:tempo (?:estimado )?de leitura|leitura de \d+|\d+ min(?:utos?)? de leitura|atualizad[oa] (?:em|h[áa]|[àa]s)|publicad[oa] (?:em|h[áa]|[àa]s)|[úu]ltima (?:atualiza|modifica|edi)[çc][ãa]o|ou[çc]a (?:este|esse|o) (?:conte[úu]do|texto|artigo|áudio)|ou[çc]a a mat[ée]ria)(?!\p{L}).{0,70}$/iu,
  /^por (?:reda[çc][ãa]o|equipe|admin)(?!\p{L}).{0,60}$|^por \p{Lu}[^.!?]{2,50}[|–—-]\s*\d{1,2}[/.]\d{1,2}[/.]\d{2,4}.{0,20}$/iu,
  /^\W*(?:publicidade|an[úu]ncio|patrocinad[oa]|conte[úu]do patrocinado|advertisement|continua (?:depois|ap[óo]s) (?:d?a )?publicidade|n[ãa]o pare agora.*publicidade.*|tem mais depois da publicidade.*)\W*$/iu,
  /^\W*(?:le(?:ia|r)|ve(?:ja|r)|confira) (?:tamb[ée]m|mais)(?!\p{L})(?:\s*[:–—-].{0,120}|\W*)$/iu,
  /^\W*(?:(?:para )?sab(?:er|ia) mais|saiba mais|leia|acesse|veja|confira|clique)(?!\p{L}).{0,80}(?:clicando|clique|neste link|nesse link|link abaixo|www\.|https?:).{0,80}$/iu,
  /^\W*(?:artigos?|textos?|mat[ée]rias?|not[íi]cias?|conte[úu]dos?|posts?|v[íi]deos?) (?:relacionad[oa]s?|recomendad[oa]s?|mais lid[oa]s?)\W*$|^\W*mais lid[oa]s\W*$/iu,
  /^(?:coment[áa]rios?\s*\(\d+\)|\d+ coment[áa]rios?|(?:deixe|escreva|fa[çc]a) (?:um|seu|o seu) coment[áa]rio.{0,40}|responder|denunciar|carregar mais.{0,30})$/iu,
  /^\W*(?:newsletter|(?:assine|receba)(?: (?:a|j[áa]|nossa|as|nossas|o|por))+.{0,60}(?:newsletter|e-?mail|novidades|promo[çc])|cadastre(?:-se)? .{0,60}|inscreva-se .{0,60}|digite (?:o )?seu e-?mail)(?!\p{L}).{0,60}$/iu,
  /^.{0,80}(?:pol[íi]tica de (?:cookies|privacidade)|termos de uso|todos os direitos reservados|reprodu[çc][ãa]o proibida|(?:usa|utiliza(?:mos)?|aceitar|aceito) (?:os )?cookies).{0,120}$/iu,
  /^©.{0,120}$/u,
  /^\W*(?:foto|imagem|ilustra[çc][ãa]o|arte|cr[ée]ditos?(?: da (?:foto|imagem))?)\s*:\s*(?:shutterstock|getty|istock|freepik|pixabay|unsplash|wikimedia|divulga[çc][ãa]o|reprodu[çc][ãa]o|arquivo|ag[êe]ncia|\p{Lu}\p{L}+ \p{Lu}).{0,80}$/iu,
  /^\W*(?:fig(?:ura)?|imagem|foto|ilustra[çc][ãa]o)\.?\s*\d+(?:\.\d+)*\s*[.:–—-].*(?:cr[ée]ditos?|clique para ampliar|reprodu[çc][ãa]o|acervo|divulga[çc][ãa]o|shutterstock|getty|wikimedia|dom[íi]nio p[úu]blico).*$/iu,
];
/** What says so only among others of a page. */
const BESIDE_OTHERS: readonly RegExp[] = [
  /^(?:tags?|categorias?|assuntos?)\s*:\s.{0,120}$/iu,
  /^↑\s.*$/u,
  /^(?:fig(?:ura)?|imagem|foto)\.?\s*\d+(?:\.\d+)*\s*[.:–—-].{0,160}$/iu,
  /^(?:p\.|p[áa]g(?:ina)?\.?)\s*\d{1,3}(?: de \d{1,3})?$|^[-–—]\s*\d{1,3}\s*[-–—]$/iu,
  /^\p{L}[\p{L}\d_.]{2,20} (?:disse|comentou|respondeu)\s*:.*$/iu,
];
const OF_COMMENTS = /^coment[áa]rios?\s*\(\d+\)$/iu;
const OF_THE_END =
  /^(?:refer[êe]ncias|notas|ver tamb[ée]m|liga[çc][õo]es externas|notas e refer[êe]ncias)$/iu;
/** `[editar | editar código-fonte]`, `[ocultar]`, `[carece de fontes?]`, `(Fig. 7.2)` */
const WITHIN =
  /[^\S\n]?\[\s?(?:editar[^\]]*|ocultar|esconder|mostrar|carece de fontes\??|nota \d+)\s?\]|[^\S\n]?\((?:ver |veja |v\. )?fig(?:ura|\.)\s*\d+(?:\.\d+)*\)/giu;
/** `… da Terra.[1][2]`, `atmosfera [1].` */
const REFERENCE = /(?<=[\p{L}\d.,;:)”"])\s?(?:\[\d{1,3}\])+(?=[\s.,;:)]|$)/gu;
const BEHIND_STOP = /[.,;]\[\d{1,3}\]/u;
const NAMES_INDEX =
  /^\W*(?:[íi]ndice|sum[áa]rio|conte[úu]dos?|t[óo]picos?|nest[ea] (?:artigo|texto|p[áa]gina|mat[ée]ria|cap[íi]tulo)|o que voc[êe] vai (?:ver|encontrar|aprender)|navegue(?: pel[oa].{0,30})?)\W*$/iu;
/** Nothing of a page is longer, and the patterns would take their time over it. */
const LONGEST = 240;
const FEWEST_ENTRIES = 3;
const SHARE_BELOW = 0.6;
const FEWEST_PAGE = 2;
const LOWEST_PAGE = 10;

/**
 * What was copied from a page of a site or of a book without what stood around its text there: the way to it, menus, adverts,
 * credits, comments, marks of notes, page numbers and the list of its own headings.
 */
export function dropPage(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const isMarked = WITHIN.test(text);
  WITHIN.lastIndex = 0;
  const bare = lines.map((line) => line.replace(WITHIN, ''));
  const ofPage = bare.map((line) => isOfPage(line.trim()));
  const pages = pagesOf(bare);
  const signs = ofPage.filter((is) => is).length + (isMarked ? 1 : 0) + (pages.size > 1 ? 1 : 0);
  const isPage = signs >= FEWEST_PAGE;
  const isNoted = isPage || (BEHIND_STOP.test(text) && !bare.some((line) => isCodeLine(line)));
  const index = indexOf(bare);
  let isTail = false;
  const kept = bare.flatMap((line, at) => {
    const said = line.trim();
    isTail = said !== '' && (isTail || OF_COMMENTS.test(said) || (isPage && OF_THE_END.test(said)));
    const isGone =
      ofPage[at] === true ||
      isTail ||
      index.has(at) ||
      pages.has(at) ||
      (pages.size > 1 && said.length <= LONGEST && /\S {3,}\d{1,3}$/u.test(said)) ||
      (isPage && said.length <= LONGEST && BESIDE_OTHERS.some((shape) => shape.test(said)));
    if (isGone) return lines[at - 1]?.trim() === '' ? [] : [''];
    return [isNoted ? line.replace(REFERENCE, '') : line];
  });
  return isPage ? headPage(kept).join('\n') : kept.join('\n');
}

function isOfPage(line: string): boolean {
  if (line.length > LONGEST) return false;
  if (TRAIL.test(line) || OF_A_PAGE.some((shape) => shape.test(line))) return true;
  const parts = line.split(/\s*[|·•]\s*|\s{2,}/u);
  return parts.length > 2 && parts.filter((part) => OF_MENU.test(part)).length * 2 > parts.length;
}

/** Lines that hold nothing but a figure which goes up from one to the next: `112`, `113`. */
function pagesOf(lines: readonly string[]): Set<number> {
  const alone = lines.flatMap((line, at) => (/^\s*\d{2,3}\s*$/u.test(line) ? [at] : []));
  const figures = alone.map((at) => Number(lines[at]));
  const goUp = figures.every((figure, at) => figure >= LOWEST_PAGE && figure > (figures[at - 1] ?? 0));
  return new Set(goUp && alone.length > 1 ? alone : []);
}

/** What a line of a list names, without its number and its page; '' for a long one. */
const nameOf = (line: string): string =>
  line.length > LONGEST
    ? ''
    : line
        .replace(/^[\s\d.)•*–—-]+/u, '')
        .replace(/[\s.…]{3,}\d{1,3}\s*$/u, '')
        .replace(/[\s:.]+$/u, '')
        .toLowerCase();

/** The lines of a list of what is headed below, with the line that leads to it. */
function indexOf(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  const names = lines.map(nameOf);
  const lastOf = new Map(names.map((name, at) => [name, at]));
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while ((lines[to] ?? '').trim() !== '') to += 1;
    const isLed = NAMES_INDEX.test(lines[from]?.slice(0, LONGEST) ?? '');
    // The list may stand a line apart from what leads to it.
    const own = Array.from({ length: to - from - (isLed ? 1 : 0) }, (_, place) => to - 1 - place);
    // Named below over a text of its own: what only recurs is a refrain, or the same list once more.
    const below = own.filter((at) => {
      const last = names[at] === '' ? 0 : (lastOf.get(names[at] ?? '') ?? 0);
      return last >= to && (isLed || (lines[last - 1] ?? '').trim() === '');
    }).length;
    const areCounted = own.every((at) => names[at] !== '' && /[\s.…]{3,}\d{1,3}\s*$/u.test(lines[at] ?? ''));
    const isIndex =
      own.length >= FEWEST_ENTRIES && (below >= own.length * SHARE_BELOW || (isLed && areCounted));
    if (isIndex) for (let at = from; at < to; at += 1) found.add(at);
    if (isIndex && NAMES_INDEX.test(lines[from - 2]?.slice(0, LONGEST) ?? '')) found.add(from - 2);
    from = to + 1;
  }
  return found;
}

/** `Efeito estufa: o que é, causas e consequências`: its headline, alone at the top. */
function headPage(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => line.trim() !== '');
  const [line = '', next = ''] = [lines[at]?.trim(), lines[at + 1]?.trim()];
  const isHeadline = next === '' && line.length <= 90 && !/[.!]$|^#/u.test(line);
  if (!isHeadline) return [...lines];
  const name = line.replace(
    /\s*[:–—-]\s*(?:o que (?:é|são|foi|foram)|resumo|causas|características|tudo sobre).*$/iu,
    '',
  );
  return lines.map((one, place) => (place === at ? `# ${name}` : one));
}
