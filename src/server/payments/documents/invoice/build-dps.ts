import { saoPauloDay } from '#shared/calendar.ts';
import type { NfseSettings } from './nfse-settings.ts';

const NAMESPACE = 'http://www.sped.fazenda.gov.br/nfse';
/** How this program names itself to the tax side (verAplic, at most 20 characters). */
const PROGRAM = 'Lousa 1';
const LONGEST = { name: 300, description: 2000, email: 80 };
/** São Paulo keeps UTC−3 all year (Decreto 9.772/2019). */
const OFFSET = '-03:00';

export interface DpsFacts {
  number: number;
  customer: { kind: 'company' | 'person'; document: string; name: string; email: string };
  description: string;
  amountCents: number;
  /** The payment: the service begins with it. */
  paidAt: Date;
  now: Date;
}

/** `DPS`, city (7), kind of registration (2 is CNPJ), CNPJ (14), series (5), number (15): one DPS, one id. */
export function dpsIdOf({ cityCode, cnpj, series }: NfseSettings, number: number): string {
  return `DPS${cityCode}2${cnpj}${String(series).padStart(5, '0')}${String(number).padStart(15, '0')}`;
}

/**
 * The declaration of service (DPS) of the national NFS-e, layout 1.01: the fields it demands and the customer's
 * e-mail. The customer's address is left out, which the layout allows: it is one line with us and five codes there.
 * Source of names, order and forms: the public schemas `DPS_v1.01.xsd`, `tiposComplexos` and `tiposSimples`.
 */
export function buildDps(facts: DpsFacts, settings: NfseSettings): { id: string; xml: string } {
  const id = dpsIdOf(settings, facts.number);
  const { cityCode } = settings;
  const information = element(
    'infDPS',
    [
      element('tpAmb', settings.isProduction ? '1' : '2'),
      element('dhEmi', toLocalInstant(facts.now)),
      element('verAplic', PROGRAM),
      element('serie', String(settings.series)),
      element('nDPS', String(facts.number)),
      element('dCompet', saoPauloDay(facts.paidAt)),
      // The one who serves issues it.
      element('tpEmit', '1'),
      element('cLocEmi', cityCode),
      provider(settings),
      customer(facts.customer),
      element('serv', [
        element('locPrest', [element('cLocPrestacao', cityCode)]),
        element('cServ', [
          element('cTribNac', settings.cTribNac),
          element('xDescServ', facts.description.slice(0, LONGEST.description)),
          element('cNBS', settings.cNBS),
        ]),
      ]),
      values(facts.amountCents, settings),
    ],
    { Id: id },
  );
  const document = element('DPS', [information], { xmlns: NAMESPACE, versao: settings.layout });
  return { id, xml: `<?xml version="1.0" encoding="UTF-8"?>${document}` };
}

function provider({ cnpj, opSimpNac, regApTribSN, regEspTrib }: NfseSettings): string {
  return element('prest', [
    element('CNPJ', cnpj),
    element('regTrib', [
      element('opSimpNac', opSimpNac),
      regApTribSN === null ? null : element('regApTribSN', regApTribSN),
      element('regEspTrib', regEspTrib),
    ]),
  ]);
}

function customer({ kind, document, name, email }: DpsFacts['customer']): string {
  const fits = email.length <= LONGEST.email && /^[!-ÿ]+$/.test(email);
  return element('toma', [
    element(kind === 'company' ? 'CNPJ' : 'CPF', document),
    element('xNome', name.slice(0, LONGEST.name)),
    fits ? element('email', email) : null,
  ]);
}

function values(amountCents: number, { tribISSQN, tpRetISSQN, pTotTribSN }: NfseSettings): string {
  return element('valores', [
    element('vServPrest', [element('vServ', (amountCents / 100).toFixed(2))]),
    element('trib', [
      element('tribMun', [element('tribISSQN', tribISSQN), element('tpRetISSQN', tpRetISSQN)]),
      element('totTrib', [
        // 0: no estimate of the taxes is given (Decreto 8.264/2014).
        pTotTribSN === null ? element('indTotTrib', '0') : element('pTotTribSN', pTotTribSN),
      ]),
    ]),
  ]);
}

/** `2026-11-21T15:04:05-03:00`. */
function toLocalInstant(instant: Date): string {
  return `${new Date(instant.getTime() - 3 * 3_600_000).toISOString().slice(0, 19)}${OFFSET}`;
}

type Content = string | readonly (string | null)[];

/** An element with text, or with elements in the order given; null ones are left out. */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inside =
    typeof content === 'string' ? escapeXml(content) : content.filter((part) => part !== null).join('');
  return `<${name}${attributeText}>${inside}</${name}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that XML 1.0 can hold: white space as one space, controls and half surrogate pairs left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\u0085]+/g, ' ')
    .replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, '')
    .trim()
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
