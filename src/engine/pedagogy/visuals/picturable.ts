import { normalise } from '#engine/pedagogy/language/stem.ts';

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
