import type { ServiceType } from '#shared/catalog/catalog.ts';
import { formatNumber } from '#shared/text/format.ts';

const of = (number: number, one: string, many: string) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;

export const tellSize = (serviceType: ServiceType, size: number): string =>
  serviceType === 'booklet' ? of(size, 'página', 'páginas') : of(size, 'slide', 'slides');

/** What the meter of the order form says. */
export const METER_TEXTS = {
  label: 'Tamanho',
  empty: 'Quanto rende o seu material?',
  emptyLead: 'Escreva ou envie um arquivo e a régua mostra, antes de você pagar.',
  theme: (words: string) => `“${words}” é um bom tema, ainda não é uma aula`,
  themeLead: 'Conte três coisas: o que a turma já sabe, o que precisa sair sabendo e um exemplo.',
  prompts: ['O que a turma já sabe', 'O que precisa sair sabendo', 'Um exemplo'],
  yields: 'Seu material rende cerca de',
  reading: 'Lendo o seu arquivo',
  readingPages: (page: number) => `Até a página ${formatNumber(page)}, já rende cerca de`,
  readingLead: 'A leitura continua. Você pode seguir preenchendo e enviar quando quiser.',
  unmeasured: 'Este arquivo ainda não foi medido',
  unmeasuredLead: 'Escolha um tamanho. A análise diz quanto rende, antes de você pagar.',
  counted: (words: number, figures: number) =>
    `Contei ${of(words, 'palavra', 'palavras')}${figures > 0 ? ` e ${of(figures, 'figura', 'figuras')}` : ''}.`,
  estimated: (pages: number) =>
    `Li ${of(pages, 'página digitalizada', 'páginas digitalizadas')} e estimei as outras.`,
  bestFit: 'cabe melhor',
  ruler: (serviceType: ServiceType, supported: number, size: number | null) =>
    supported === 0
      ? 'Régua vazia'
      : `O material rende cerca de ${tellSize(serviceType, supported)}${size === null ? '' : `; você escolheu ${formatNumber(size)}`}`,
  lacking: (serviceType: ServiceType, size: number, missing: number) =>
    serviceType === 'booklet'
      ? `Com ${size}, cerca de ${of(missing, 'página fica', 'páginas ficam')} como espaço para você completar.`
      : `Com ${size}, cerca de ${of(missing, 'slide fica', 'slides ficam')} como espaço para você completar.`,
  changeTo: (size: number, price: string) => `Mudar para ${size}, ${price}`,
  writeMore: 'Escrever mais',
  tooMuch: (serviceType: ServiceType, largest: number, rest: number) =>
    `O maior tamanho tem ${largest}. Cerca de ${tellSize(serviceType, rest)} de matéria entram em resumo ou ficam de fora.`,
  inTwo: (price: string) => `Dividir em duas aulas, ${price}`,
  makeBooklet: 'Fazer uma apostila',
  firstOfTwo: 'Aula 1 de 2: usar a primeira metade do material.',
  secondOfTwo: 'Aula 2 de 2: usar a segunda metade do material.',
} as const;
