import type { AiAnalysis, BloomLevel, PlanItem } from '#shared/analysis/ai-analysis.ts';

type VisualKind = AiAnalysis['visuals'][number]['kind'];
export type Unit = AiAnalysis['structure']['unit'];

export const PURPOSE_LABELS: Record<PlanItem['purpose'], string> = {
  capa: 'Capa',
  sumario: 'Sumário',
  abertura: 'Abertura',
  objetivos: 'Objetivos',
  conteudo: 'Conteúdo',
  exemplo: 'Exemplo',
  pratica: 'Prática',
  verificacao: 'Verificação',
  sintese: 'Síntese',
  gabarito: 'Gabarito',
  referencias: 'Referências',
  encerramento: 'Encerramento',
};
export const BLOOM_LABELS: Record<BloomLevel, string> = {
  lembrar: 'Lembrar',
  entender: 'Entender',
  aplicar: 'Aplicar',
  analisar: 'Analisar',
  avaliar: 'Avaliar',
  criar: 'Criar',
};
export const VISUAL_LABELS: Record<VisualKind, string> = {
  linha_do_tempo: 'Linha do tempo',
  fluxo: 'Fluxo',
  comparacao: 'Comparação',
  grafico: 'Gráfico',
  tabela: 'Tabela',
  mapa: 'Mapa',
  mapa_conceitual: 'Mapa conceitual',
  ciclo: 'Ciclo',
  foto: 'Imagem',
  formula: 'Fórmula',
};

/** `1 slide`, `63 páginas`. */
export function countUnits(count: number, unit: Unit): string {
  const word = unit === 'slide' ? 'slide' : 'página';
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export const REPORT_TEXTS = {
  eyebrow: 'Análise pedagógica',
  lessonOf: (minutes: number) => `aula de ${minutes} min`,
  progress: 'Andamento do pedido',
  step: (number: number, of: number) => `Etapa ${number} de ${of}`,
  print: 'Imprimir',
  structure: 'Estrutura sugerida',
  segments: (total: string, parts: string) => `${total}: ${parts}`,
  part: (number: number, title: string, size: string) => `parte ${number}, ${title}, ${size}`,
  openAll: 'Abrir tudo',
  closeAll: 'Fechar tudo',
  visuals: 'Sugestões visuais',
  noVisuals: 'Nenhuma sugestão visual para este material.',
  more: (count: number) => `Ver mais ${count}`,
  analogy: 'Analogia',
  topics: 'Peso dos temas',
  topicCount: (count: number) => (count === 1 ? '1 tema' : `${count} temas`),
  keyPoints: 'Pontos principais',
  keyPhrases: 'Palavras-chave',
  improvements: 'Melhorias propostas',
  improvementsHint: 'Marque as que quer: elas vão junto quando você solicitar ajustes.',
  noImprovements: 'Nenhuma melhoria a propor.',
  typos: 'Possíveis erros de escrita',
  typosHint: 'Desmarque o que está escrito como você quer.',
  insteadOf: 'o certo seria',
  askCorrections: 'Pedir as correções',
  engagement: 'Para engajar a turma',
  schedule: 'Roteiro da aula',
  minutes: (minutes: number) => `${minutes} min`,
  readability: 'Facilidade de leitura',
  bands: {
    muito_facil: 'muito fácil',
    facil: 'fácil',
    dificil: 'difícil',
    muito_dificil: 'muito difícil',
  },
  readabilityScale: (score: string, band: string) => `Índice de leitura ${score} de 100: ${band}.`,
  expected: (level: string, min: string, max: string) => `Esperado para ${level}: de ${min} a ${max}.`,
  hard: 'difícil',
  easy: 'fácil',
  counts: (words: string, sentences: string) => `${words} palavras, ${sentences} frases`,
  simplify: (count: number) =>
    count === 1 ? '1 frase para simplificar' : `${count} frases para simplificar`,
  objectives: 'Objetivos de aprendizagem',
  objectivesHint: 'Pelos níveis de Bloom, do lembrar ao criar.',
  noLevel: 'verbo sem nível',
  none: 'nenhum',
  noObjectives: 'Nenhum objetivo foi encontrado no material nem no pedido.',
  bloomCount: (label: string, count: number) => `${label}: ${count}`,
  nextTitle: 'O que fazer agora:',
  next: {
    cabe: () => 'confira o plano e aprove, ou marque melhorias e peça ajustes.',
    falta_material: (canChange: boolean) =>
      `${canChange ? 'mude para um tamanho menor, ' : ''}envie mais material, ou aprove assim mesmo.`,
    sobra_material: (canChange: boolean) =>
      canChange
        ? 'aprove assim, ou mude para um tamanho maior, que leva mais do material.'
        : 'aprove assim, ou divida o conteúdo em mais de uma aula.',
  },
  aboutSize: 'Como o tamanho foi contado',
  aboutReading: (count: number) => `Sobre a leitura do material (${count})`,
  answers: 'O que você pediu',
  answerDone: 'Feito',
  answerDeclined: 'Não foi feito',
  answerOffer: 'Depende de você',
  answerTeam: 'Fica com a equipe',
  changeTo: (size: string, price: string) => `Mudar para ${size}\u00a0·\u00a0${price}`,
  changeOrder: 'Mudar tamanho ou prazo',
} as const;
