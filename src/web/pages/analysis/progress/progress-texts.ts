import { REVISION_WINDOW_DAYS } from '#shared/catalog/catalog.ts';
import type { PaidStatus } from '#shared/lessons/lesson-status.ts';

/** What the page of a paid lesson says beside the delivery, the money and the analysis. */
export const PROGRESS_TEXTS = {
  eyebrow: { paid: 'Produção', in_production: 'Produção', completed: 'Entrega' } satisfies Record<
    PaidStatus,
    string
  >,
  next: {
    paid: 'Em seguida vem a produção.',
    in_production: 'Em seguida vem a entrega.',
    completed: 'Tudo concluído.',
  } satisfies Record<PaidStatus, string>,
  approved: {
    title: 'O que você aprovou',
    text: 'A edição parte desta prévia. O arquivo final chega nesta página.',
  },
  revising: {
    title: 'Sua revisão está sendo feita',
    text: 'A edição retomou a sua aula com o que você pediu.',
  },
  byItself: {
    soon: {
      title: 'A sua aula sai agora',
      text: 'Pelo contrato da sua escola, o rascunho que passa na verificação é a entrega. O arquivo chega nesta página em instantes, e um e-mail avisa.',
    },
    held: {
      title: 'Um editor olha antes',
      text: 'A verificação do rascunho encontrou algo que uma pessoa precisa resolver. Um editor assume a sua aula dentro do prazo.',
    },
    failed: {
      title: 'A sua aula ainda não saiu',
      // True while the last try goes on as well as after it.
      text: 'A entrega automática falhou, por um erro nosso. Tentamos mais uma vez; se não sair, um editor entrega dentro do prazo. O rascunho está guardado, e você não precisa fazer nada.',
    },
  },
  due: 'Entrega até',
  onHold: 'Em espera',
  steps: 'Passo a passo',
  step: {
    payment: 'Pedido pago',
    paymentNote: 'O prazo já está contando.',
    editor: 'Uma pessoa da edição assume a aula',
    editorDone: 'Edição assumiu a aula',
    editorNote: 'Vocês conversam por aqui ou pelo Dashboard.',
    production: 'Produção do material',
    productionNote: 'A partir da análise que você aprovou.',
    delivery: 'Entrega do arquivo final',
    deliveryNote: 'Você recebe um e-mail e baixa nesta página.',
    revisions: (revisions: string) => `Você pode pedir ${revisions}`,
    revisionsNote: `Cada pedido em até ${REVISION_WINDOW_DAYS} dias da entrega.`,
  },
  done: 'feito',
  current: 'agora',
  supportText: 'Dúvidas, ideias, arquivos: escreva a qualquer momento.',
  openSupport: 'Abrir conversa',
  files: 'Arquivos da aula',
  analysis: 'Análise pedagógica',
  aside: 'Prazos e contato',
} as const;
