const TYPES = {
  RequisicaoInvalida: { status: 400, title: 'Requisição inválida.' },
  NaoAutorizado: { status: 401, title: 'Não autorizado.' },
  AcessoNegado: { status: 403, title: 'Acesso negado.' },
  NaoEncontrado: { status: 404, title: 'Não encontrado.' },
  CobNaoEncontrado: { status: 404, title: 'Cobrança não encontrada.' },
  CobOperacaoInvalida: { status: 400, title: 'Cobrança inválida.' },
  CobConsultaInvalida: { status: 400, title: 'Consulta inválida.' },
  PixNaoEncontrado: { status: 404, title: 'Pix não encontrado.' },
  PixDevolucaoNaoEncontrada: { status: 404, title: 'Devolução não encontrada.' },
  PixDevolucaoInvalida: { status: 400, title: 'Devolução inválida.' },
  PixConsultaInvalida: { status: 400, title: 'Consulta inválida.' },
  WebhookNaoEncontrado: { status: 404, title: 'Webhook não encontrado.' },
  WebhookOperacaoInvalida: { status: 400, title: 'Webhook inválido.' },
  /** Not of the standard: what a payer's bank says of a code that takes no payment. */
  PagamentoRecusado: { status: 409, title: 'Pagamento recusado.' },
  ErroInternoDoServidor: { status: 500, title: 'Erro interno.' },
  ServicoIndisponivel: { status: 503, title: 'Serviço indisponível.' },
} as const;
export type ProblemType = keyof typeof TYPES;

/** A refusal of the emulator, as RFC 7807 and with the types of the standard. */
export class EmulatorProblem extends Error {
  readonly type: ProblemType;
  /** Names of the fields that are wrong, such as `cob.valor.original`. */
  readonly fields: string[];

  constructor(type: ProblemType, detail: string, fields: string[] = []) {
    super(detail);
    this.type = type;
    this.fields = fields;
  }

  get status(): number {
    return TYPES[this.type].status;
  }

  toBody(): Record<string, unknown> {
    return {
      type: `https://pix.bcb.gov.br/api/v2/error/${this.type}`,
      ...TYPES[this.type],
      detail: this.message,
      correlationId: crypto.randomUUID(),
      ...(this.fields.length > 0 && {
        violacoes: this.fields.map((propriedade) => ({
          razao: 'O campo não respeita o schema.',
          propriedade,
        })),
      }),
    };
  }
}
