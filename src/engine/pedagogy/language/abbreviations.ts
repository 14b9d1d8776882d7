/** Always followed by what they abbreviate or announce. */
const OPEN = `
sr sra srs sras srta dr dra drs dras prof profa profª profs d dom eng engª arq adv exmo exma ilmo ilma v.exa
art arts inc par fig figs tab cap caps vol vols p pp pág págs pg n no nº núm nr ed eds org orgs coord trad cf ex p.ex
séc sécs av r rod tel cel st sto sta al gen cel cap ten maj alm pres gov dep sen min cit op obs ref refs aprox máx mín
ap apt lt q.b i.e e.g vs res dec lei.n hab km/h u.m
`;
/** May end the sentence that they stand in. */
const CLOSING = `etc ltda cia s.a s/a a.c d.c a.c d.c eua e.u.a jan fev mar abr mai jun jul ago set out nov dez h min seg kg km cm mm ml ex.ª jr`;

const open = new Set(OPEN.trim().split(/\s+/));
const closing = new Set(CLOSING.trim().split(/\s+/));

/**
 * Whether a token with its full stop is a Portuguese abbreviation: `open` never ends a sentence
 * (`Dra.`, `fig.`), `may-close` does when a capital follows (`etc.`, `a.C.`).
 */
export function endsWithAbbreviation(token: string): 'open' | 'may-close' | false {
  const word = token
    .toLowerCase()
    .replace(/^["'“‘«([]+/, '')
    .replace(/\.$/, '');
  if (closing.has(word)) return 'may-close';
  return open.has(word) ? 'open' : false;
}
