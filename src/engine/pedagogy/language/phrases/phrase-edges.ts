import { conjugatedOf } from '#engine/pedagogy/language/bloom-forms.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns and adjectives that look like infinitives or gerunds. */
const NOT_VERBS = words(`
ar mar lar par bar dólar açúcar lugar mulher poder poderes lazer prazer celular solar nuclear molecular escolar familiar militar
auxiliar popular particular linear circular muscular polar lunar pilar bazar hospitalar singular regular angular
triangular retangular milhar similar vascular ocular complementar preliminar alimentar parlamentar exemplar
radar avatar nectar néctar caráter cateter esfíncter suíter hardware router server browser container web-server master
computer cluster buffer driver poster pôster hambúrguer líder repórter pulsar altar jantar paladar andar olhar
bilinear intracelular extracelular unicelular pluricelular multicelular modular tubular granular capilar glandular
planar colar limiar titular secular insular peninsular espetacular perpendicular interdisciplinar disciplinar
curricular extracurricular elementar suplementar amor flor elixir nadir
mundo fundo comando bando contrabando dividendo multiplicando operando subtraendo minuendo radicando redondo
lindo lenda fazenda renda agenda venda demanda banda propaganda legenda oferenda prebenda encomenda
soma pesquisa lista programa conta marca opera escolha teste monte conte forma separa descrição
ramos extremos remos dinamos item homem ordem bem trem totem itens islam vietnam saldo
oitava escrava lava clava palavra verão grão coração
`);
/** Verbs in -lar and others that the endings of adjectives would excuse. */
const VERBS_IN_LAR = words(
  'falar calcular controlar rolar cancelar revelar articular manipular circular-se isolar instalar formular simular acumular estimular regular-se violar',
);

/**
 * Whether a word cannot be the first or last of a key phrase: an infinitive, gerund or finite verb by its
 * ending, or an adverb in -mente. A rule of thumb, quicker than the tagger; nouns it would hit are listed.
 */
export function isPoorEdge(lower: string): boolean {
  if (NOT_VERBS.has(lower)) return false;
  if (/.{3}mente$/.test(lower)) return !/^(?:semente|aumente)$/.test(lower);
  if (/[a-zç]{2}[aei]r$/.test(lower) && !/[áéíóúâêô]/.test(lower))
    return !lower.endsWith('lar') || VERBS_IN_LAR.has(lower);
  if (/[a-zç](?:or|ôr)$/.test(lower))
    return /^(?:com|dis|ex|im|o|pro|su|trans|re|decom|contra|de)?pôr$/.test(lower);
  if (/.(?:ando|endo|indo|ondo)$/.test(lower)) return true;
  if (/.(?:aram|eram|iram|avam|ariam|eriam|iriam|assem|essem|issem|ávamos|íamos)$/.test(lower)) return true;
  if (/..(?:ou|iu)$/.test(lower)) return true;
  if (/..(?:ava|aria|eria|iria)$/.test(lower)) return /(?:ava)$/.test(lower);
  if (/[a-zç]{2}(?:am|amos|emos)$/.test(lower)) return true;
  if (/[a-zç]{2}em$/.test(lower)) return !/(?:gem|[ou]vem|ordem|homem)$/.test(lower);
  if (/.{4}iza$/.test(lower)) return true;
  if (conjugatedOf(lower) !== null) return true;
  return /-(?:se|lhes?|l[oa]s?|n[oa]s?|me)$/.test(lower);
}
