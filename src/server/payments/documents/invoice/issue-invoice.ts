import { and, eq } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { type InvoiceRow, lessonBillingTable } from '#server/payments/documents/documents.table.ts';
import { capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { earnedBackCents } from '#server/payments/money/refundable-cents.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { describeSize } from '#shared/payments/terms.ts';
import { buildDps, type DpsFacts } from './build-dps.ts';
import { checkDpsSchema } from './check-dps-schema.ts';
import { type FiscalDocumentPort, FiscalRefusal, FiscalUnavailable } from './fiscal-document-port.ts';
import type { NfseSettings } from './nfse-settings.ts';
import type { SigningKeys } from './sign-dps.ts';

/** What issuing needs besides the order; a null part is one the installation has not configured. */
export interface Issuing {
  settings: NfseSettings;
  schemaDir: string | null;
  keys: SigningKeys | null;
  /** Null: nothing is transmitted. */
  port: FiscalDocumentPort | null;
}
type Outcome = Partial<InvoiceRow>;

/**
 * Takes one requested invoice as far as the configuration allows: builds the DPS, has the schemas judge it, signs
 * it, sends it. The row is the caller's, locked, and stays so while the tax side is asked: what a crash leaves
 * behind is found again by the DPS id before anything is sent a second time.
 */
export async function issueInvoice(
  tx: Tx,
  invoice: InvoiceRow,
  issuing: Issuing,
  now: Date,
): Promise<Outcome> {
  const { settings, keys, port } = issuing;
  const found = await findDpsFacts(tx, invoice, now);
  if (found === null) return { reason: 'Faltam os dados de cobrança.' };
  const { facts, isLive } = found;
  if (settings.isProduction && !isLive) return { status: 'cancelada', reason: NO_MONEY };
  if (!/^\d+$/.test(facts.customer.document) && isDigitsOnly(settings.layout)) {
    return refused(
      `O leiaute ${settings.layout} da NFS-e ainda não aceita CNPJ com letras. Informe um CPF ou aguarde o novo leiaute.`,
    );
  }
  const { id, xml } = buildDps(facts, settings);
  const faults = await checkDpsSchema(xml, { layout: settings.layout, schemaDir: issuing.schemaDir });
  if (faults.length > 0) return refused(`O XML não passa no esquema: ${faults.join(' ')}`);
  const made = { dpsId: id, layoutVersion: settings.layout, xml: keys ? await sign(xml, keys) : xml };
  if (port === null) return { ...made, reason: keys ? READY_SIGNED : READY_UNSIGNED };
  try {
    const issued = (await port.findByDps(id)) ?? (await port.issue(made.xml));
    return { ...made, status: 'emitida', accessKey: issued.accessKey, issuedXml: issued.xml, reason: null };
  } catch (error) {
    if (error instanceof FiscalRefusal) return { ...made, ...refused(error.message) };
    if (error instanceof FiscalUnavailable) return { ...made, reason: WAITING };
    throw error;
  }
}

/** Loaded when needed: few installations sign. */
async function sign(xml: string, keys: SigningKeys): Promise<string> {
  const { signDps } = await import('./sign-dps.ts');
  return signDps(xml, keys);
}

const NO_MONEY = 'Pagamento de demonstração: não há nota fiscal a emitir.';
const READY_SIGNED = 'XML pronto e assinado; a transmissão está desligada.';
const READY_UNSIGNED = 'XML pronto, sem assinatura: falta o certificado (NFSE_CERT).';
const WAITING = 'O emissor nacional não respondeu; tentamos de novo em alguns minutos.';
/** Layouts whose CNPJ has digits only. */
const isDigitsOnly = (layout: string) => ['1.00', '1.01'].includes(layout);
const refused = (reason: string): Outcome => ({ status: 'rejeitada', reason: reason.slice(0, 2000) });

async function findDpsFacts(
  tx: Tx,
  { lessonId, number }: InvoiceRow,
  now: Date,
): Promise<{ facts: DpsFacts; isLive: boolean } | null> {
  const lesson = lessonsAs('lesson');
  const [found] = await tx
    .select({ lesson, billing: lessonBillingTable, charge: chargesTable, captureId: capturesTable.id })
    .from(lesson)
    .innerJoin(lessonBillingTable, eq(lessonBillingTable.lessonId, lesson.id))
    .innerJoin(chargesTable, and(eq(chargesTable.lessonId, lesson.id), eq(chargesTable.status, 'settled')))
    .leftJoin(capturesTable, and(eq(capturesTable.chargeId, chargesTable.id), capturesTable.isSettling))
    .where(eq(lesson.id, lessonId));
  if (!found?.charge.settledAt) return null;
  const backCents = found.captureId === null ? 0 : await earnedBackCents(tx, found.captureId);
  const { kind, document, name, email } = found.billing;
  const facts = {
    number,
    customer: { kind, document, name, email },
    // The lesson's title stays out: a tax document has no use for what a teacher teaches.
    description: `Produção de material didático: ${describeSize(found.lesson)}`,
    // What was granted back is no price any more, whether or not it has arrived.
    amountCents: found.charge.amountCents - backCents,
    paidAt: found.charge.settledAt,
    now,
  };
  return { facts, isLive: found.charge.isLive };
}
