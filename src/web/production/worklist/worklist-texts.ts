const countLessons = (count: number) => (count === 1 ? '1 projeto' : `${count} projetos`);

/** What the editor's worklist says. */
export const WORKLIST_TEXTS = {
  title: 'Meus projetos',
  leadOverdue: (count: number) =>
    count === 1 ? '1 projeto atrasado. Comece por ele.' : `${count} projetos atrasados. Comece por eles.`,
  leadSoon: (count: number) => `${countLessons(count)} ${count === 1 ? 'vence' : 'vencem'} em até 7 dias.`,
  leadCalm: 'Nada vence nos próximos 7 dias.',
  leadNone: 'Nada em aberto no momento.',

  search: 'Buscar projeto',
  searchHint: 'Projeto ou cliente',
  view: 'Modo de ver',
  columns: 'Colunas',
  table: 'Tabela',
  status: 'Situação',
  anyStatus: 'Todas as situações',

  sort: 'Ordem',
  sorts: {
    due: 'Prazo: o mais urgente primeiro',
    '-due': 'Prazo: o mais distante primeiro',
    title: 'Título: de A a Z',
    '-title': 'Título: de Z a A',
    status: 'Situação: do começo ao fim',
    '-size': 'Tamanho: os maiores primeiro',
  },

  figures: 'Resumo',
  overdue: 'Atrasados',
  dueSoon: 'Vencem em 7 dias',
  open: 'Em aberto',
  punctual: (deliveries: number) =>
    deliveries === 1 ? 'No prazo, 1 entrega' : `No prazo, últimas ${deliveries} entregas`,
  punctualNone: 'No prazo, sem entregas ainda',
  figuresError: 'Não foi possível carregar o resumo',

  loading: 'Carregando os projetos',
  listError: 'Não foi possível carregar os projetos',
  none: 'Nenhum projeto ainda',
  noneText: 'Quando a administração atribuir um projeto a você, ele aparece aqui.',
  noMatch: 'Nenhum projeto encontrado',
  noMatchText: 'Confira as palavras da busca ou mostre todos de novo.',
  clear: 'Limpar busca',
  columnEmpty: 'Nada aqui agora.',
  columnNoMatch: 'Nada aqui com esta busca.',
  more: 'Mostrar mais',
  loadingMore: 'Carregando...',
  count: (shown: number, total: number) =>
    shown < total ? `${shown} de ${countLessons(total)}` : countLessons(total),

  start: 'Iniciar',
  starting: 'Iniciando...',
  startLong: 'Iniciar produção',
  started: 'Produção iniciada.',
  startFailed: 'Erro ao atualizar status',
  openIt: 'Abrir',
  see: 'Ver',
  of: (title: string) => `: ${title}`,
  revision: (number: number) => `${number}ª revisão`,

  columnLesson: 'Projeto',
  columnSize: 'Tamanho e formato',
  columnStatus: 'Situação',
  columnDue: 'Prazo',
  columnAction: 'Ação',
} as const;
