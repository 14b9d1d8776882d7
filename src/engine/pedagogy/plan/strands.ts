import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
import { judgeComponent } from '#engine/pedagogy/understanding/genre/judge-component.ts';

/** A part of a school subject, as a teacher of it would head a page of exercises. */
export interface Strand {
  subject: 'Matemática' | 'Português';
  name: string;
  /** What only a question of this part says. */
  mark: RegExp;
  /** Told wherever it is met: it means one thing in every subject. */
  isAnywhere?: true;
}

const mathematics = (name: string, mark: RegExp): Strand => ({ subject: 'Matemática', name, mark });
const portuguese = (name: string, mark: RegExp): Strand => ({ subject: 'Português', name, mark });

/** In the order in which a question of several is told. */
const STRANDS: readonly Strand[] = [
  {
    ...mathematics(
      'matemática financeira',
      /(?<!\p{L})(?:juros?|montante|empréstimo|poupança|capital (?:de R\$|aplicado|inicial))(?!\p{L})/iu,
    ),
    isAnywhere: true,
  },
  mathematics(
    'potências de 10 e notação científica',
    /notação científica|potências? de (?:base )?10|∙\s*\$?\{?10\}?\^|[.·∙×]\s?10[⁻⁰¹²³⁴-⁹]/iu,
  ),
  mathematics('números irracionais', /irraciona|(?<!\p{L})π(?!\p{L})/iu),
  mathematics('reta numérica', /reta numérica/iu),
  mathematics(
    'múltiplos e divisores',
    /divisíve|divisores|múltiplo|(?<!\p{L})(?:mmc|mdc)(?!\p{L})|números? primo/iu,
  ),
  mathematics(
    'álgebra e equações',
    /equaç(?:ão|ões)|express(?:ão|ões) algébric|incógnita|polinômio|sistema linear/iu,
  ),
  mathematics(
    'geometria',
    /perímetro|triângul|trapézio|retângul|retangular|circunferência|losango|paralelogramo|polígono|hipotenusa|ângulo|quadrados? .{0,30}lado/iu,
  ),
  mathematics(
    'probabilidade e contagem',
    /probabilidade|de quant[ao]s (?:maneiras|formas|modos)|combinações|permutaç/iu,
  ),
  mathematics('gráficos e tabelas', /gráfico|dados da tabela|tabela (?:acima|abaixo|a seguir|mostra)/iu),
  mathematics('média, moda e mediana', /média aritmética|(?<!\p{L})(?:mediana|moda)(?!\p{L})/iu),
  mathematics('porcentagem', /\d\s?%|por cento|porcent|percentu/iu),
  mathematics('razão e proporção', /propor(?:ção|cional)|regra de três|razão entre|são necessári[oa]s \d/iu),
  mathematics('frações', /fraç(?:ão|ões)|\\frac|numerador|denominador/iu),
  mathematics('números decimais', /decima(?:l|is)(?!\p{L})|\d,\d+ ?[+–:÷×]/iu),
  mathematics(
    'medidas',
    /\d\s?(?:km|cm|mm|kg|ha|m)[²³]?(?![\p{L}\d])|quilômetro|litros|toneladas|quilogramas|hectares/iu,
  ),
  portuguese(
    'gêneros e tipos de texto',
    /gênero textual|tip(?:o|ologia) textual|predomina a (?:narra|descri|exposi|argument)/iu,
  ),
  portuguese(
    'análise linguística',
    /(?<!\p{L})(?:oraç(?:ão|ões)|vocábulo|crase|proparoxíton|oxíton|paroxíton|predicado|concordância|regência|conjunç|pronome|sinal de pontuação|sinais de pontuação|uso das aspas|norma-padrão|sinônim|elementos? linguístic|substantiv|advérbi|verbos?(?!\p{L})|acentuaç|períodos? (?:composto|simples)|conectivo|coesão|valor semântico|sentido d[ao] (?:palavra|expressão|termo)|(?:palavra|expressão|termo)s? .{1,40}(?:introduz|indica|equivale|estabelece|substituíd|refere-se|retoma))/iu,
  ),
  portuguese('charges e tirinhas', /charge|tirinha|cartum|história em quadrinhos/iu),
  portuguese(
    'produção de texto',
    /redija|produção (?:textual|de texto)|escreva uma? (?:texto|artigo|carta|crônica)/iu,
  ),
  portuguese(
    'compreensão de texto',
    /(?:segundo|conforme|de acordo com|leitura d|título d|relativas? a)[aeo]?\s?(?:a leitura d)?[ao]?\s?(?:textos?|parágrafos?|autora?)(?!\p{L})|(?:^|\W)os? textos? \d|intenção comunicativa|ideia (?:central|principal)|infere-se|depreende-se/iu,
  ),
];

/** Parts of a test of Portuguese alone, which a class learns one by one. */
const OF_PORTUGUESE: readonly Strand[] = [
  portuguese(
    'figuras de linguagem',
    /figuras? de linguagem|sentido figurado|metáfora|hipérbole|personificação/iu,
  ),
  portuguese('discurso direto e indireto', /discurso (?:direto|indireto)/iu),
  portuguese(
    'tempos e modos verbais',
    /pretérito|tempos? verba(?:l|is)|modos? verba(?:l|is)|modo (?:indicativo|subjuntivo|imperativo)|futuro do (?:presente|pretérito)/iu,
  ),
  portuguese('sujeito e predicado', /(?<!\p{L})(?:sujeitos?|predicados?)(?!\p{L})/iu),
  portuguese(
    'conjunções',
    /conjunç|conectivo|(?:palavra|termo|expressão) [“"'‘][^”"'’]{1,20}[”"'’].{0,90}(?:indica|expressa|estabelece|introduz|exprime)(?!\p{L})/iu,
  ),
  portuguese('acentuação', /acentua|oxíton|proparoxíton|acento (?:agudo|circunflexo)/iu),
  portuguese('pontuação', /pontuação|uso d[ao]s? (?:vírgulas?|aspas|travessão|dois-pontos)/iu),
  portuguese('crase', /(?<!\p{L})crase(?!\p{L})/iu),
  portuguese('concordância', /concordância/iu),
  portuguese('pronomes', /pronom/iu),
  portuguese('classes de palavras', /classes? gramatica|classes? de palavras|substantiv|adjetiv|advérbi/iu),
  portuguese(
    'gênero do texto',
    /gêneros? textua|(?:texto|trecho)(?: lido| acima)? (?:é|pode ser considerado|pertence|classifica-se)/iu,
  ),
  portuguese(
    'produção de texto',
    /redija|produção (?:textual|de texto)|escreva uma? (?:texto|artigo|carta|crônica)/iu,
  ),
  portuguese('sentido de palavras e expressões', /(?:sentido|significado) d[aeo]s? |sinônim|antônim/iu),
  portuguese('elementos da narrativa', /conflito|desfecho|clímax|enredo|foco narrativo|tipo de narrador/iu),
  portuguese(
    'compreensão do texto',
    /no trecho|narrador|personage|sugere|infere|depreende|(?:segundo|de acordo com) o (?:texto|autor)/iu,
  ),
];

/** Of what asks for nothing else. */
const DECIMALS = mathematics('números decimais', /(?<!\d)\d{1,4},\d/u);

/** The parts of these `subjects` that a question belongs to, most telling first; of others only what means one thing anywhere. */
export function strandsOf(question: string, subjects: ReadonlySet<string>): Strand[] {
  const [only] = subjects;
  if (subjects.size === 1 && only === 'Português') {
    const [part] = OF_PORTUGUESE.filter(({ mark }) => mark.test(question));
    if (part !== undefined) return [part];
  }
  const known = STRANDS.filter(({ subject, isAnywhere }) => isAnywhere || subjects.has(subject));
  const found = known.filter(({ mark }) => mark.test(question));
  if (found.length === 0 && subjects.has(DECIMALS.subject) && DECIMALS.mark.test(question)) return [DECIMALS];
  // `Segundo o Texto 1, 49% da área…`: a text is only where the numbers come from.
  const counts = found.some(({ subject }) => subject === 'Matemática');
  return counts ? found.filter(({ subject }) => subject === 'Matemática') : found;
}

const subjectsKnown = new WeakMap<Lesson['material'], ReadonlySet<string>>();
const NAMES_SUBJECT: readonly [Strand['subject'], RegExp][] = [
  ['Matemática', /matem[áa]tica/iu],
  ['Português', /língua portuguesa|(?<!\p{L})português(?!\p{L})/iu],
];

/** The subjects that the document names itself by: without that `49 %` is no sign of Mathematics. */
export function subjectsOf(lesson: Lesson): ReadonlySet<string> {
  const { material, input } = lesson;
  const known = subjectsKnown.get(material);
  if (known !== undefined) return known;
  const bits = material.understanding?.bits ?? [];
  // A list whose title says its topic asks about that, whatever it measures.
  const isTopical = nameTheme(lesson) !== null;
  const component = isTopical ? null : judgeComponent(bits, { title: input.title, terms: [] });
  const subjects = new Set(
    NAMES_SUBJECT.filter(
      ([, name]) => bits.some(({ text }) => name.test(text)) || (component !== null && name.test(component)),
    ).map(([subject]) => subject),
  );
  subjectsKnown.set(material, subjects);
  return subjects;
}

/** True for a test of more than one subject. */
export const asksOfSubjects = (lesson: Lesson): boolean => subjectsOf(lesson).size > 1;
