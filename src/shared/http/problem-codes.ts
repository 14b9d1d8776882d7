import { ACCOUNT_QUOTA_TEXT } from '#shared/upload-limits.ts';
import { BROWSER_PROBLEMS } from './browser-problems.ts';

/**
 * Every expected refusal of the product: its HTTP status and the pt-BR sentence a screen may show.
 * The server throws them by code, the browser tells them apart by code and takes the sentence from the answer: of this
 * file it reads the types alone.
 */
export const PROBLEMS = {
  ...BROWSER_PROBLEMS,
  malformed_body: {
    status: 400,
    message: 'Não entendemos os dados enviados. Recarregue a página e tente de novo.',
  },
  wrong_credentials: { status: 401, message: 'E-mail ou senha incorretos.' },
  wrong_admin_credentials: { status: 401, message: 'Usuário ou senha incorretos.' },
  editors_only: { status: 403, message: 'Acesso restrito para editores' },
  foreign_origin: { status: 403, message: 'Acesso negado' },
  client_gone: { status: 408, message: 'O envio foi interrompido antes da resposta.' },
  lesson_not_found: { status: 404, message: 'Aula não encontrada' },
  file_not_found: { status: 404, message: 'Arquivo não encontrado' },
  material_not_found: {
    status: 404,
    message: 'O arquivo enviado não está mais guardado. Escolha-o de novo.',
  },
  preview_not_found: { status: 404, message: 'Prévia não encontrada' },
  skill_not_found: { status: 404, message: 'Habilidade não encontrada' },
  file_deleted: {
    status: 409,
    message: 'O arquivo foi excluído. Restaure-o antes de continuar.',
  },
  file_infected: {
    status: 409,
    message:
      'O antivírus encontrou uma ameaça neste arquivo. Ele não pode ser liberado; peça outro a quem enviou.',
  },
  user_not_found: { status: 404, message: 'Usuário não encontrado' },
  admin_protected: { status: 403, message: 'Contas de administrador não podem ser excluídas' },
  editor_busy: {
    status: 409,
    message: 'Este editor tem produções em aberto. Passe-as a outro editor antes de excluir a conta.',
  },
  editor_paused: {
    status: 409,
    message:
      'Esta pessoa está em pausa e não recebe produções novas. Escolha outra ou encerre a pausa em Editores.',
  },
  editor_changed: {
    status: 409,
    message: 'A aula foi atribuída a outra pessoa enquanto você escolhia. Confira antes de trocar.',
  },
  invitation_accepted: {
    status: 409,
    message: 'Esta pessoa já criou a própria senha. Se ela a esqueceu, envie o link de nova senha.',
  },
  last_admin: {
    status: 409,
    message: 'Esta é a única conta de administrador. Crie outra antes de excluí-la.',
  },
  payment_needed: {
    status: 409,
    message: 'Esta aula não tem pagamento. Para marcá-la como paga, registre um pagamento manual.',
  },
  refund_needed: { status: 409, message: 'Esta aula foi paga. Para cancelá-la, reembolse o pagamento.' },
  cleanup_disabled: {
    status: 403,
    message: 'A limpeza de dados de teste está desativada neste servidor.',
  },
  totp_required: { status: 401, message: 'Informe o código do aplicativo autenticador.' },
  wrong_totp: { status: 401, message: 'Código inválido ou já usado. Espere o próximo e tente de novo.' },
  wrong_code: { status: 400, message: 'Código inválido ou já usado. Espere o próximo e tente de novo.' },
  totp_already_on: { status: 409, message: 'A verificação em duas etapas já está ativada.' },
  totp_off: { status: 409, message: 'A verificação em duas etapas não está ativada.' },
  own_totp: {
    status: 409,
    message: 'A sua verificação em duas etapas se desativa em Configurações, com a senha e um código.',
  },
  inbox_item_gone: { status: 409, message: 'Isto já não espera por ninguém. Alguém resolveu antes.' },
  inbox_needs_decision: {
    status: 409,
    message: 'Isto só sai da caixa com a decisão. Decida, ou adie para depois.',
  },
  lead_not_found: { status: 404, message: 'Orçamento não encontrado' },
  mail_not_found: { status: 404, message: 'E-mail não encontrado' },
  mail_not_resendable: {
    status: 409,
    message: 'Só um e-mail que falhou ou ficou sem confirmação pode ser enviado de novo.',
  },
  session_not_found: { status: 404, message: 'Sessão não encontrada' },
  email_taken: { status: 409, message: 'Este e-mail já está cadastrado.' },
  idempotency_conflict: {
    status: 409,
    message: 'Este pedido já foi enviado com outros dados. Confira seus projetos antes de enviar de novo.',
  },
  on_hold: {
    status: 409,
    message: 'O pagamento desta aula está contestado. A produção espera até isso ser resolvido.',
  },
  production_not_found: { status: 404, message: 'Produção não encontrada' },
  draft_not_found: { status: 404, message: 'O rascunho ainda não está pronto' },
  draft_outdated: {
    status: 409,
    message: 'O rascunho mudou enquanto você olhava. Recarregue a página para ver o atual.',
  },
  draft_faulty: {
    status: 422,
    message: 'O rascunho tem pontos que impedem a entrega. Baixe-o, corrija e envie o arquivo pronto.',
  },
  draft_refused: {
    status: 422,
    message: 'Esta mudança não pode ser guardada. Desfaça a última e tente de novo.',
  },
  look_refused: { status: 422, message: 'Este tema não serve para o tamanho do pedido.' },
  outline_outdated: {
    status: 409,
    message: 'O roteiro mudou em outra janela. Confira o atual antes de continuar.',
  },
  outline_refused: { status: 422, message: 'O roteiro não fecha com o tamanho do pedido.' },
  delivery_missing: {
    status: 409,
    message: 'Ainda não há arquivo final desta aula. Envie a entrega antes de finalizar.',
  },
  delivery_final: {
    status: 409,
    message:
      'O arquivo já não pode ser trocado: só quem entregou pode, por dez minutos, antes da avaliação e de uma revisão. Fale com a administração.',
  },
  revision_refused: { status: 409, message: 'Não é mais possível pedir uma revisão desta entrega.' },
  already_rated: { status: 409, message: 'Esta entrega já foi avaliada. Obrigado!' },
  payment_not_found: { status: 404, message: 'Pagamento não encontrado' },
  refund_not_found: { status: 404, message: 'Reembolso não encontrado' },
  invoice_not_found: { status: 404, message: 'Nota fiscal não encontrada' },
  difference_not_found: { status: 404, message: 'Diferença não encontrada' },
  amount_differs: {
    status: 409,
    message: 'O valor não confere com o da aula. Recarregue a página e confira antes de pagar.',
  },
  price_changed: {
    status: 409,
    message:
      'O preço deste pedido não é mais o que a página mostrou. Nada mudou: confira o valor e confirme de novo.',
  },
  currency_differs: { status: 409, message: 'Só aceitamos pagamento em reais (BRL).' },
  nothing_to_refund: { status: 409, message: 'Esta aula não tem pagamento a reembolsar.' },
  refund_exceeds: { status: 409, message: 'O valor passa do que ainda pode ser reembolsado.' },
  bad_signature: { status: 401, message: 'Assinatura inválida' },
  provider_refused: {
    status: 409,
    message:
      'O provedor de pagamento não aceitou a operação. Nada foi cobrado; tente de novo ou use outra forma.',
  },
  provider_unavailable: {
    status: 503,
    message: 'O provedor de pagamento não respondeu. Nada foi perdido; tente de novo em instantes.',
  },
  quota_reached: {
    status: 409,
    message: `Não cabe: seus arquivos já ocupam os ${ACCOUNT_QUOTA_TEXT} da conta. Cole o texto da aula em vez do arquivo, ou fale com a gente para liberar espaço.`,
  },
  storage_full: {
    status: 503,
    message:
      'Não há espaço para guardar o arquivo agora. O que já estava guardado continua lá; tente de novo em alguns minutos.',
  },
  body_too_large: { status: 413, message: 'Os dados enviados passam do limite.' },
  unsupported_media: { status: 415, message: 'Formato de envio não aceito.' },
  range_not_satisfiable: { status: 416, message: 'O arquivo não tem o trecho pedido.' },
  wrong_password: { status: 400, message: 'A senha atual não confere.' },
  too_slow: { status: 408, message: 'O envio demorou demais. Verifique sua conexão e tente de novo.' },
  headers_too_large: { status: 431, message: 'O pedido tem cabeçalhos grandes demais.' },
  streams_full: {
    status: 503,
    message: 'Há páginas demais abertas agora. Esta continua a se atualizar sozinha, mais devagar.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457 body of every error answer. `type` is `urn:lousa:problem:<code>`. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence a screen may show. */
  message: string;
  issues?: { path: string; message: string }[];
}
