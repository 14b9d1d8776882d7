import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** A wrong setting: the message names the variable, says what is wrong and what would be right. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const blankAsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const setting = <T extends z.ZodMiniType>(schema: T) => z.pipe(z.transform(blankAsAbsent), schema);
const text = setting(z.optional(z.string()));
const url = (...schemes: string[]) =>
  setting(
    z.optional(
      z.string().check(
        z.refine(
          (value) => {
            const parsed = URL.parse(value);
            return parsed !== null && schemes.includes(parsed.protocol.slice(0, -1));
          },
          `use um endereço que comece com ${schemes.map((scheme) => `${scheme}://`).join(' ou ')}`,
        ),
      ),
    ),
  );
const oneOf = <const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) =>
  setting(z._default(z.enum([...values], `use ${values.join(', ')}`), fallback as never));
const number = (min: number, max: number, fallback: number) =>
  setting(
    z._default(
      z.coerce
        .number(`use um número de ${min} a ${max}`)
        .check(
          z.int(`use um número inteiro de ${min} a ${max}`),
          z.minimum(min, `use um número de ${min} a ${max}`),
          z.maximum(max, `use um número de ${min} a ${max}`),
        ),
      fallback,
    ),
  );
const flag = setting(
  z.pipe(
    z._default(z.enum(['true', 'false', '1', '0'], 'use true ou false'), 'false'),
    z.transform((value) => value === 'true' || value === '1'),
  ),
);

const environmentSchema = z.object({
  HOST: setting(z._default(z.string(), '127.0.0.1')),
  PORT: number(0, 65_535, 3000),
  PUBLIC_URL: url('http', 'https'),
  DATA_DIR: setting(z._default(z.string(), './data')),
  DATABASE_URL: url('postgres', 'postgresql'),
  STORAGE_URL: url('s3'),
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
  PIX_BASE_URL: url('https', 'http'),
  PIX_CLIENT_ID: text,
  PIX_CLIENT_SECRET: text,
  PIX_CERT: text,
  PIX_KEY: text,
  PAYMENTS: oneOf(['sandbox', 'live'], 'sandbox'),
  AI_BASE_URL: url('https', 'http'),
  AI_API_KEY: text,
  AI_MODEL: text,
  WHATSAPP_NUMBER: setting(
    z.optional(z.string().check(z.regex(/^\+?\d{10,15}$/, 'use só dígitos, com país e DDD'))),
  ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  ALLOW_TEST_DATA_CLEANUP: flag,
  ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  METRICS_TOKEN: setting(z.optional(z.string().check(z.minLength(16, 'use ao menos 16 caracteres')))),
  TRUST_PROXY: number(0, 10, 0),
});

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
      baseUrl: env.PAYPAL_BASE_URL ?? null,
    },
    pix: {
      baseUrl: env.PIX_BASE_URL ?? null,
      clientId: env.PIX_CLIENT_ID ?? null,
      clientSecret: env.PIX_CLIENT_SECRET ?? null,
      cert: env.PIX_CERT ?? null,
      /** The receiver's Pix key. */
      key: env.PIX_KEY ?? null,
    },
    /** Null: the built-in engine alone. */
    ai:
      env.AI_BASE_URL && env.AI_MODEL
        ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY ?? null, model: env.AI_MODEL }
        : null,
    hasPartOfAi: Boolean(env.AI_BASE_URL || env.AI_MODEL || env.AI_API_KEY),
    whatsappNumber: env.WHATSAPP_NUMBER ?? null,
    logLevel: env.LOG_LEVEL,
    allowTestDataCleanup: env.ALLOW_TEST_DATA_CLEANUP,
    role: env.ROLE as 'all' | 'web' | 'worker',
    /** Null: no /metrics. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** How many reverse proxies stand before the server: that many addresses of X-Forwarded-For are believed. */
    trustedProxies: env.TRUST_PROXY,
  };
}

function demandTogether(config: Config): void {
  if (config.hasPartOfAi && config.ai === null) {
    throw new ConfigError(
      'AI_BASE_URL e AI_MODEL andam juntos: defina os dois ou nenhum. (set both or neither)',
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
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : []));
  if (missing.length > 0) {
    throw new ConfigError(`PAYMENTS=live pede também ${missing.join(', ')}. (missing for live payments)`);
  }
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(value);
}
