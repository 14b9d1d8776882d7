import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const load = (env: Record<string, string>) => loadConfig(env);

describe('the configuration', () => {
  it('works without a single variable, on one machine', () => {
    const config = load({});
    expect(config).toMatchObject({
      ...{
        host: '127.0.0.1',
        port: 3000,
        publicUrl: 'http://127.0.0.1:3000',
        databaseUrl: null,
        storageUrl: null,
      },
      ...{
        smtpUrl: null,
        payments: 'sandbox',
        role: 'all',
        adminPassword: null,
        metricsToken: null,
      },
    });
    expect(config.dataDir).toBe(`${process.cwd()}/data`);
  });

  it('reads every variable and takes blank ones as absent', () => {
    const config = load({
      PORT: '8080',
      PUBLIC_URL: 'https://lousa.example/',
      ROLE: 'web',
      LOG_LEVEL: 'warn',
      DATABASE_URL: ' ',
      ALLOW_TEST_DATA_CLEANUP: 'true',
    });
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'https://lousa.example',
      role: 'web',
      databaseUrl: null,
    });
    expect(config.allowTestDataCleanup).toBe(true);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'lousa.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['STORAGE_URL', '/files'],
    ['CLAMD_URL', 'clamav:3310'],
    ['SMTP_URL', 'http://mail'],
    ['ADMIN_EMAIL', 'master'],
    ['ADMIN_PASSWORD', '123'],
    ['PAYMENTS', 'maybe'],
    ['ROLE', 'boss'],
    ['LOG_LEVEL', 'loud'],
    ['WHATSAPP_NUMBER', 'call me'],
    ['ALLOW_TEST_DATA_CLEANUP', 'perhaps'],
    ['METRICS_TOKEN', 'short'],
  ])('names %s when it is %j, without repeating what may be a secret', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(ConfigError);
    expect(() => load({ [name]: value })).toThrow(name);
    if (name.endsWith('PASSWORD')) expect(() => load({ [name]: value })).not.toThrow(value);
  });

  it('takes real money only over https and from elsewhere', () => {
    const live = {
      ...{
        PAYMENTS: 'live',
        PUBLIC_URL: 'https://lousa.test',
        PAYPAL_CLIENT_ID: 'a',
        PAYPAL_CLIENT_SECRET: 'b',
        TRUST_PROXY: '1',
      },
      ...{ PAYPAL_WEBHOOK_ID: 'w', PIX_BASE_URL: 'https://pix.test/v2', PIX_CLIENT_ID: 'c' },
      ...{
        PIX_CLIENT_SECRET: 'd',
        PIX_KEY: 'k',
        PIX_WEBHOOK_SECRET: 'segredo-do-banco',
        COMPANY_NAME: 'Editora',
        COMPANY_CNPJ: '12.ABC.345/01DE-35',
      },
      ...{ COMPANY_ADDRESS: 'Rua A, 1', COMPANY_EMAIL: 'a@lousa.test' },
    };
    expect(load(live).payments).toBe('live');
    expect(() => load({ ...live, PIX_BASE_URL: 'https://127.0.0.1:9/v2' })).toThrow(/PIX_BASE_URL/);
    expect(() => load({ ...live, PAYPAL_BASE_URL: 'http://paypal.test' })).toThrow(/PAYPAL_BASE_URL/);
    expect(() => load({ ...live, PUBLIC_URL: 'http://lousa.test' })).toThrow(/PUBLIC_URL/);
    expect(() => load({ ...live, TRUST_PROXY: '0' }), 'all teachers under one address').toThrow(
      /TRUST_PROXY/,
    );
  });
  it('demands the credentials of live payments, naming each that is missing', () => {
    expect(() => load({ PAYMENTS: 'live', PIX_KEY: 'k' })).toThrow(/PAYPAL_CLIENT_ID.*PIX_CLIENT_SECRET/);
  });

  it('lets nobody sell for real without saying who sells', () => {
    const missing = () => load({ PAYMENTS: 'live', COMPANY_EMAIL: 'a@lousa.test' });
    expect(missing).toThrow(/COMPANY_NAME, COMPANY_CNPJ, COMPANY_ADDRESS/);
    expect(missing).not.toThrow(/COMPANY_EMAIL/);
  });

  it('takes a CNPJ with letters, and none whose digits are wrong', () => {
    expect(load({ COMPANY_CNPJ: '12.abc.345/01de-35' }).company.cnpj).toBe('12ABC34501DE35');
    expect(() => load({ COMPANY_CNPJ: '12ABC34501DE36' })).toThrow(
      /COMPANY_CNPJ inválido: confira os dígitos/,
    );
    expect(load({}).company).toMatchObject({ name: 'Lousa Demonstração', cnpj: null });
  });

  it('transmits no invoice without a certificate and an address', () => {
    expect(load({}).nfse).toMatchObject({
      transmit: false,
      layout: '1.01',
      cTribNac: null,
      isProduction: false,
    });
    expect(() => load({ NFSE_TRANSMIT: 'true' })).toThrow(/NFSE_BASE_URL, NFSE_CERT/);
    expect(() => load({ NFSE_CERT: '/x.pem' })).toThrow(/NFSE_CERT e NFSE_CERT_KEY andam juntos/);
  });

  it('cannot be changed afterwards', () => {
    const config = load({});
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.pix, { key: 'mine' })).toThrow(TypeError);
  });
});
