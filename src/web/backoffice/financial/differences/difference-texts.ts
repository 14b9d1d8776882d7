export const DIFFERENCE_TEXTS = {
  title: 'Diferenças',
  lead: 'Onde os nossos livros e os provedores não dizem o mesmo.',
  loading: 'Carregando diferenças',
  error: 'Não foi possível carregar as diferenças',
  agree: 'Os livros e os provedores concordam',
  agreeText: (when: string) => `Comparados ${when}.`,
  neverTitle: 'Os livros ainda não foram comparados',
  neverText: 'A comparação roda toda noite. Você também pode comparar agora.',
  compare: 'Comparar agora',
  comparing: 'Comparando...',
  compared: (open: number) =>
    open === 0
      ? 'Os livros e os provedores concordam.'
      : open === 1
        ? 'Há 1 diferença aberta.'
        : `Há ${open} diferenças abertas.`,
  columnOurs: 'Nos livros',
  columnTheirs: 'No provedor',
  unknown: 'não consta',
  open: 'Aberta',
  resolve: 'Resolver',
  resolved: 'Resolvida',
  resolution: 'Apurado:',
  resolveTitle: 'Resolver a diferença',
  found: 'O que foi apurado',
  foundHint: 'Fica nos livros, com o seu nome e a data.',
  confirm: 'Marcar como resolvida',
  done: 'A diferença foi encerrada.',
} as const;
