import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from '#engine/pedagogy/understanding/bit.ts';

/** Subjects of Brazilian schools with words that are at home there, without accents; a stem stands for its family. */
const WORDS: Readonly<Record<string, string>> = {
  'Língua Portuguesa':
    'verbo verbos substantivo adjetivo pronome sintaxe oracao oracoes gramatica ortografia texto textual leitor narrador poema literatura literario cronica conto genero interpretacao redacao paragrafo virgula acentuacao lenda folclore fabula',
  Matemática:
    'fracao fracoes equacao equacoes funcao angulo triangulo geometria algebra porcentagem multiplicacao divisao numerador denominador raiz potencia soma subtracao decimal decimais matematica calcule calculo polinomio area perimetro',
  Estatística:
    'estatistica media mediana moda desvio variancia amostra populacao quartil histograma regressao correlacao probabilidade frequencia gini',
  Ciências:
    'planeta animais plantas corpo humano saude agua solo ar ecossistema alimentacao energia materia ciencias germinacao',
  Biologia:
    'celula celulas dna gene genes genetica especie especies evolucao fotossintese proteina enzima organismo tecido bacteria virus populacional hereditariedade fenotipo genotipo',
  Física:
    'forca velocidade aceleracao newton energia cinetica eletrico corrente tensao resistencia onda optica termodinamica calor massa gravidade joule',
  Química:
    'atomo atomos molecula moleculas reacao reacoes elemento tabela periodica acido base ligacao quimica solucao mol organica carbono oxidacao',
  História:
    'guerra revolucao imperio republica colonia escravidao seculo rei burguesia feudal idade media colonizacao ditadura independencia historia povos indigenas proclamacao',
  Geografia:
    'territorio clima relevo populacao urbanizacao globalizacao mapa regiao bioma vegetacao hidrografia geografia migracao paisagem latitude longitude agropecuaria',
  Arte: 'arte pintura musica teatro danca escultura artista cores obra cultura visual desenho',
  'Educação Física':
    'esporte jogo jogos atleta treino corpo movimento ginastica futebol voleibol basquete exercicio aquecimento',
  Inglês: 'english verb to be present simple past vocabulary listen read write speaking translation ingles',
  Filosofia: 'filosofia filosofo etica moral platao aristoteles kant razao conhecimento virtude socrates',
  Sociologia:
    'sociedade sociologia classe social marx weber durkheim cultura desigualdade movimentos instituicoes',
  Informática:
    'computador computadores software hardware algoritmo programacao codigo variavel banco dados rede internet processador memoria sistema operacional javascript php html arduino criptografia cpu binario hexadecimal arquivo arquivos senha',
  Administração:
    'empresa empresas gestao administracao marketing eficiencia eficacia tributo tributos nota fiscal empreendedor cliente',
  Contabilidade:
    'contabilidade contabil balanco ativo passivo patrimonio debito credito lucro capital tributario fluxo caixa',
  Economia: 'economia mercado oferta demanda inflacao renda pib juros desigualdade monetaria',
};

const LEAST_HITS = 4;

/** The school subject whose words stand most often in the text; null where none stands out. */
export function judgeComponent(bits: readonly Bit[]): string | null {
  const counts = new Map<string, number>();
  for (const word of normalise(bits.map(({ text }) => text).join(' ')).match(/\p{L}{3,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const [best] = Object.entries(WORDS)
    .map(([component, words]) => {
      const own = words.split(' ').map((word) => counts.get(word) ?? 0);
      return {
        component,
        hits: own.reduce((sum, count) => sum + count, 0),
        score: own.reduce((sum, count) => sum + Math.log1p(count), 0) / Math.sqrt(words.split(' ').length),
      };
    })
    .sort((a, b) => b.score - a.score);
  return best !== undefined && best.hits >= LEAST_HITS ? best.component : null;
}
