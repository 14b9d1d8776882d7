/** What an opened project says. */
export const PROJECT_TEXTS = {
  projects: 'Projetos',
  allProjects: 'Todos os projetos',
  loading: 'Carregando o projeto',
  loadError: 'Não foi possível carregar o projeto',
  gone: 'Este projeto não está mais com você. Pode ter passado para outra pessoa.',
  parts: 'Partes do projeto',
  plan: (plan: string) => `plano ${plan}`,

  material: 'Material',
  forWhom: 'Para quem',
  lessonOf: (minutes: number) => `Aula de ${minutes} min.`,
  objectives: 'Objetivos',
  content: 'Texto do pedido',
  file: 'Arquivo original',
  fileGone: 'O arquivo original não está mais disponível.',
  adjustments: 'Pedido na aprovação',
  revision: (number: number) => `O que mudar na ${number}ª revisão`,
  comments: 'Comentários',

  analysis: 'Análise',
  report: 'Parecer inteiro',
  noAnalysis: 'Esta aula não tem análise.',
  analysisError: 'Não foi possível carregar a análise',
  analysisLoading: 'Carregando a análise',
  improvements: 'Melhorias propostas',
  visuals: 'Sugestões visuais',
  readability: 'Facilidade de leitura',

  conversation: 'Conversa',
  files: 'Arquivos',
  deliveries: 'Entregas',
} as const;
