import {
  DELIVERY_TYPES,
  PAGE_COUNTS,
  PLANS,
  REVISION_WINDOW_DAYS,
  SLIDE_COUNTS,
} from '#shared/catalog/catalog.ts';
import { LIMIT_HINT, MATERIAL_RULE } from '#shared/files/accepted-kinds.ts';

const terms = Object.values(DELIVERY_TYPES)
  .map(({ label, termDays }) => `${label.toLowerCase()} em até ${termDays} dias`)
  .join(', ');
const list = new Intl.ListFormat('pt-BR');
const plans = list.format(
  Object.values(PLANS).map(({ label, revisions }) => `${label} ${revisions ?? 'sem limite'}`),
);

/** The ten questions; the landing page shows the first five. */
export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'A análise é mesmo gratuita?',
    answer:
      'É. Você envia o material, lê a análise completa e só paga se aprovar. Se não aprovar, cancela e não deve nada.',
  },
  {
    question: 'O que posso enviar?',
    answer: `Um arquivo ${MATERIAL_RULE.names} de ${LIMIT_HINT}, um texto digitado, ou os dois. Páginas digitalizadas são lidas por reconhecimento de texto. Não envie dados de alunos.`,
  },
  {
    question: 'Em quanto tempo fica pronto?',
    answer: `A análise leva minutos. A produção depende da entrega que você escolhe: ${terms}, em dias corridos a partir do pagamento. A data certa aparece na página da aula.`,
  },
  {
    question: 'Quanto custa?',
    answer:
      'O preço depende do tamanho e da entrega e aparece enquanto você monta o pedido, já com o total. A tabela completa está na seção de preços. Não há mensalidade nem custo escondido.',
  },
  {
    question: 'Como pago?',
    answer:
      'Por Pix, com confirmação na hora, ou por cartão através do PayPal. Os dados do cartão ficam com o PayPal e não passam por nós.',
  },
  {
    question: 'Quantas revisões estão incluídas?',
    answer: `O plano vem com o tamanho: ${plans}. Cada revisão é pedida em até ${REVISION_WINDOW_DAYS} dias depois de uma entrega, pela página da aula.`,
  },
  {
    question: 'E se eu desistir?',
    answer:
      'Antes do pagamento é só cancelar. Depois, você tem 7 dias a contar do pagamento para desistir com reembolso, sem dizer o motivo, mesmo com a produção em andamento. Nos 7 dias depois da entrega vale a garantia: nossa equipe responde ao pedido.',
  },
  {
    question: 'Quem produz o material?',
    answer:
      'Um programa lê o seu conteúdo e propõe a estrutura. Depois do pagamento, um editor assume, tira dúvidas com você na conversa da aula e entrega o arquivo final.',
  },
  {
    question: 'Que tamanhos e formatos existem?',
    answer: `Apresentações com ${list.format(SLIDE_COUNTS.map(String))} slides, em PowerPoint, Google Slides ou PDF interativo. Apostilas com ${list.format(PAGE_COUNTS.map(String))} páginas.`,
  },
  {
    question: 'Vocês emitem nota fiscal?',
    answer:
      'O recibo fica na página da aula. Para a nota fiscal de serviço, informe CPF ou CNPJ, nome ou razão social, endereço e e-mail na página do pagamento.',
  },
];
