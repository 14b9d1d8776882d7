import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { companySettings, DEMO_COMPANY, shapeCompany, shapeNfse } from './company-settings.ts';
import { flag, number, oneOf, pattern, setting, text, url } from './setting.ts';

/** A wrong setting: the message names the variable, says what is wrong and what would be right. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const environmentSchema = z.object({
  HOST: setting(z._default(z.string(), '127.0.0.1')),
  PORT: number(0, 65_535, 3000),
  PUBLIC_URL: url('http', 'https'),
  DATA_DIR: setting(z._default(z.string(), './data')),
  DATABASE_URL: url('postgres', 'postgresql'),
  STORAGE_URL: url('s3'),
  CLAMD_URL: url('tcp'),
  ADMIN_EMAIL: setting(z._default(z.email('use um e-mail válido'), 'admin@lousa.local')),
  ADMIN_PASSWORD: setting(
    z.optional(z.string().check(z.minLength(6, 'use ao menos 6 caracteres'), z.maxLength(128))),
  ),
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: setting(z._default(z.string(), 'Lousa <nao-responda@lousa.local>')),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_BASE_URL: url('https', 'http'),
  PAYPAL_SCRIPT_URL: url('https', 'http'),
  PAYPAL_CERT_HOSTS: setting(z._default(z.string(), 'api.paypal.com,api.sandbox.paypal.com')),
  PIX_BASE_URL: url('https', 'http'),
  PIX_TOKEN_URL: url('https', 'http'),
  PIX_CLIENT_ID: text,
  PIX_CLIENT_SECRET: text,
  PIX_CERT: text,
  PIX_CERT_KEY: text,
  PIX_CA: text,
  PIX_KEY: text,
  PIX_WEBHOOK_SECRET: setting(
    z.optional(z.string().check(z.regex(/^[\w-]{16,100}$/, 'use de 16 a 100 letras, dígitos, - ou _'))),
  ),
  PAYMENTS: oneOf(['sandbox', 'live'], 'sandbox'),
  ...companySettings,
  WHATSAPP_NUMBER: setting(
    z.optional(z.string().check(z.regex(/^\+?\d{10,15}$/, 'use só dígitos, com país e DDD'))),
  ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  ALLOW_TEST_DATA_CLEANUP: flag,
  TOTP_KEY: pattern(/^[0-9a-f]{64}$/i, 'use 64 dígitos hexadecimais'),
  ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  METRICS_TOKEN: setting(z.optional(z.string().check(z.minLength(16, 'use ao menos 16 caracteres')))),
  TRUST_PROXY: number(0, 10, 0),
  MAX_CONNECTIONS: setting(
    z.optional(
      z.coerce
        .number('use um número de 16 a 100000')
        .check(
          z.int('use um número inteiro de 16 a 100000'),
          z.minimum(16, 'use um número de 16 a 100000'),
          z.maximum(100_000, 'use um número de 16 a 100000'),
        ),
    ),
  ),
  BACKUP_DIR: text,
  BACKUP_PASSPHRASE: setting(z.optional(z.string().check(z.minLength(12, 'use ao menos 12 caracteres')))),
});

/** The name of every setting; docs/operating.md tells of each. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

export type Config = Readonly<ReturnType<typeof shapeConfig>>;

/**
 * Reads the environment, the only place that does. Every setting has a default that works on one
 * machine. Throws ConfigError with one line per wrong variable.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = z.safeParse(environmentSchema, env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} inválido: ${issue.message}. (invalid value for ${name})`;
    });
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
  const config = shapeConfig(parsed.data);
  demandTogether(config);
  return deepFreeze(config);
}

function shapeConfig(env: z.output<typeof environmentSchema>) {
  const shownHost = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  return {
    host: env.HOST,
    port: env.PORT,
    /** Without a trailing slash. */
    publicUrl: (
      env.PUBLIC_URL ?? `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${env.PORT}`
    ).replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    storageUrl: env.STORAGE_URL ?? null,
    /** Null: uploads are not scanned. */
    clamdUrl: env.CLAMD_URL ?? null,
    adminEmail: env.ADMIN_EMAIL.toLowerCase(),
    /** Null: one is invented at first start and printed once. */
    adminPassword: env.ADMIN_PASSWORD ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    payments: env.PAYMENTS as 'sandbox' | 'live',
    paypal: {
      clientId: env.PAYPAL_CLIENT_ID ?? null,
      clientSecret: env.PAYPAL_CLIENT_SECRET ?? null,
      webhookId: env.PAYPAL_WEBHOOK_ID ?? null,
      baseUrl: env.PAYPAL_BASE_URL?.replace(/\/+$/, '') ?? null,
      /** Null: PayPal's own place of its web SDK, or the emulator's. */
      scriptUrl: env.PAYPAL_SCRIPT_URL ?? null,
      /** Hosts a webhook's certificate may come from. */
      certHosts: env.PAYPAL_CERT_HOSTS.split(',').map((host) => host.trim().toLowerCase()),
    },
    pix: {
      /** Up to the version, such as `https://pix.example/v2`. */
      baseUrl: env.PIX_BASE_URL?.replace(/\/+$/, '') ?? null,
      /** Null: `/oauth/token` on the host of `baseUrl`. */
      tokenUrl: env.PIX_TOKEN_URL ?? null,
      clientId: env.PIX_CLIENT_ID ?? null,
      clientSecret: env.PIX_CLIENT_SECRET ?? null,
      /** Paths of PEM files for mTLS: our certificate, its key and, for a private one, the provider's CA. */
      certFile: env.PIX_CERT ?? null,
      certKeyFile: env.PIX_CERT_KEY ?? null,
      caFile: env.PIX_CA ?? null,
      /** The receiver's Pix key. */
      key: env.PIX_KEY ?? null,
      /** A last part of the webhook's path that only the provider knows. */
      webhookSecret: env.PIX_WEBHOOK_SECRET ?? null,
    },
    company: shapeCompany(env),
    nfse: shapeNfse(env),
    whatsappNumber: env.WHATSAPP_NUMBER ?? null,
    logLevel: env.LOG_LEVEL,
    allowTestDataCleanup: env.ALLOW_TEST_DATA_CLEANUP,
    /** Hex of the 32 bytes that secrets of authenticator apps are kept under; null: a key of our own in DATA_DIR. */
    totpKey: env.TOTP_KEY ?? null,
    role: env.ROLE as 'all' | 'web' | 'worker',
    /** Null: no /metrics. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** How many reverse proxies stand before the server: that many addresses of X-Forwarded-For are believed. */
    trustedProxies: env.TRUST_PROXY,
    /** Null: as many as the process's limit of descriptors allows, up to 10,000. */
    maxConnections: env.MAX_CONNECTIONS ?? null,
    /** Null: no backup by the clock. */
    backupDir: env.BACKUP_DIR === undefined ? null : resolve(env.BACKUP_DIR),
    /** Null: backups are not encrypted. */
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
  };
}

function demandTogether(config: Config): void {
  if (Boolean(config.nfse.certFile) !== Boolean(config.nfse.certKeyFile)) {
    throw new ConfigError('NFSE_CERT e NFSE_CERT_KEY andam juntos. (set both or neither)');
  }
  if (config.nfse.transmit && !(config.nfse.certFile && config.nfse.baseUrl)) {
    throw new ConfigError('NFSE_TRANSMIT pede também NFSE_BASE_URL, NFSE_CERT e NFSE_CERT_KEY. (missing)');
  }
  if ((config.paypal.clientId === null) !== (config.pix.baseUrl === null)) {
    throw new ConfigError(
      'PAYPAL_CLIENT_ID e PIX_BASE_URL andam juntos: defina os dois ou nenhum. (set both or neither)',
    );
  }
  if (config.payments === 'sandbox') return;
  const needed = {
    PAYPAL_CLIENT_ID: config.paypal.clientId,
    PAYPAL_CLIENT_SECRET: config.paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: config.paypal.webhookId,
    PIX_BASE_URL: config.pix.baseUrl,
    PIX_CLIENT_ID: config.pix.clientId,
    PIX_CLIENT_SECRET: config.pix.clientSecret,
    PIX_KEY: config.pix.key,
    PIX_WEBHOOK_SECRET: config.pix.webhookSecret,
    // Decreto 7.962/2013, art. 2: who sells has to be told.
    COMPANY_NAME: config.company.name === DEMO_COMPANY ? null : config.company.name,
    COMPANY_CNPJ: config.company.cnpj,
    COMPANY_ADDRESS: config.company.address,
    COMPANY_EMAIL: config.company.email,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : []));
  if (missing.length > 0) {
    throw new ConfigError(`PAYMENTS=live pede também ${missing.join(', ')}. (missing for live payments)`);
  }
  demandRealProviders(config);
  // We speak http alone: with https to the world a proxy stands before us, and every teacher would share its address.
  if (config.trustedProxies === 0) {
    throw new ConfigError(
      'TRUST_PROXY inválido: com PAYMENTS=live há um proxy com https na frente; diga quantos (em geral, 1). (set TRUST_PROXY)',
    );
  }
}

/** Real money never goes to an address on this machine, nor over a line that anybody can read. */
function demandRealProviders({ paypal, pix, publicUrl }: Config): void {
  const addresses = {
    PUBLIC_URL: publicUrl,
    PAYPAL_BASE_URL: paypal.baseUrl,
    PAYPAL_SCRIPT_URL: paypal.scriptUrl,
    PIX_BASE_URL: pix.baseUrl,
    PIX_TOKEN_URL: pix.tokenUrl,
  };
  for (const [name, address] of Object.entries(addresses)) {
    if (address === null) continue;
    const { protocol, hostname } = new URL(address);
    const isLoopback = /^(localhost|127\.|\[::1\])/.test(hostname);
    if (protocol === 'https:' && !isLoopback) continue;
    throw new ConfigError(
      `${name} inválido: com PAYMENTS=live use um endereço https fora desta máquina. (invalid value for ${name})`,
    );
  }
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(value);
}
