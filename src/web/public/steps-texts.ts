import { LIMIT_HINT, MATERIAL_RULE } from '#shared/files/accepted-kinds.ts';

/** The four steps, as the landing page tells them in a line and /como-funciona in full. */
export const STEPS = [
  {
    title: 'Envie o que você tem',
    text: `Um ${MATERIAL_RULE.names} de ${LIMIT_HINT}, ou o texto colado. Digitalização também vale.`,
    details: [
      'Diga o título, o tamanho, o formato e a entrega. O preço aparece enquanto você escolhe.',
      'Se quiser, conte para quem é a aula, quanto dura e o que a turma deve aprender.',
      'Não envie dados de alunos: nomes, fotos e notas ficam fora do material.',
    ],
  },
  {
    title: 'Leia a análise, sem pagar',
    text: 'Em minutos: estrutura, temas com o peso de cada um, lacunas, visuais e atividades, tudo ligado ao trecho de onde veio.',
    details: [
      'Cada seção mostra os slides ou as páginas previstas e a passagem do seu material que as sustenta.',
      'Se algo não couber, peça ajustes e a análise é refeita levando o seu texto em conta.',
      'A análise é feita por programa, orienta a produção e não substitui a sua avaliação.',
    ],
  },
  {
    title: 'Aprove e pague',
    text: 'Só depois de aprovar. Pix com confirmação na hora, ou cartão pelo PayPal. Nota fiscal para CPF ou CNPJ.',
    details: [
      'O prazo começa quando o pagamento é confirmado, e a data de entrega fica na página da aula.',
      'Mudou de ideia? Nos 7 dias seguintes você pede o reembolso sem dizer o motivo.',
    ],
  },
  {
    title: 'Receba e revise',
    text: 'Um editor produz, conversa com você e entrega. Baixe, avalie e peça as revisões do seu plano.',
    details: [
      'Acompanhe o andamento e fale com a produção na conversa da aula; avisamos por e-mail do que importa.',
      'O arquivo final é seu: abra, edite e use em sala.',
    ],
  },
] as const;
