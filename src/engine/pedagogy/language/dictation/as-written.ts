/** Words of speech, and as who writes has them. */
const WRITTEN: readonly [said: RegExp, written: string][] = [
  [/(?<!\p{L})pro (?=que(?!\p{L}))/giu, 'para o '],
  [/(?<!\p{L})pro(?!\p{L})/giu, 'para o'],
  [/(?<!\p{L})pros(?!\p{L})/giu, 'para os'],
  [/(?<!\p{L})pras(?!\p{L})/giu, 'para as'],
  // `pra turma`: the article is in it.
  [/(?<!\p{L})pra (?=(?:turma|fam[íi]lia|frente|casa da|gente|escola|sala)(?!\p{L}))/giu, 'para a '],
  [/(?<!\p{L})para a frente/giu, 'para a frente'],
  [/(?<!\p{L})pra(?!\p{L})/giu, 'para'],
  [/(?<!\p{L})t[áa](?= \p{L}+(?:ndo|d[oa]s?)(?!\p{L}))/giu, 'está'],
  [/, tipo: (?=\p{L})/giu, ', por exemplo: '],
  [/,? tipo (?=como(?!\p{L}))/giu, ', '],
  [/(?<=, |^)tipo (?=(?:[oa]s?|uma?s?|quando|se|\p{Ll}{3,})(?!\p{L}))/giu, 'como '],
  // `por exemplo: meu irmão é um touro`
  [/(?<=(?<!\p{L})por exemplo: )([^“”:;]+?)(?= ou \p{L}+ \p{L}+ndo(?!\p{L})|[.]?$)/giu, '“$1”'],
  [/(?<=por exemplo: “[^“”]{1,90}” ou )([^“”.]+)$/giu, '“$1”'],
  // `no chamado bota abaixo`
  [/(?<=(?<!\p{L})chamad[oa] )(\p{Ll}{3,} \p{Ll}{3,})$/giu, '“$1”'],
  [/(?<=“\p{Ll}+a) (?=abaixo”|fora”|acima”)/giu, '-'],
  // `teve uma epidemia`, `tinha gente que`
  [
    /(?<=^|(?:^|[ ,])(?:em|até) \d{4},? )teve (?=[oa] (?:crise|quebra|revolta|guerra|greve|golpe|revolu[çc][ãa]o|epidemia) |uma?s? |duas |dois |tr[êe]s |quatro |cinco |seis |muit|v[áa]ri)/giu,
    'houve ',
  ],
  [/^tinha (?=gente|uma?s? |muit|pouc)/giu, 'havia '],
  [/^tem (?=gente|muita gente|uma?s? )/giu, 'há '],
  // `só que ela usa`, `quando as gotas ficam pesadas, elas caem`: named right before.
  [/(?<=, só que )el[ea]s? (?=\p{L})/giu, ''],
  [/(?<=^(?:quando|se) [^,]+, )el[ea]s? (?!que )/giu, ''],
  [/(?<!\p{L})a[íi] (?=ent[ãa]o)/giu, ''],
  // `o nome do que, está`: no stop stands behind it.
  [/(?<= que), (?=(?:está|estão|é|são|aconteceu|tem) )/giu, ' '],
  [/(?<=^o que)[,:] (?=a gente )/giu, ' '],
  [/, [ée] isso$/giu, ''],
  // An order takes what stands behind it.
  [/^((?:em (?:grupos?|duplas?|trios?)(?: de \p{L}+)?,? )?\p{L}{3,}[ae]m); (?=[oa]s? |uma? )/giu, '$1 '],
  // `respondam: “…?” com dois argumentos`
  [/(?<=\?”) (?=com |em |por )/giu, ', '],
  [/^ou seja,? /giu, 'ou seja, '],
  [/, tipo; ([oa]s? \p{L}+(?: e [oa]s? \p{L}+)?) (?=\p{L}+[ae]m )/giu, ', como $1; '],
  // `desconto a gente tira`, `a respiração a gente conta`: of what it is told.
  [
    /^(?!quando |se |como |onde |hoje |depois |ent[ãa]o |agora |assim |aqui |tamb[ée]m |sempre |porque |para )(\p{L}{5,}) (?=a gente \p{L})/giu,
    '$1: ',
  ],
  [/^([oa]s? \p{L}+) (?=a gente \p{L})/giu, '$1, '],
  // `a linha inaugurada em 1830`: it was.
  [/^([oa] (?:\p{L}+ ){1,4})(?=\p{L}{3,}[ai]d[oa] em \d{4}$)/giu, '$1foi '],
  [/(?<=[\p{L}\d%]) ent[ãa]o (?=\d|(?:paga|fica|sai|dá|temos|é) )/giu, '; então '],
  [/(?<=\p{L}),? (?:ent[ãa]o|né)$/giu, ''],
  // `a pressão arterial ela tem`
  [
    /^([oa]s? (?!que )\p{L}+(?: \p{L}+)?) el[ea]s? (?=(?:é|são|tem|têm|faz|fazem|pode|podem|fica|ficam|vai|vão)(?!\p{L}))/giu,
    '$1 ',
  ],
  [/^((?:antes|depois) de \p{L}+[aei]r) (?=(?:[oa] )?\p{L}+ (?:tem|têm|precisa|deve|não pode))/giu, '$1, '],
  [/(?<=\p{L}) (?=outr[oa] \p{L}+[ae] e [oa] outr[oa] )/giu, ', '],
];

/** A sentence with the words, the capital and the stop that it has when it is written. */
export function asWritten(text: string): string {
  const plain = WRITTEN.reduce((told, [said, written]) => told.replace(said, written), text.trim())
    .replace(/\s+([,;:?])/gu, '$1')
    .replace(/[\s,;:]+$/u, '');
  const [first = ''] = plain;
  return `${first === '“' ? `“${upper(plain.slice(1))}` : upper(plain)}${/[.!?…]”?$/u.test(plain) ? '' : '.'}`;
}

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `se eu tenho um corpo e quero`: of whoever does it, `se temos um corpo e queremos`. */
export const inCommon = (_: string, said: string): string =>
  said.replace(
    /(?<!\p{L})(tenho|quero|fa[çc]o|\p{L}{3,}o)(?= (?:[oa]s?|uma?s?|d[oae]s?|por|com)(?!\p{L}))/giu,
    (verb) => OURS[verb.toLowerCase()] ?? verb,
  );
const OURS: Readonly<Record<string, string>> = {
  tenho: 'temos',
  quero: 'queremos',
  faço: 'fazemos',
  pego: 'pegamos',
  coloco: 'colocamos',
  somo: 'somamos',
  divido: 'dividimos',
  multiplico: 'multiplicamos',
  uso: 'usamos',
  empurro: 'empurramos',
  jogo: 'jogamos',
  vejo: 'vemos',
  corto: 'cortamos',
  tiro: 'tiramos',
};
