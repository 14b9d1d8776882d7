import type { SurfaceToken, TreeSentence, TreeWord } from './read-conllu.ts';

/**
 * Newspapers hardly ever tell a reader what to do, and lessons do so in every other line: sentences of our own show commands,
 * infinitives as tasks, headings without a verb and the openings that lean on what went before. `N` noun, `A` adjective,
 * `V` finite verb, `I` command, `F` infinitive, `G` gerund, `X` auxiliary, `R` adverb, `P` pronoun, `D` determiner, `E`
 * preposition, `ED` preposition with article, `C` and `S` conjunctions, `M` number, `.` mark, `VP` and `IP` verb with pronoun.
 */
const FRAMES: readonly string[] = [
  '@imp/I o/D conceito/N de/E energia/N ./.',
  '@imp/I as/D frases/N a/E seguir/F em/E seu/D caderno/N ./.',
  '@imp/I três/M exemplos/N de/E animais/N vertebrados/A ./.',
  '@imp/I o/D texto/N e/C @imp2/I as/D perguntas/N ./.',
  '@imp/I com/E suas/D palavras/N o/D que/P é/X densidade/N ./.',
  'Agora/R ,/. @imp/I a/D figura/N e/C @imp2/I o/D quadro/N ./.',
  '1/M )/. @imp/I o/D valor/N de/E x/N na/ED equação/N ./.',
  'a/N )/. @imp/I os/D números/N pares/A ./.',
  '@imp/I por/E que/P os/D rios/N são/X importantes/A ./.',
  'Em/E dupla/N ,/. @imp/I uma/D tabela/N com/E os/D dados/N ./.',
  'Não/R @imp/I a/D ordem/N das/ED operações/N ./.',
  '@inf/F os/D elementos/N de/E uma/D narrativa/N ./.',
  '@inf/F e/C @inf2/F textos/N de/E gêneros/N diversos/A',
  '@inf/F a/D importância/N da/ED água/N para/E a/D vida/N ./.',
  '@inf/F problemas/N que/P envolvam/V frações/N',
  'Objetivo/N :/. @inf/F o/D sistema/N solar/A ./.',
];
const COMMANDS =
  'Explique Calcule Descreva Cite Observe Leia Escreva Compare Resolva Identifique Justifique Analise Complete Classifique Relacione Indique Determine Assinale Marque Responda Desenhe Pesquise Construa Elabore Liste Defina Discuta Copie Circule Pinte Ligue Organize Represente Verifique Aponte Anote Registre Converta Demonstre Enumere Destaque Sublinhe Substitua Transforme Meça Some Subtraia Multiplique Divida Encontre Escolha Faça Crie Monte Reescreva Corrija Comente Interprete Ordene Separe Imagine Pense Lembre Considere Utilize Use Preencha Produza Apresente Retire Reflita';
const COMMANDS_INSIDE = 'explique responda escreva complete marque calcule compare anote justifique resolva';
const TASKS =
  'Identificar Compreender Reconhecer Analisar Resolver Calcular Explicar Descrever Comparar Interpretar Relacionar Aplicar Ler Produzir Construir Avaliar Classificar Diferenciar Conhecer Utilizar Desenvolver Caracterizar Localizar Elaborar Discutir';
const TASKS_INSIDE = 'compreender analisar comparar produzir interpretar avaliar';

const WHOLE: readonly string[] = `
O/D ciclo/N da/ED água/N
Introdução/N à/ED Química/N orgânica/A
Objetivos/N da/ED aula/N
Exercícios/N de/E fixação/N
Tipos/N de/E reprodução/N
Conclusão/N
Atividade/N 2/M :/. as/D camadas/N da/ED Terra/N
Causas/N e/C consequências/N da/ED guerra/N
Como/R funciona/V a/D fotossíntese/N ?/.
O/D que/P são/X fungos/N ?/.
Qual/P é/X a/D função/N do/ED coração/N ?/.
Por/E que/P o/D gelo/N flutua/V ?/.
Portanto/R ,/. a/D soma/N é/X igual/A a/E dez/M ./.
Além/R disso/EP ,/. as/D plantas/N liberam/V oxigênio/N ./.
Por/E isso/P ,/. os/D metais/N conduzem/V calor/N ./.
Já/R os/D mamíferos/N têm/V pelos/N ./.
Também/R chamadas/A de/E procariontes/N ,/. as/D bactérias/N não/R têm/V núcleo/N ./.
Esses/D animais/N vivem/V no/ED mar/N ./.
Ele/P descobriu/V a/D vacina/N ./.
Isso/P ocorre/V porque/S a/D pressão/N aumenta/V ./.
Trata-se/VP de/E uma/D reação/N química/A ./.
A/D água/N evapora/V ,/. condensa/V e/C volta/V como/E chuva/N ./.
A/D célula/N ,/. que/P é/X a/D menor/A unidade/N da/ED vida/N ,/. possui/V membrana/N ./.
Os/D verbos/N concordam/V com/E o/D sujeito/N ./.
O/D triângulo/N retângulo/A tem/V um/D ângulo/N reto/A ./.
A/D mitocôndria/N produz/V energia/N ./.
O/D sal/N dissolve-se/VP na/ED água/N ./.
Denomina-se/VP ecossistema/N o/D conjunto/N de/E seres/N vivos/A ./.
Chama-se/VP raiz/N a/D parte/N que/P fixa/V a/D planta/N ./.
Sendo/X assim/R ,/. o/D volume/N diminui/V ./.
Aumentando/G a/D temperatura/N ,/. a/D reação/N acelera/V ./.
Lembre-se/IP de/E usar/F letra/N maiúscula/A ./.
Reúna-se/IP com/E um/D colega/N e/C troquem/I ideias/N ./.
Vamos/X estudar/F as/D frações/N ./.
Como/S vimos/V na/ED aula/N anterior/A ,/. a/D luz/N é/X uma/D onda/N ./.
A/D figura/N abaixo/R mostra/V o/D sistema/N digestório/A ./.
Observe/I a/D tabela/N 2/M ./.
`
  .trim()
  .split('\n');

const TAGS: Readonly<Record<string, readonly [upos: string, feats?: Readonly<Record<string, string>>][]>> = {
  N: [['NOUN']],
  A: [['ADJ']],
  V: [['VERB', { VerbForm: 'Fin' }]],
  I: [['VERB', { VerbForm: 'Fin', Mood: 'Imp' }]],
  F: [['VERB', { VerbForm: 'Inf' }]],
  G: [['VERB', { VerbForm: 'Ger' }]],
  X: [['AUX']],
  R: [['ADV']],
  P: [['PRON']],
  D: [['DET']],
  E: [['ADP']],
  ED: [['ADP'], ['DET']],
  EP: [['ADP'], ['PRON']],
  C: [['CCONJ']],
  S: [['SCONJ']],
  M: [['NUM']],
  '.': [['PUNCT']],
  VP: [['VERB', { VerbForm: 'Fin' }], ['PRON']],
  IP: [['VERB', { VerbForm: 'Fin', Mood: 'Imp' }], ['PRON']],
};

/** The sentences, tagged; only their parts of speech are to be learnt, for they carry no lemmas. */
export function schoolSentences(): TreeSentence[] {
  const commands = COMMANDS.split(' ');
  const tasks = TASKS.split(' ');
  const filled = [...commands.keys()].flatMap((turn) => {
    const frame = FRAMES[turn % FRAMES.length] ?? '';
    const second = FRAMES[(turn * 5 + 3) % FRAMES.length] ?? '';
    return [fill(frame, commands, tasks, turn), fill(second, commands, tasks, turn)];
  });
  return [...filled, ...WHOLE].map(readFrame);
}

function fill(frame: string, commands: readonly string[], tasks: readonly string[], turn: number): string {
  const pick = (words: readonly string[]): string => words[turn % words.length] ?? '';
  const opens = frame.startsWith('@imp') || frame.startsWith('1/M');
  const command = pick(commands);
  return frame
    .replace('@imp2', pick(COMMANDS_INSIDE.split(' ')))
    .replace('@inf2', pick(TASKS_INSIDE.split(' ')))
    .replace('@imp', opens ? command : command.toLowerCase())
    .replace('@inf', pick(tasks));
}

function readFrame(frame: string): TreeSentence {
  const tokens = frame.split(' ').map((written): SurfaceToken => {
    const slash = written.lastIndexOf('/');
    const form = written.slice(0, slash);
    return {
      form,
      words: (TAGS[written.slice(slash + 1)] ?? []).map(([upos, feats]) => wordOf(form, upos, feats)),
    };
  });
  return { text: tokens.map(({ form }) => form).join(' '), tokens };
}

function wordOf(form: string, upos: string, feats: Readonly<Record<string, string>> = {}): TreeWord {
  return { form, lemma: form, upos, feats };
}
