import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { hasFiniteVerb, isFiniteVerb, mainVerbAt } from './clauses.ts';

/** Openings that tie a sentence to the one before, whatever follows. */
const TIES =
  /^(?:portanto|assim(?! como)|logo(?= ?,)|então|além (?:disso|disto|dele|dela)|ademais|no entanto|entretanto|contudo|todavia|porém|mas(?!\p{L})|e(?= )|ou(?= )|pois(?!\p{L})|por (?:isso|isto|conseguinte|consequência|outro lado|fim|último|exemplo|sua vez|esse motivo|essa razão)|d(?:ess|est|aquel)[ae]s? |d(?:isso|aí)|com isso|n(?:ess|est|aquel)[ae]s? |nisso|(?:sendo|dito) (?:assim|isso)|ou seja|isto é|de fato|na verdade|afinal(?!\p{L})|em (?:resumo|suma|contrapartida|seguida)|também|tampouco|já(?= [oa]s? )|ainda(?: assim|,)|mesmo assim|apesar (?:disso|disto)|a partir (?:disso|daí|dess[ae]|dest[ae])|depois disso|antes disso|para isso|para tanto|por meio d(?:ess|est)[ae]|em vez disso|ao contrário,|do mesmo modo|da mesma (?:forma|maneira)|igualmente|de (?:forma|modo|maneira) (?:análoga|semelhante)|logo após,|agora que|aqui |outr[oa]s? (?!lado)|o mesmo|a mesma|os mesmos|as mesmas|tal |tais |amb[oa]s|tod[oa]s (?:el[ea]s|ess[ae]s|est[ae]s)|cada um deles|cada uma delas|nel[ea]s?|del[ea]s?|como (?:vimos|visto|dito|já (?:vimos|dito|foi)))/iu;

/** What can be seen or was said elsewhere on a page. `abaixo de zero` and `acima do mar` are places of the world. */
const ELSEWHERE =
  /(?<!\p{L})(?:como vimos|vimos (?:que|acima|antes|na aula)|(?:visto|citad[oa]s?|mencionad[oa]s?|descrit[oa]s?|mostrad[oa]s?) (?:acima|abaixo|anteriormente)|(?:acima|abaixo|a seguir|ao lado)(?=\s*(?:[.,:;)!?]|$))|(?:a|as|o|os|n[ao]s?|d[ao]s?|à|ao) (?:figura|imagem|tabela|gráfico|quadro|esquema|mapa|foto)s? (?:\d|acima|abaixo|a seguir|ao lado|anterior|seguinte)|(?:figura|tabela|gráfico|quadro|imagem) \d|(?:próxim[oa]|nesta|neste|desta|deste) (?:página|slide|figura|tabela|quadro)|(?:página|slide) (?:\d|anterior|seguinte)|próxim[oa]s? (?:aulas?|seç(?:ão|ões)|capítulos?|páginas?|unidades?)|(?:aulas?|seç(?:ão|ões)|capítulos?|páginas?|unidades?) (?:anterior|seguinte)(?:es|s)?)/iu;

/**
 * Whether a sentence cannot stand alone: it opens with a word that ties it to the one before (`Portanto`, `Ele`, `Esses
 * dados`, `É formada por`), or points at what stands elsewhere (`a figura abaixo`, `como vimos`).
 */
export function startsLeaning(sentence: string): boolean {
  const text = sentence.replace(/^(?:\((?:[IVX]+|_+|\w)\)|["“'‘«(\s•–—-])+/u, '');
  return TIES.test(text) || ELSEWHERE.test(text) || opensLeaning(text);
}

function opensLeaning(text: string): boolean {
  const tokens = tagSentence(text);
  const [first, second] = tokens;
  if (first === undefined) return false;
  if (isPointer(first, second) || pointsBeforeVerb(tokens)) return true;
  if (first.form === 'ger') return !hasFiniteVerb(text) || !tokens.some(({ text: mark }) => mark === ',');
  return lacksSubject(tokens);
}

const PRONOUNS =
  /^(?:el[ea]s?|isso|isto|aquilo|esse|essa|esses|essas|este|esta|estes|estas|aquel[ea]s?|seus?|suas?|lhes?)$/iu;

/** `Ele`, `Isso`, `Esses animais`, `Sua função`, and a pronoun before its verb (`O transforma em pó`). */
function isPointer(first: TaggedToken, second: TaggedToken | undefined): boolean {
  if (PRONOUNS.test(first.text)) return true;
  return /^[oa]s?$/i.test(first.text) && first.tag === 'PRON' && second?.form === 'fin';
}

const POINTS = /^(?:d|n|àqu|daqu|naqu)(?:est|ess|el)[ae]s?$/iu;
/** `neste século`, `deste país`: the world around us, not the page. */
const WORLD = /^(?:século|ano|mês|semana|país|planeta|mundo|momento|continente)s?$/iu;

/** `Um destes dados é a média`, `Se ele não achar`: what is meant has been named before. */
function pointsBeforeVerb(tokens: readonly TaggedToken[]): boolean {
  const verb = mainVerbAt(tokens);
  const opening = verb === -1 ? tokens : tokens.slice(0, verb);
  const noun = opening.findIndex(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
  return opening.some(
    ({ text }, at) =>
      (POINTS.test(text) && !WORLD.test(opening[at + 1]?.text ?? '')) ||
      (/^el[ea]s?$/i.test(text) && (noun === -1 || at < noun)),
  );
}

const LACKING =
  /^(?:é|são|foi|foram|era|eram|será|serão|está|estão|tem|têm|possui|possuem|pode|podem|deve|devem|serve|servem|depende|dependem)$/iu;

/** `É formada por rochas`, `Possui núcleo`: a statement of something named before; `É preciso medir` needs no subject. */
function lacksSubject(tokens: readonly TaggedToken[]): boolean {
  const [first, second, third] = tokens;
  if (first === undefined || !isFiniteVerb(first) || !LACKING.test(first.text)) return false;
  if (tokens.some(({ text }) => text === '?')) return false;
  if (second?.tag === 'ADJ' && (third?.form === 'inf' || third?.text === 'que' || third?.text === 'o'))
    return false;
  return second?.text.toLowerCase() !== 'preciso' && second?.text.toLowerCase() !== 'necessário';
}
