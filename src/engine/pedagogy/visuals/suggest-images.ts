import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { DraftVisual, NumberedItem } from './draft-visual.ts';
import { readCaption } from './read-caption.ts';

const MOST = 5;
const MOST_WHEN_ASKED = 9;
/** Pictures without a caption are worth a hint or two, not a list. */
const MOST_BARE = 2;

/** The file's own pictures where they belong, those with a caption first, then things that a slide is about and that can be seen. */
export function suggestImages(lesson: Lesson, items: readonly NumberedItem[]): DraftVisual[] {
  const most = lesson.adjustments.wantsMoreVisuals ? MOST_WHEN_ASKED : MOST;
  const kept = items.flatMap((item) => keepImage(lesson, item));
  // Beside a question a picture of the thing it names tells nothing, or the answer.
  const isPractised = lesson.material.strategy.course === 'practise';
  const told = kept.filter(({ strength }) => strength > 0.5);
  const bare = kept.filter(({ strength }) => strength <= 0.5).slice(0, MOST_BARE);
  const shown = new Set<string>();
  const wanted = items
    .filter(
      (item) =>
        item.content !== null && !isPractised && !kept.some(({ planItem }) => planItem === item.number),
    )
    .flatMap((item) => askForImage(lesson, item, shown));
  const images = [...told, ...bare, ...wanted];
  // `Distância de pilha`: who is no child any more needs no picture of a word in a title.
  const { level } = lesson.input;
  const isForChildren = level === null || level === 'infantil' || level === 'fundamental';
  if (images.length > 0 || isPractised || !isForChildren) return images.slice(0, most);
  return items
    .filter((item) => item.content !== null && !isQuestion(item.title))
    .flatMap((item) => askForThing(lesson, item))
    .slice(0, 1);
}

/** Where nothing else can be shown, the one thing that a title names on the way: the pizza of `Divisão de uma pizza`. */
function askForThing(lesson: Lesson, item: NumberedItem): DraftVisual[] {
  const thing = item.title
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .find((word) => word.length > 2 && isPicturable(word) && isThingItself(item.title.toLowerCase(), word));
  const basis = item.pieces
    .flatMap((piece) => piece.statements)
    .filter(({ text }) => thing !== undefined && text.toLowerCase().includes(thing))
    .slice(0, 1);
  if (thing === undefined || basis.length === 0) return [];
  return [{ kind: 'foto', text: askFor(lesson, item, thing), basis, planItem: item.number, strength: 0.3 }];
}

function askFor(lesson: Lesson, item: NumberedItem, thing: string): string {
  const how = lesson.input.level === 'infantil' ? 'desenho grande e simples' : 'foto ou ilustração grande';
  return `${placeOf(lesson, item)}: ${how} de ${thing}.`;
}

function keepImage(lesson: Lesson, item: NumberedItem): DraftVisual[] {
  const images = item.pieces.filter((piece) => piece.kind === 'image');
  const captions = images.map((image) => readCaption(image, item.pieces));
  const best = Math.max(
    0,
    captions.findIndex((caption) => caption !== ''),
  );
  const image = images[best];
  if (image === undefined) return [];
  const caption = captions[best] ?? '';
  const from =
    image.page !== null ? ` da página ${image.page}` : image.slide !== null ? ` do slide ${image.slide}` : '';
  const basis = image.statements.length > 0 ? image.statements : selectStatements(lesson, item.pieces, 1);
  if (basis.length === 0) return [];
  const text =
    caption === ''
      ? `${placeOf(lesson, item)}: a imagem${from} do seu arquivo cabe aqui; diga na legenda o que ela mostra.`
      : `${placeOf(lesson, item)}: a imagem${from} do seu arquivo, com a legenda “${nestQuotes(caption)}”.`;
  return [{ kind: 'foto', text, basis, planItem: item.number, strength: caption === '' ? 0.4 : 0.6 }];
}

/** Only for what stands in the item's own title: a word met in passing is not what the slide is about. */
function askForImage(lesson: Lesson, item: NumberedItem, shown: Set<string>): DraftVisual[] {
  const title = item.title.toLowerCase();
  const term = lesson.terms
    .termsOf(item.pieces.filter((piece) => piece.kind !== 'code'))
    .find(
      (one) => !shown.has(one.key) && isNamedIn(title, one.phrase.toLowerCase()) && isPicturable(one.phrase),
    );
  if (term === undefined) return [];
  const basis = item.pieces
    .flatMap((piece) => piece.statements)
    .filter((statement) => term.stems.every((key) => statement.stems.has(key)))
    .slice(0, 1);
  if (basis.length === 0) return [];
  shown.add(term.key);
  const text = askFor(lesson, item, term.phrase);
  return [{ kind: 'foto', text, basis, planItem: item.number, strength: 0.3 }];
}

/** `Por que o agricultor planta feijão depois do milho?` is about what happens, and no bean shows it. */
const isQuestion = (title: string): boolean => /^(?:por que|para que|como|quando)(?!\p{L})|\?$/iu.test(title);

/** `Corpos finitos`, `distância de pilha` are other things than a body and a battery; `uma pizza` is one. */
function isThingItself(title: string, word: string): boolean {
  const at = title.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
  const [before, after] = [title.slice(0, at), title.slice(at + word.length)];
  return (
    at >= 0 &&
    !/(?<!\p{L})d[eo]\s$/u.test(before) &&
    !/^\s(?!(?:e|ou|com|sem|na|no|d[aeo]s?)\s)\p{L}/u.test(after)
  );
}

/** `Análise de mercado` is about no market. */
function isNamedIn(title: string, phrase: string): boolean {
  if (isQuestion(title)) return false;
  const at = title.indexOf(phrase);
  return (
    at >= 0 &&
    isThingItself(title, phrase) &&
    !/\p{L}\s(?:d[aeo]s?|para|em|n[ao]s?|com)\s$/u.test(title.slice(0, at))
  );
}

function placeOf(lesson: Lesson, item: NumberedItem): string {
  return `${lesson.unit === 'slide' ? 'Slide' : 'Página'} ${item.number}, “${nestQuotes(item.title)}”`;
}

/** Things of school matter that a camera or a pencil can show, singular, without accents. Anything else cannot be counted on to be seen. */
const THINGS = new Set(
  `animal ave peixe inseto mamifero reptil anfibio cavalo boi vaca cachorro gato lobo cobra sapo aranha abelha borboleta formiga passaro baleia tubarao tartaruga
  planta arvore flor fruto fruta folha caule semente floresta mata jardim horta grama cogumelo alga vitoria-regia cacto milho cana cafe algodao soja
  corpo cerebro coracao pulmao estomago figado rim osso esqueleto musculo pele olho ouvido orelha mao pe dente sangue celula neuronio bacteria virus
  rio lago mar oceano praia ilha montanha vulcao deserto caverna vale cachoeira solo rocha mineral cristal nuvem chuva neve raio arco-iris geleira
  sol lua terra planeta estrela cometa galaxia foguete satelite telescopio
  casa predio igreja castelo ponte estrada cidade favela fazenda porto fabrica usina mercado feira museu piramide templo aldeia quilombo senzala engenho navio caravela
  carro onibus trem aviao bicicleta barco motor roda engrenagem alavanca polia ferramenta martelo parafuso
  computador teclado mouse monitor impressora processador placa memoria disco notebook celular smartphone tablet robo sensor led protoboard resistor arduino nodemcu pendrive
  microscopio termometro regua compasso transferidor lupa ima bateria pilha lampada circuito espelho lente
  livro caderno pintura escultura mascara danca festa instrumento violao flauta tambor piano orquestra
  pizza bolo pao leite ovo carne arroz feijao sal acucar comida prato
  crianca menino menina familia agricultor operario soldado rei rainha indigena cacador
  cubo esfera cone cilindro piramide triangulo quadrado circulo retangulo poligono globo bandeira moeda cedula relogio calendario
  saci curupira iara boitata lobisomem caipora boto mula-sem-cabeca`
    .split(/\s+/)
    .filter(Boolean),
);

/** True for a term whose first word names a thing that can be seen: a photo of `coragem` or `etapa` helps nobody. */
export function isPicturable(phrase: string): boolean {
  // `Rio de Janeiro`, `Porto Alegre`: a name of somewhere is no river and no port.
  if (/\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}\p{Ll}/u.test(phrase)) return false;
  // `Arduino IDE` is a program.
  if (/\s\p{Lu}{2,}(?!\p{L})/u.test(phrase)) return false;
  const [head = ''] = normalise(phrase).split(' ');
  const singular = [
    head,
    head.replace(/s$/, ''),
    head.replace(/oes$/, 'ao'),
    head.replace(/ais$/, 'al'),
    head.replace(/res$/, 'r'),
  ];
  return singular.some((word) => THINGS.has(word));
}
