import { formatNumber } from '#shared/text/format.ts';
import { formatTotal } from '#web/platform/format-total.ts';

/** What the tab of institutional quotes says. */
export const LEADS_TEXTS = {
  title: 'Orçamentos institucionais',
  lead: 'Escolas que pediram uma proposta, da mais recente à mais antiga.',
  filters: 'Filtrar orçamentos',
  search: 'Buscar orçamento',
  searchHint: 'Escola, contato, e-mail ou CNPJ',
  status: 'Situação',
  anyStatus: 'Situação',
  modality: 'Modalidade',
  anyModality: 'Modalidade',
  loading: 'Carregando orçamentos',
  error: 'Não foi possível carregar os orçamentos',
  none: 'Nenhum orçamento ainda',
  noneText: 'Quando uma escola pedir uma proposta na página inicial, o pedido aparece aqui.',
  noMatch: 'Nenhum orçamento encontrado',
  noMatchText: 'Nada combina com a busca e os filtros.',
  count: (shown: number, total: number) =>
    total === 1
      ? '1 orçamento'
      : shown < total
        ? `${formatNumber(shown)} de ${formatTotal(total)} orçamentos`
        : `${formatNumber(total)} orçamentos`,
  columnSchool: 'Escola',
  columnStatus: 'Situação',
  columnModality: 'Modalidade',
  columnDate: 'Pedido em',
  columnDetails: 'Detalhes',
  details: 'Detalhes',
  cnpj: 'CNPJ',
  noCnpj: 'não informado',
  contact: 'Contato',
  email: 'E-mail',
  phone: 'Telefone',
  subjects: 'Disciplinas',
  priceFrom: (price: string) => `a partir de ${price} por disciplina`,
  write: 'Escrever',
  mailSubject: (school: string) => `Orçamento da Lousa para ${school}`,
  call: 'Ligar',
  saving: 'Salvando...',
  success: 'Sucesso!',
  saved: (status: string) => `Situação alterada: ${status}.`,
  saveError: 'Erro ao atualizar status',
} as const;
