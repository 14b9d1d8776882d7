import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import * as z from 'zod/mini';
import { flag, number, oneOf, pattern, setting, text, url } from './setting.ts';

/** The seller of an installation that nobody has configured yet. */
export const DEMO_COMPANY = 'Lousa Demonstração';

/** 14 characters without punctuation, letters in upper case (IN RFB 2.229/2024); `version: 2` knows those. */
const cnpj = setting(
  z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.replaceAll(/[\s./-]/g, '').toUpperCase()),
      ),
      z.string().check(z.refine((text) => isValidCnpj(text, { version: 2 }), 'confira os dígitos do CNPJ')),
    ),
  ),
);

/** The variables that say who sells and how its invoices are made. */
export const companySettings = {
  COMPANY_NAME: setting(z._default(z.string().check(z.maxLength(150, 'use até 150 letras')), DEMO_COMPANY)),
  COMPANY_CNPJ: cnpj,
  COMPANY_ADDRESS: setting(z.optional(z.string().check(z.maxLength(300, 'use até 300 letras')))),
  COMPANY_EMAIL: setting(z.optional(z.email('use um e-mail válido'))),
  COMPANY_PHONE: setting(z.optional(z.string().check(z.maxLength(30, 'use até 30 caracteres')))),
  COMPANY_CITY_CODE: pattern(/^\d{7}$/, 'use os 7 dígitos do IBGE'),
  NFSE_LAYOUT: setting(z._default(z.string().check(z.regex(/^\d\.\d{2}$/, 'use a forma 1.01')), '1.01')),
  NFSE_ENVIRONMENT: oneOf(['restricted', 'production'], 'restricted'),
  NFSE_SERIES: number(1, 49_999, 1),
  NFSE_C_TRIB_NAC: pattern(/^\d{6}$/, 'use 6 dígitos'),
  NFSE_C_NBS: pattern(/^\d{9}$/, 'use 9 dígitos'),
  NFSE_OP_SIMP_NAC: pattern(/^[123]$/, 'use 1, 2 ou 3'),
  NFSE_REG_AP_TRIB_SN: pattern(/^[123]$/, 'use 1, 2 ou 3'),
  NFSE_REG_ESP_TRIB: pattern(/^[0-69]$/, 'use de 0 a 6 ou 9'),
  NFSE_TRIB_ISSQN: pattern(/^[1-4]$/, 'use de 1 a 4'),
  NFSE_TP_RET_ISSQN: pattern(/^[123]$/, 'use 1, 2 ou 3'),
  NFSE_P_TOT_TRIB_SN: pattern(/^(0|[1-9]\d?)\.\d{2}$/, 'use um percentual como 6.00'),
  NFSE_CERT: text,
  NFSE_CERT_KEY: text,
  NFSE_CA: text,
  NFSE_BASE_URL: url('https'),
  NFSE_TRANSMIT: flag,
  NFSE_SCHEMA_DIR: text,
};
type CompanyEnvironment = z.output<z.ZodMiniObject<typeof companySettings>>;

/** Who sells. */
export function shapeCompany(env: CompanyEnvironment) {
  return {
    name: env.COMPANY_NAME,
    /** 14 characters without punctuation. */
    cnpj: env.COMPANY_CNPJ ?? null,
    address: env.COMPANY_ADDRESS ?? null,
    email: env.COMPANY_EMAIL ?? null,
    phone: env.COMPANY_PHONE ?? null,
    /** IBGE, 7 digits. */
    cityCode: env.COMPANY_CITY_CODE ?? null,
  };
}

/** The national NFS-e; the codes carry the names of its layout and come from the accountant, never from us. */
export function shapeNfse(env: CompanyEnvironment) {
  return {
    layout: env.NFSE_LAYOUT,
    isProduction: env.NFSE_ENVIRONMENT === 'production',
    series: env.NFSE_SERIES,
    cTribNac: env.NFSE_C_TRIB_NAC ?? null,
    cNBS: env.NFSE_C_NBS ?? null,
    opSimpNac: env.NFSE_OP_SIMP_NAC ?? null,
    regApTribSN: env.NFSE_REG_AP_TRIB_SN ?? null,
    regEspTrib: env.NFSE_REG_ESP_TRIB ?? null,
    tribISSQN: env.NFSE_TRIB_ISSQN ?? null,
    tpRetISSQN: env.NFSE_TP_RET_ISSQN ?? null,
    pTotTribSN: env.NFSE_P_TOT_TRIB_SN ?? null,
    /** Paths of PEM files: the ICP-Brasil certificate, its key and, for a private one, the server's CA. */
    certFile: env.NFSE_CERT ?? null,
    certKeyFile: env.NFSE_CERT_KEY ?? null,
    caFile: env.NFSE_CA ?? null,
    /** Such as `https://nfse.example/SefinNacional`. */
    baseUrl: env.NFSE_BASE_URL?.replace(/\/+$/, '') ?? null,
    transmit: env.NFSE_TRANSMIT,
    /** A folder with the official schemas, `DPS_v<layout>.xsd` among them. */
    schemaDir: env.NFSE_SCHEMA_DIR ?? null,
  };
}
