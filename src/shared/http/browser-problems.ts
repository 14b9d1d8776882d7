import { MAX_UPLOAD_TEXT } from '#shared/upload-limits.ts';

/**
 * The refusals the browser says in words of its own: before it asks the server, or where an answer brought none. All
 * others come with their sentence, which whoever signs in on a poor line need not load beforehand.
 */
export const BROWSER_PROBLEMS = {
  invalid_request: { status: 400, message: 'Confira os dados enviados.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  forbidden: { status: 403, message: 'Acesso negado' },
  page_not_found: { status: 404, message: 'Endereço não encontrado' },
  wrong_state: {
    status: 409,
    message: 'A aula mudou de situação. Recarregue a página para ver o que pode ser feito agora.',
  },
  too_large: { status: 413, message: `O arquivo passa do limite de ${MAX_UPLOAD_TEXT}` },
  unsupported_type: { status: 415, message: 'Tipo de arquivo não permitido' },
  unreadable_file: { status: 422, message: 'Não foi possível ler o arquivo.' },
  invalid_token: { status: 400, message: 'Este link já foi usado ou expirou. Peça um novo.' },
  too_many_requests: { status: 429, message: 'Muitas tentativas. Aguarde um pouco e tente de novo.' },
  unavailable: {
    status: 503,
    message: 'Serviço indisponível no momento. Nada foi perdido; tente de novo em instantes.',
  },
  internal: { status: 500, message: 'Algo deu errado do nosso lado. Tente de novo em instantes.' },
} as const satisfies Record<string, { status: number; message: string }>;
export type BrowserProblemCode = keyof typeof BROWSER_PROBLEMS;
