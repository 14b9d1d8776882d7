import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { dieWithParent, TOOL_ENVIRONMENT } from '#engine/reading/isolation/system-tools.ts';
import { centsToReais, formatExactReais } from '#shared/money.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REASONS } from '#shared/payments/refund-status.ts';
import { formatDate, formatDateTime } from '#shared/text/format.ts';
import { keepDrawable } from './drawable.ts';
import type { ReceiptFacts } from './find-receipt-facts.ts';

const CHILD = join(import.meta.dirname, 'typeset-receipt-child.ts');
const TIME_LIMIT_MS = 15_000;
const MOST_PDF_BYTES = 5_000_000;
/** Receipts set at once; further ones wait. Each takes a process of about 100 MB for a moment. */
const SLOTS = 2;

let taken = 0;
const waiting: (() => void)[] = [];

/**
 * The receipt as a PDF for archives, tagged for screen readers (PDF/A-2a). The facts go to the typesetter as data, never as part of its source.
 * @throws Error when it cannot be set: a font is missing, the time limit passed
 */
export async function renderReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const page = toReceiptPage(facts);
  if (taken >= SLOTS) await new Promise<void>((resolve) => waiting.push(resolve));
  else taken += 1;
  try {
    return await typeset(page);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

/** Runs the typesetter's own process on words that are ready. */
export function typeset(
  page: ReceiptPage,
  { child = CHILD, timeLimitMs = TIME_LIMIT_MS } = {},
): Promise<Buffer> {
  const node = dieWithParent(process.execPath, ['--disable-warning=ExperimentalWarning', child]);
  const limits = { timeout: timeLimitMs, killSignal: 'SIGKILL', maxBuffer: MOST_PDF_BYTES } as const;
  return new Promise((resolve, reject) => {
    const running = execFile(
      node.command,
      node.args,
      { ...limits, env: TOOL_ENVIRONMENT, encoding: 'buffer' },
      (error, stdout, stderr) => {
        if (error === null) return resolve(stdout);
        // The command itself is left out of the message; what the typesetter said names no customer's data.
        reject(new Error(`no receipt: ${error.killed ? 'time limit' : lastLines(stderr.toString())}`));
      },
    );
    running.stdin?.on('error', () => {});
    running.stdin?.end(JSON.stringify(page));
  });
}

const lastLines = (said: string) => said.trim().slice(-1500);

interface Pair {
  label: string;
  value: string;
}
interface Party {
  name: string;
  lines: string[];
}
/** The words on the receipt, as `receipt.typ` takes them. */
export interface ReceiptPage {
  title: string;
  /** DD/MM/YYYY, the day of the document. */
  paidOn: string;
  number: string;
  amountLabel: string;
  amount: string;
  notFiscal: string;
  payer: Party;
  seller: Party;
  order: Pair[];
  payment: Pair[];
  amounts: { label: string; date: string; amount: string }[];
  net: { label: string; amount: string };
  /** What is on its way back and not yet taken off; null where nothing is. */
  pending: string | null;
  terms: string | null;
  footer: string;
}

/** Puts the facts in words; every text is one the receipt's fonts can draw. */
export function toReceiptPage(facts: ReceiptFacts): ReceiptPage {
  const returned = facts.refunds.filter(({ completedAt }) => completedAt !== null);
  const netCents =
    facts.amountCents - facts.disputedCents - sum(returned.map(({ amountCents }) => amountCents));
  const pendingCents = sum(
    facts.refunds.flatMap(({ completedAt, amountCents }) => (completedAt === null ? [amountCents] : [])),
  );
  const page: ReceiptPage = {
    title: `Recibo ${facts.number}`,
    paidOn: formatDate(facts.paidAt),
    number: facts.number,
    amountLabel: 'Recebemos',
    amount: formatCents(facts.amountCents),
    notFiscal: facts.isLive
      ? 'Ele comprova o pagamento; a nota fiscal de serviço é outro documento.'
      : 'Modo demonstração: nenhum dinheiro foi movimentado.',
    payer: {
      name: facts.payer.name,
      lines: present(facts.payer.document, facts.payer.address, facts.payer.email),
    },
    seller: {
      name: facts.seller.name,
      lines: present(
        facts.seller.cnpj && `CNPJ ${facts.seller.cnpj}`,
        ...[facts.seller.address, facts.seller.email, facts.seller.phone],
      ),
    },
    order: facts.order.lines.filter(({ label }) => label !== 'Quem vende'),
    payment: [
      { label: 'Forma', value: PAYMENT_METHODS[facts.method] },
      { label: 'Confirmado em', value: `${formatDateTime(facts.paidAt)} (horário de Brasília)` },
      ...(facts.providerRef ? [{ label: 'Referência', value: facts.providerRef }] : []),
    ],
    amounts: [
      { label: 'Valor pago', date: formatDate(facts.paidAt), amount: formatCents(facts.amountCents) },
      ...returned.map(({ amountCents, reason, completedAt }) => ({
        label: `Reembolso: ${REFUND_REASONS[reason].toLowerCase()}`,
        date: completedAt ? formatDate(completedAt) : '',
        amount: `−\u00a0${formatCents(amountCents)}`,
      })),
      ...(facts.disputedCents > 0
        ? [
            {
              label: 'Contestação pelo banco do pagador',
              date: '',
              amount: `−\u00a0${formatCents(facts.disputedCents)}`,
            },
          ]
        : []),
    ],
    net: { label: 'Valor líquido', amount: formatCents(netCents) },
    pending:
      pendingCents > 0
        ? `Reembolso de ${formatCents(pendingCents)} em andamento, ainda não descontado.`
        : null,
    terms: facts.acceptance && describeAcceptance(facts.acceptance),
    footer: `${facts.seller.name} · recibo ${facts.number}`,
  };
  return keepDrawable(page);
}

function describeAcceptance({ termsVersion, acceptedAt, sha256 }: NonNullable<ReceiptFacts['acceptance']>) {
  return `Termos da compra, versão ${termsVersion}, aceitos em ${formatDateTime(acceptedAt)}. SHA-256 dos termos e do resumo do pedido: ${sha256}`;
}

const present = (...values: (string | null)[]) => values.filter((value): value is string => Boolean(value));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** `R$ 69,00`: on paper the centavos always show. */
const formatCents = (cents: number): string => formatExactReais(centsToReais(cents));
