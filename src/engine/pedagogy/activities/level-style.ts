import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';

/** How a class of this level starts, explores, practises, checks and closes. `X` stands for the topic named. */
export interface LevelStyle {
  start: string;
  explore: string;
  practise: string;
  check: string;
  close: string;
  /** One larger activity in which the class shares out what the material sets side by side: `N` things, `X` their names. */
  engage: string;
}

const SCHOOL: LevelStyle = {
  start:
    'Mostre a pergunta, dê um tempo para cada um pensar em silêncio e ouça algumas respostas sem corrigir.',
  explore:
    'Apresente X em passos curtos e pare a cada passo para a turma dizer com as próprias palavras o que entendeu.',
  practise:
    'Em duplas, a turma resolve; circule pela sala e escolha duas soluções diferentes para comparar no quadro.',
  check: 'Cada um responde sozinho em uma folha; recolha para ver o que retomar.',
  close: 'A turma completa em voz alta: “hoje aprendi que…”, e você registra no quadro.',
  engage:
    'Divida a turma em N grupos, um para cada tema: X. Cada grupo prepara uma explicação de um minuto com um desenho e ensina aos outros.',
};

const STYLES: Record<EducationLevel, LevelStyle> = {
  infantil: {
    start: 'Em roda, faça a pergunta com um objeto, um desenho ou uma música e ouça as crianças.',
    explore:
      'Em roda, converse com as crianças sobre X com objetos, imagens e gestos; elas repetem e contam o que veem.',
    practise: 'Proponha uma brincadeira, um desenho ou uma colagem; ajude cada criança a contar o que fez.',
    check: 'Mostre figuras e peça que apontem, nomeiem ou imitem.',
    close: 'Em roda, cada criança conta ou mostra o que mais gostou.',
    engage:
      'Faça um canto de faz de conta sobre X, com objetos da sala, e deixe as crianças brincarem em pequenos grupos.',
  },
  fundamental: SCHOOL,
  medio: {
    ...SCHOOL,
    practise: 'Em trios, a turma resolve e justifica; dois trios com respostas diferentes defendem as suas.',
    close: 'Cada um escreve em uma frase o que ficou claro e em outra o que ainda é dúvida.',
    engage:
      'Organize uma sabatina sobre X: metade da turma prepara duas perguntas para cada tema, metade responde com o material fechado; depois trocam de lado.',
  },
  superior: {
    start: 'Lance a pergunta, peça voto por escrito e guarde o resultado para comparar no fim.',
    explore:
      'Exponha X e interrompa com uma questão conceitual: votação, conversa com o colega, nova votação.',
    practise: 'Em grupos, resolvam um caso e registrem as hipóteses usadas em cada passo.',
    check: 'Cada um responde sozinho, por escrito; um colega corrige e comenta.',
    close: 'Cada um anota o ponto mais importante e o ponto mais confuso; comece a próxima aula por eles.',
    engage: 'Escreva no quadro X: cada grupo liga a um deles um termo do texto e defende a ligação que fez.',
  },
  tecnico: {
    start: 'Mostre a pergunta e ouça primeiro quem já viu isso na oficina, no laboratório ou no estágio.',
    explore: 'Demonstre X passo a passo e peça que um aluno narre o que você faz.',
    practise: 'Na bancada ou no computador, cada dupla executa e confere com uma lista de verificação.',
    check: 'Cada um responde sem consulta; anote o que precisa de nova demonstração.',
    close: 'A turma monta a lista do que não pode ser esquecido na prática.',
    engage:
      'Monte N estações, uma para cada tema: X. Em cada uma, uma dupla explica ou mostra como se faz e a outra confere no material; depois trocam.',
  },
  livre: {
    start: 'Pergunte o que cada um espera levar da aula e ligue as respostas à pergunta de abertura.',
    explore: 'Mostre X com um exemplo completo antes da explicação; depois refaça junto com a turma.',
    practise: 'Cada participante aplica a um caso seu; quem terminar ajuda o colega ao lado.',
    check: 'Uma rodada de perguntas rápidas, respondidas em dupla.',
    close: 'Cada um diz o que vai usar primeiro.',
    engage:
      'Cada participante escolhe um destes: X; prepara uma demonstração de dois minutos e mostra aos outros no mesmo dia.',
  },
  corporativo: {
    start: 'Mostre a pergunta, ouça duas ou três respostas e peça um caso da própria equipe.',
    explore: 'Apresente X em poucos minutos e peça um exemplo vivido por alguém da equipe.',
    practise: 'Em grupos, analisem um caso da empresa e decidam o que fazer, com um responsável e um prazo.',
    check: 'Cada um responde sozinho; confiram juntos e combinem o que fica valendo na equipe.',
    close: 'Cada um assume um compromisso para a próxima semana e diz como vai acompanhar.',
    engage:
      'Divida a equipe em N grupos, um para cada tema: X. Cada grupo conta um caso do dia a dia em que isso apareceu e diz o que faria hoje.',
  },
};

export function styleOf(level: EducationLevel | null): LevelStyle {
  return level === null ? SCHOOL : STYLES[level];
}

/** What a lesson calls its own task, and how a class goes about it. */
const OWN_WAYS: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:para|de) casa(?!\p{L})/iu,
    'Explique o que se pede, combine o prazo e faça com a turma o começo.',
  ],
  [
    /^(?:Experi[êe]ncia|Experimento)/u,
    'Antes, cada um diz o que espera que aconteça; depois anotem o que aconteceu e comparem.',
  ],
  [
    /^(?:Digam o que fariam|Proponham|Discutam em grupos)/u,
    'Cada grupo decide e justifica em um minuto; compare as saídas no quadro.',
  ],
  [
    /^Prática/u,
    'Mostre uma vez devagar; quem termina confere o trabalho de outra dupla com o material na mão.',
  ],
  [
    /^(?:Proposta|Produção)|^(?:Escrev|Redij|Produz)(?:a|am|er|ir)(?!\p{L})/u,
    'Leia o que se pede e como será avaliado; dê tempo para a primeira versão e peça que troquem com um colega para comentar.',
  ],
  [/^Pesquis/u, 'Combine onde procurar e até quando; comecem em duplas e mostrem à turma o que acharam.'],
  [
    /^(?:Conversar|Discutir|Debater|Debate|Roda de conversa|Refletir|Pensar)(?!\p{L})/u,
    'Em roda, ouça primeiro quem fala menos; registre no quadro o que cada lado defende.',
  ],
];

const ANSWERED =
  'Em duplas, respondam por escrito; depois a turma confere no material e completa o que faltou.';

/** How a task is done in class, by what it asks for; null where that is for the level to say, or told in the task itself. */
export function wayOf(task: string, level: EducationLevel | null): string | null {
  if (level === 'infantil') return null;
  if (/^Há um erro/u.test(task)) return ANSWERED;
  for (const [asked, way] of OWN_WAYS) if (asked.test(task)) return way;
  if (/(?<!\p{L})(?:duplas?|trios?|grupos?)(?!\p{L})/iu.test(task))
    return 'Circule pela sala e escolha duas respostas diferentes para comparar no quadro.';
  if (
    /^(?:Ligue|Separe|Ponha|Monte|Relacione|Refaça|Encontre|Diga|Faça um gráfico|Complete (?:de memória|uma tabela))(?!\p{L})/u.test(
      task,
    )
  )
    return 'Em duplas, montem a resposta; depois um par mostra no quadro e os outros conferem no material.';
  if (/^(?:Reconte|Conte|Quem sou eu|Invente|Desenhe)(?!\p{L})/u.test(task))
    return 'Cada um prepara a sua e conta a um colega; dois ou três apresentam à turma.';
  if (/\?$/u.test(task) || /^Complete/u.test(task)) return ANSWERED;
  return null;
}

/** Who is trained at work is called so in the material's own first lines. */
const AT_WORK =
  /(?<!\p{L})(?:treinamento|capacita[çc][ãa]o|reciclagem|educa[çc][ãa]o permanente|integra[çc][ãa]o de novos|colaborador(?:es|a)?|funcion[áa]ri[oa]s?|agentes? comunit[áa]ri[oa]s?|manipulador(?:es)?|ACS)(?!\p{L})/iu;
const AT_SCHOOL =
  /(?<!\p{L})(?:alun[oa]s?|turmas?|escola|estudantes?|s[ée]rie|bimestre|ensino (?:m[ée]dio|fundamental))(?!\p{L})/iu;
const FIRST_LINES = 12;

/** Whether those who learn are adults at work, by what was ordered, else by the material's own words. */
function areAtWork({ input, material }: Lesson): boolean {
  if (input.level !== null) return input.level === 'corporativo';
  const read: readonly { text: string }[] = material.understanding?.bits ?? material.pieces;
  const first = read.slice(0, FIRST_LINES).map(({ text }) => text);
  const opening = [input.title, ...first].join('\n');
  const isTraining = material.understanding?.genre === 'treinamento_corporativo' || AT_WORK.test(opening);
  return isTraining && !AT_SCHOOL.test(opening);
}

/** With the article that each takes. */
const WORDS: readonly [RegExp, string][] = [
  [/(?<!\p{L})alunos(?!\p{L})/gu, 'participantes'],
  [/(?<!\p{L})aluno(?!\p{L})/gu, 'participante'],
  [/(?<!\p{L})à turma(?!\p{L})/giu, 'ao grupo'],
  [/(?<!\p{L})(d|n|pel)a turma(?!\p{L})/giu, '$1o grupo'],
  [/(?<!\p{L})a turma toda(?!\p{L})/giu, 'todo o grupo'],
  [/(?<!\p{L})a turma(?!\p{L})/giu, 'o grupo'],
  [/(?<!\p{L})sua turma(?!\p{L})/giu, 'seu grupo'],
];
/** What is quoted is the material's own. */
const QUOTED = /(“[^”]*”|"[^"]*")/u;

/** Suggestions in the words of a house for its people: `o grupo`, `cada participante`; those of a class stay as they are. */
export function callGroup<T extends Grounded>(lesson: Lesson, lines: readonly T[]): T[] {
  if (!areAtWork(lesson)) return [...lines];
  return lines.map((line) => ({ ...line, text: inTheirWords(line.text) }));
}

function inTheirWords(text: string): string {
  const told = text
    .split(QUOTED)
    .map((part, at) =>
      at % 2 === 1 ? part : WORDS.reduce((said, [word, other]) => said.replace(word, other), part),
    )
    .join('');
  return told.charAt(0) === told.charAt(0).toLowerCase() && /^\p{Lu}/u.test(text)
    ? told.charAt(0).toUpperCase() + told.slice(1)
    : told;
}
