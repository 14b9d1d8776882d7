import type { DocumentKind } from './mask-document.ts';

export const BILLING_TEXTS = {
  title: 'Dados da nota fiscal',
  optional: 'opcional',
  kind: 'A nota sai em nome de',
  kinds: { cnpj: 'Empresa (CNPJ)', cpf: 'Pessoa (CPF)' } satisfies Record<DocumentKind, string>,
  cnpj: 'CNPJ',
  cnpjHint: 'Aceita o CNPJ novo, com letras.',
  legalName: 'Razão social',
  cpf: 'CPF',
  name: 'Nome completo',
  email: 'E-mail que recebe a nota',
  address: 'Endereço',
  save: 'Salvar dados da nota',
  saving: 'Salvando...',
  savedAloud: 'Dados da nota guardados.',
  saved: (when: string) => `Salvo ${when}.`,
  afterPayment: 'A nota sai depois do pagamento.',
  usesThese: 'A nota usa estes dados.',
  failedTitle: 'Os dados não foram salvos',
  loadError: 'Não foi possível abrir os dados da nota',
} as const;
