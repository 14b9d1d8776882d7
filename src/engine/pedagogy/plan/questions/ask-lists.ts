import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { Question } from './question.ts';

const LONGEST_LEAD = 60;
const MOST_BASIS = 6;
const LONGEST_ANSWER = 240;
/** Masculine although they end in -as. */
const MASCULINE = /(?:emas|amas|omas|mapas|dias|planetas|poetas|atletas)$/iu;
/** Feminine although they do not all end in -as. */
const FEMININE =
  /(?:as|ões|ades|agens|udes|ices|fases|bases|classes|partes|redes|chaves|fontes|leis|vozes|raízes)$/iu;
/** Names of classes: what hangs on them are their members. */
const CLASS =
  /^(?:principais |diferentes |v[áa]ri[oa]s )?(?:tipos|componentes|partes|etapas|fases|caracter[íi]sticas|(?:des)?vantagens|fun[çc][õo]es|elementos|opera[çc][õo]es|causas|consequ[êe]ncias|efeitos|princ[íi]pios|regras|categorias|classes|grupos|medidas|recursos|ferramentas|materiais|fatores|conceitos|n[íi]veis|modelos|formas|m[ée]todos|t[ée]cnicas|camadas|[óo]rg[ãa]os|estados|crit[ée]rios|propriedades|desafios|benef[íi]cios|riscos|cuidados|passos|ramos|esp[ée]cies|fontes|unidades|sistemas|setores|poderes|direitos|deveres|impostos|leis|fundamentos|registradores|perif[ée]ricos)(?!\p{L})/iu;

/** What belongs to a class, where a list under a plural name tells it: `Quais são os componentes da CPU?` */
export function askLists(points: readonly Point[], section: number): Question[] {
  const lists = points.filter(({ kind, text }) => kind === 'list' && text.includes(': '));
  return lists.flatMap((point) => {
    const at = point.text.indexOf(': ');
    const lead = point.text
      .slice(0, at)
      .replace(/^(?:[oa]s)\s+/iu, '')
      .replace(/\s(?:são|é)$/iu, '');
    // A long list is told in several points: its answer is all of it.
    const told = lists.filter(({ text }) => text.startsWith(point.text.slice(0, at + 2)));
    if (told[0] !== point) return [];
    const members = wholeList(point) ?? told.map(({ text }) => text.slice(at + 2)).join(', ');
    if (members.length > LONGEST_ANSWER) return [];
    const [noun = ''] = lead.replace(/^(?:principais|diferentes|v[áa]ri[oa]s) /iu, '').split(' ');
    // `Quais são as causas?`: of what?
    const isBare = !/\s/.test(lead.trim());
    if (at < 0 || isBare || lead.length > LONGEST_LEAD || !/\p{L}{3}s$/u.test(noun) || !CLASS.test(lead))
      return [];
    if (/[,;!?“”]/.test(lead) || members.split(/[,;] /).length < 2) return [];
    const article = FEMININE.test(noun) && !MASCULINE.test(noun) ? 'as' : 'os';
    return [
      {
        kind: 'aberta' as const,
        text: `Quais são ${article} ${lead.charAt(0).toLowerCase()}${lead.slice(1)}?`,
        options: [],
        answer: members,
        bloomLevel: 'lembrar' as const,
        basis: told.flatMap(({ basis }) => basis).slice(0, MOST_BASIS),
        section,
      },
    ];
  });
}

/** The items of the list itself, where its points leave some out; null for what is no plain list. */
function wholeList({ basis }: Point): string | null {
  const block = basis.map(({ piece }) => piece.block).find(({ type }) => type === 'list');
  if (block?.type !== 'list' || new Set(block.items.map(({ level }) => level ?? 0)).size > 1) return null;
  return block.items.map(({ text }) => plainMath(text).replace(/[\s.;,]+$/, '')).join(', ');
}
