import type { EducationLevel } from '#shared/lessons/order.ts';

/** How a class of this level starts, explores, practises, checks and closes. `X` stands for the topic named. */
export interface LevelStyle {
  start: string;
  explore: string;
  practise: string;
  check: string;
  close: string;
  /** One larger activity for the heaviest part, as a suggestion. */
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
    'Divida a turma em grupos: cada grupo fica com uma parte de X, prepara uma explicação de um minuto e um desenho, e ensina aos outros.',
};

const STYLES: Record<EducationLevel, LevelStyle> = {
  infantil: {
    start: 'Em roda, faça a pergunta com um objeto, um desenho ou uma música e ouça as crianças.',
    explore:
      'Conte X como uma história curta, com gestos e imagens, e peça que as crianças repitam os gestos.',
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
      'Organize uma sabatina sobre X: metade da turma prepara perguntas, metade responde com o material fechado, e depois trocam de lado.',
  },
  superior: {
    start: 'Lance a pergunta, peça voto por escrito e guarde o resultado para comparar no fim.',
    explore:
      'Exponha X e interrompa com uma questão conceitual: votação, conversa com o colega, nova votação.',
    practise: 'Em grupos, resolvam um caso e registrem as hipóteses usadas em cada passo.',
    check: 'Questões curtas, individuais, com correção comentada pelos colegas.',
    close: 'Cada um anota o ponto mais importante e o ponto mais confuso; comece a próxima aula por eles.',
    engage:
      'Peça um mapa conceitual coletivo de X: cada grupo acrescenta um termo e defende a ligação que fez.',
  },
  tecnico: {
    start: 'Comece por uma situação do posto de trabalho em que a pergunta apareça.',
    explore: 'Demonstre X passo a passo e peça que um aluno narre o que você faz.',
    practise: 'Na bancada ou no computador, cada dupla executa e confere com uma lista de verificação.',
    check: 'Cada um executa ou explica uma etapa sem consulta; anote o que precisa de nova demonstração.',
    close: 'A turma monta a lista do que não pode ser esquecido na prática.',
    engage:
      'Monte um rodízio de estações sobre X: em cada uma, uma tarefa curta com conferência entre duplas.',
  },
  livre: {
    start: 'Pergunte o que cada um espera levar da aula e ligue as respostas à pergunta de abertura.',
    explore: 'Mostre X com um exemplo completo antes da explicação; depois refaça junto com a turma.',
    practise: 'Cada participante aplica a um caso seu; quem terminar ajuda o colega ao lado.',
    check: 'Uma rodada de perguntas rápidas, respondidas em dupla.',
    close: 'Cada um diz o que vai usar primeiro.',
    engage:
      'Proponha um pequeno projeto sobre X que cada participante possa terminar e mostrar no mesmo dia.',
  },
  corporativo: {
    start: 'Abra com uma situação real da equipe e pergunte o que cada um faria.',
    explore: 'Apresente X em poucos minutos e peça um exemplo vivido por alguém da equipe.',
    practise: 'Em grupos, analisem um caso da empresa e decidam o que fazer, com um responsável e um prazo.',
    check: 'Simule a situação em duplas, com um observador que anota o que foi bem e o que falta.',
    close: 'Cada um assume um compromisso para a próxima semana e diz como vai acompanhar.',
    engage:
      'Traga um caso da própria empresa sobre X: os grupos propõem uma saída e a equipe escolhe a que vai testar.',
  },
};

export function styleOf(level: EducationLevel | null): LevelStyle {
  return level === null ? SCHOOL : STYLES[level];
}
