import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from '#engine/pedagogy/understanding/bit.ts';
import type { Genre } from '#shared/analysis/genres.ts';

/**
 * Subjects of Brazilian schools with words that are at home there, without accents and plural ending. What stands after the
 * bar is said there too, but anywhere else as well (`água`, `massa`, `média`): it tells only beside the others.
 */
const WORDS: Readonly<Record<string, string>> = {
  'Língua Portuguesa':
    'verbo substantivo adjetivo adverbio pronome preposicao sintaxe oracao gramatica gramatical ortografia literatura literario cronica conto poema poesia interpretacao redacao acentuacao lenda lendario folclore folclorico fabula mito mitologia cordel crase proparoxitona oxitona dissertacao narrador portugues portuguesa vocabulo parodia | texto textual leitor paragrafo virgula genero personagem autor titulo narrativa rima verso leitura escrita historia',
  Matemática:
    'fracao equacao angulo triangulo geometria algebra porcentagem multiplicacao numerador denominador subtracao polinomio perimetro matematica matematico trapezio racional irracional decimal mmc divisor logaritmo trigonometria teorema inequacao incognita coeficiente afim decrescente quadratica bhaskara parabola hipotenusa cateto pitagoras circunferencia radiciacao potenciacao | funcao divisao raiz potencia soma calcule calculo area medida numero adicao multiplo proporcao razao numeral conta reta matriz',
  Estatística:
    'estatistica estatistico mediana quartil quantil histograma boxplot variancia amostra amostral amostragem probabilidade gini lorenz regressor residuo inferencia inferencial | media moda desvio populacao regressao correlacao covariancia frequencia distribuicao dispersao hipotese tabela grafico',
  Ciências:
    'ecossistema germinacao ciencias fotossintese vertebrado invertebrado respiracao digestao microrganismo astronomia alimentar reciclagem saneamento polinizacao | planeta animal planta corpo humano saude agua solo ar alimentacao energia materia vida semente lua lixo ambiente sol',
  Biologia:
    'celula celular dna rna gene genetica genetico genotipo genotipico fenotipo fenotipico alelo cromossomo mutacao evolutivo evolutiva fotossintese proteina enzima bacteria virus hereditariedade herdabilidade mitocondria ribossomo mitose meiose darwin mendel biologia | especie evolucao organismo tecido populacional carater selecao adaptacao caracter vida',
  Física:
    'velocidade aceleracao newton cinetica eletrico eletrica optica termodinamica gravidade joule atrito inercia volt ampere ohm resistor cinematica magnetismo magnetico fisica | forca energia corrente tensao resistencia onda calor massa movimento potencia trabalho temperatura circuito',
  Química:
    'atomo molecula molecular reagente elemento quimico periodica ligacao ionica covalente quimica mol organica carbono oxidacao proton eletron neutron ion estequiometria hidrocarboneto | reacao acido base solucao tabela mistura substancia',
  História:
    'guerra revolucao imperio republica colonia escravidao burguesia feudal colonizacao ditadura independencia proclamacao abolicao abolicionista monarquia escravo escravizado nazismo fascismo vargas golpe constituinte | seculo rei idade media historia povo indigena governo presidente politico movimento',
  Geografia:
    'territorio relevo urbanizacao globalizacao bioma hidrografia geografia latitude longitude agropecuaria latifundio planalto planicie cartografia cartografico migracao climatico geopolitica vegetacao | clima populacao mapa regiao paisagem espaco rural urbano',
  Arte: 'arte pintura musica teatro escultura artista artistico pintor pincel barroco renascimento impressionismo modernismo | cor obra cultura visual desenho danca',
  'Educação Física':
    'esporte atleta ginastica futebol voleibol basquete handebol aquecimento arbitro arbitragem quadra alongamento natacao capoeira | jogo treino corpo movimento exercicio regra equipe',
  Inglês:
    'english ingles vocabulary speaking listening grammar verb adverb pronoun translation | to be present simple past listen write read question answer text word',
  Filosofia:
    'filosofia filosofo platao aristoteles kant socrates etica deontologia consequencialismo epistemologia metafisica descartes nietzsche | moral razao conhecimento virtude verdade',
  Sociologia:
    'sociologia sociologico marx weber durkheim estratificacao socializacao capitalismo proletariado | sociedade classe social cultura desigualdade movimento instituicao',
  Informática:
    'computador software hardware algoritmo programacao variavel processador javascript php html css angularjs arduino criptografia criptografico cpu binario hexadecimal octal computacao computacional navegador servidor web sql wifi sgbd python desplugada byte bit informatica internet compilador compilacao linux ponteiro | codigo banco dado rede memoria sistema operacional arquivo senha aplicativo digital usuario entidade atributo tecnologia programa terminal comando',
  Administração:
    'empresa administracao administrativo administrador gestao marketing eficiencia eficacia efetividade empreendedor empreendedorismo swot fofa organograma memorando | tributo nota fiscal cliente documento planejamento lideranca',
  Contabilidade:
    'contabilidade contabil balanco passivo patrimonio tributario tributaria tributo cnae cnpj contador debito credito lucro | ativo capital fluxo caixa imposto fiscal empresa receita',
  Economia:
    'economia economico economista inflacao pib juro monetaria monetario keynes macroeconomia microeconomia gini lorenz concentracao | mercado oferta demanda renda desigualdade imposto parcela',
  Enfermagem:
    'enfermagem enfermeiro enfermeira coren intramuscular subcutaneo subcutanea intravenoso endovenoso seringa antissepsia asseptica prontuario curativo puncao cateter perfurocortante | paciente medicamento dose vacina vacinacao vacinal imunizacao agulha saude hospital leito prescricao sangue cobertura',
  'Segurança do Trabalho':
    'nr epi epc cipa sesmt aso dds andaime talabarte cinturao capacete insalubridade periculosidade ergonomia extintor desenergizacao etiquetagem bloqueio loto | acidente trabalhador risco seguranca queda altura emergencia incendio protecao cadeado',
};

/** What people are trained in at work: there a word of Physics (`queda`, `tensão`) makes no lesson of Physics. */
const AT_WORK: ReadonlySet<string> = new Set([
  ...['Enfermagem', 'Segurança do Trabalho', 'Informática', 'Administração', 'Contabilidade'],
]);

interface Vocabulary {
  component: string;
  worth: ReadonlyMap<string, number>;
  /** What its size gives it by chance. */
  chance: number;
}

const WEAK_WORTH = 0.3;
/** What a word counts beside one in running text. */
const IN_TITLE = 12;
const IN_HEADING = 4;
const IN_TERM = 6;
/** Words of its own that a subject must show, and what they must come to: less may stand anywhere. */
const LEAST = { words: 2, score: 0.6 };

const VOCABULARIES: readonly Vocabulary[] = Object.entries(WORDS).map(([component, listed]) => {
  const [strong = [], weak = []] = listed.split(' | ').map((words) => words.split(' '));
  const worth = new Map([
    ...weak.map((word) => [word, WEAK_WORTH] as const),
    ...strong.map((word) => [word, 1] as const),
  ]);
  return { component, worth, chance: Math.sqrt(strong.length + WEAK_WORTH * weak.length) };
});

/**
 * The school subject whose words the document leans on; null where none stands out. Its title and headings say more of
 * it than its text, and so do its key terms: a text on heredity reckons with variances and stays biology.
 */
export function judgeComponent(
  bits: readonly Bit[],
  { title, terms, genre }: { title: string; terms: readonly string[]; genre?: Genre | undefined },
): string | null {
  const said = bits
    .slice(0, OPENING)
    .map(({ text }, at) => declaredIn(text, at < OPENS ? LONGEST_OPENING : LONGEST_LINE))
    .find((one) => one !== null);
  if (said !== undefined) return said ?? null;
  const counts = new Map<string, number>();
  const count = (text: string, weight: number): void => {
    for (const word of normalise(text).match(/\p{L}{2,}/gu) ?? []) {
      const one = singularOf(word);
      counts.set(one, (counts.get(one) ?? 0) + weight);
    }
  };
  count(title, IN_TITLE);
  for (const { text, kind } of bits) count(text, kind === 'heading' ? IN_HEADING : 1);
  for (const term of terms) count(term, IN_TERM);
  const isAtWork = genre === 'treinamento_corporativo';
  const [best] = VOCABULARIES.filter(({ component }) => !isAtWork || AT_WORK.has(component))
    .map(({ component, worth, chance }) => {
      let words = 0;
      let sum = 0;
      for (const [word, value] of worth) {
        const uses = counts.get(word) ?? 0;
        if (uses > 0 && value === 1) words += 1;
        sum += value * Math.log1p(uses);
      }
      return { component, words, score: sum / chance };
    })
    .sort((a, b) => b.score - a.score);
  return best !== undefined && best.words >= LEAST.words && best.score >= LEAST.score ? best.component : null;
}

const OPENING = 10;
const LONGEST_LINE = 140;
/** The first lines of a note say at length what it is for. */
const LONGEST_OPENING = 420;
const OPENS = 2;
/** Names beside those of `WORDS`, and how they are abbreviated, without accents. */
const ALSO: readonly (readonly [string, string])[] = [
  ['Língua Portuguesa', 'portugues|literatura|redacao|lingua portuguesa ?\\/ ?literatura'],
  ['Matemática', 'matematica \\+ [a-z ]+|mat'],
  ['Inglês', 'lingua inglesa|english'],
  ['Arte', 'artes|musica'],
  ['Filosofia', 'filo'],
  ['Sociologia', 'socio'],
  ['Biologia', 'bio'],
  ['Física', 'fis'],
  ['Química', 'qui'],
  ['História', 'hist'],
  ['Geografia', 'geo'],
  ['Espanhol', 'lingua espanhola|espanhol'],
  ...['Ensino Religioso', 'Projeto de Vida', 'Educação Financeira', 'Direito', 'Pedagogia', 'Psicologia'].map(
    named,
  ),
  ...[
    'Eletromecânica',
    'Eletrotécnica',
    'Mecânica',
    'Logística',
    'Edificações',
    'Gastronomia',
    'Farmácia',
  ].map(named),
  ...['Radiologia', 'Nutrição', 'Agropecuária', 'Agronomia', 'Estética', 'Saúde Coletiva'].map(named),
];
function named(name: string): readonly [string, string] {
  return [name, normalise(name)];
}
const NAMES: readonly (readonly [string, string])[] = [...Object.keys(WORDS).map(named), ...ALSO];

/** `Componente: Ciências`, `BIO - 2a série EM`, `Escola X – Geografia – 7º ano`: a part of a line that is a subject and nothing else. */
function declaredIn(line: string, longest = LONGEST_LINE): string | null {
  if (line.length > longest) return null;
  const plain = normalise(line);
  const field =
    /^\W*(?:componente(?: curricular)?|disciplina|materia|area|unidade curricular|curso(?: tecnico)?)\s*:\s*(.+)$/.exec(
      plain,
    )?.[1];
  const isHead = HAS_CLASS.test(plain);
  const parts = (field ?? (isHead ? plain : ''))
    .split(/\s*[|–—,;()•·.!]\s*|\s+[-/]\s+/)
    .map((part) => part.trim().replace(FOR_WHOM, ''));
  return (
    NAMES.find(([, names]) => parts.some((part) => new RegExp(`^(?:${names})$`).test(part)))?.[0] ?? null
  );
}
/** For whom it is: without that a name of a subject may be what the text is about. */
const HAS_CLASS =
  /\d\s?[ºªoa°]?\s?(?:anos?|series?|em|periodo|fase)\b|ensino (?:medio|fundamental)|\beja\b|\b(?:senai|senac|etec|curso tecnico|tecnico em)\b/;
/** `hist 8 ano`, `tecnico em enfermagem`, `apostila de matematica`: what such a part holds beside the subject. */
const FOR_WHOM =
  /\s+\d{1,2}\s?[ºªoa°]?\s?(?:anos?|series?)(?: [a-f])?(?: (?:em|ef|do ensino (?:medio|fundamental)))?$|^(?:(?:(?:curso )?tecnico(?: de nivel medio)?|curso) (?:em|de) |(?:apostila|aula|prova|lista|plano(?: de aula)?|atividades?) de )/g;

/** `funcoes` → `funcao`, `animais` → `animal`, `leis` stays: only what the lists need. */
function singularOf(word: string): string {
  return word
    .replace(/(?:o|a)es$/, 'ao')
    .replace(/ais$/, 'al')
    .replace(/([rz])es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
