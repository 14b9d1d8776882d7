import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDps, type DpsFacts, dpsIdOf } from './build-dps.ts';
import { checkDpsSchema } from './check-dps-schema.ts';
import type { NfseSettings } from './nfse-settings.ts';
import { isDpsIntact, type SigningKeys, signDps } from './sign-dps.ts';

const SETTINGS: NfseSettings = {
  ...{ layout: '1.01', isProduction: false, series: 7, cnpj: '11222333000181', cityCode: '3550308' },
  ...{ cTribNac: '230101', cNBS: '114021100', opSimpNac: '3', regApTribSN: '1', regEspTrib: '0' },
  ...{ tribISSQN: '1', tpRetISSQN: '1', pTotTribSN: '6.00' },
};
const FACTS: DpsFacts = {
  number: 42,
  customer: {
    kind: 'company',
    document: '11444777000161',
    name: 'Escola Açaí & Cia <Ltda>',
    email: 'nf@escola.test',
  },
  description: 'Produção de material didático: Apresentação com 15 slides',
  amountCents: 8970,
  paidAt: new Date('2026-11-22T01:30:00Z'),
  now: new Date('2026-11-22T01:31:05Z'),
};
const CHECK = { layout: '1.01', schemaDir: null };
const faultsOf = (xml: string) => checkDpsSchema(xml, CHECK);
const SERVICE = /<serv>.*<\/serv>/;

let keys: SigningKeys;
let otherKeys: SigningKeys;
beforeAll(async () => {
  const make = async () => {
    const pems = await generate([{ name: 'commonName', value: 'Lousa' }], {
      keySize: 2048,
      algorithm: 'sha256',
    });
    return { certificate: pems.cert, privateKey: pems.private };
  };
  [keys, otherKeys] = [await make(), await make()];
});

describe('the DPS', () => {
  it('has the id that makes it one of a kind: city, CNPJ, series and number', () => {
    expect(dpsIdOf(SETTINGS, 42)).toBe('DPS355030821122233300018100007000000000000042');
    expect(dpsIdOf(SETTINGS, 42)).toHaveLength(45);
  });

  it('passes its schema, and says amount, day and instant as São Paulo has them', async () => {
    const { xml } = buildDps(FACTS, SETTINGS);
    expect(await faultsOf(xml)).toEqual([]);
    expect(xml).toContain('<vServ>89.70</vServ>');
    expect(xml).toContain('<dCompet>2026-11-21</dCompet>');
    expect(xml).toContain('<dhEmi>2026-11-21T22:31:05-03:00</dhEmi>');
    expect(xml).toContain('<xNome>Escola Açaí &amp; Cia &lt;Ltda&gt;</xNome>');
    expect(xml).toContain('<pTotTribSN>6.00</pTotTribSN>');
  });

  it('passes for a person, for MEI, and where no tax estimate is given', async () => {
    const customer = {
      kind: 'person',
      document: '52998224725',
      name: 'Ana',
      email: `a@${'b'.repeat(90)}.test`,
    } as const;
    const { xml } = buildDps(
      { ...FACTS, customer },
      { ...SETTINGS, opSimpNac: '2', regApTribSN: null, pTotTribSN: null },
    );
    expect(await faultsOf(xml)).toEqual([]);
    expect(xml).toContain('<CPF>52998224725</CPF>');
    expect(xml).toContain('<indTotTrib>0</indTotTrib>');
    expect(xml).not.toContain('<email>');
  });

  it('keeps what XML cannot hold out of a name', async () => {
    const customer = { ...FACTS.customer, name: ' A\u0001\ud800\nB "😀" ]]> ' };
    const { xml } = buildDps({ ...FACTS, customer }, SETTINGS);
    expect(await faultsOf(xml)).toEqual([]);
    const document = XmlDocument.fromString(xml);
    const name = document.get('//n:xNome', { n: 'http://www.sped.fazenda.gov.br/nfse' });
    expect(name?.content).toBe('A\ufffd B "😀" ]]>');
  });
});

describe('the schema of what we send', () => {
  it.each([
    [
      'a wrong order',
      (xml: string) =>
        xml.replace(SERVICE, '').replace('</valores>', '</valores>'.concat(SERVICE.exec(xml)?.[0] ?? '')),
    ],
    ['a missing part', (xml: string) => xml.replace(SERVICE, '')],
    ['an unknown element', (xml: string) => xml.replace('<tpEmit>', '<tpOutro>1</tpOutro><tpEmit>')],
    ['a CNPJ with letters', (xml: string) => xml.replace('11444777000161', '12ABC34501DE35')],
    ['an amount with a comma', (xml: string) => xml.replace('89.70', '89,70')],
    ['a code that is too short', (xml: string) => xml.replace('230101', '2301')],
    ['another layout', (xml: string) => xml.replace('versao="1.01"', 'versao="1.00"')],
  ])('refuses %s', async (_what, spoil) => {
    const { xml } = buildDps(FACTS, SETTINGS);
    const spoilt = spoil(xml);
    expect(spoilt).not.toBe(xml);
    expect((await faultsOf(spoilt)).length).toBeGreaterThan(0);
  });

  it('knows one layout: another one needs the official schemas', async () => {
    const { xml } = buildDps(FACTS, { ...SETTINGS, layout: '1.02' });
    await expect(checkDpsSchema(xml, { layout: '1.02', schemaDir: null })).rejects.toThrow('no schema');
  });
});

describe('schemas in a folder of the operator', () => {
  let schemaDir: string;
  beforeAll(async () => {
    schemaDir = await mkdtemp(join(tmpdir(), 'lousa-xsd-'));
    // Our own schema in the manner of the official ones: split in two, patterns written with anchors.
    const subset = await readFile(join(import.meta.dirname, 'dps-subset.xsd'), 'utf8');
    const types = subset.replace(/ {2}<xs:element name="DPS">[\s\S]*?<\/xs:element>\n\n/, '');
    const main = subset
      .replace(/ {2}<xs:complexType name="Information">[\s\S]*(?=<\/xs:schema>)/, '')
      .replace(
        '<xs:element name="DPS">',
        '<xs:include schemaLocation="types.xsd"/>\n  <xs:element name="DPS">',
      )
      .replace('fixed="1.01"', '');
    await writeFile(join(schemaDir, 'DPS_v1.02.xsd'), main);
    await writeFile(join(schemaDir, 'types.xsd'), types.replace('value="\\d{1,5}"', 'value="^\\d{1,5}$"'));
  });
  afterAll(() => rm(schemaDir, { recursive: true, force: true }));

  it('judge a layout that only they know, their anchored patterns read as they are meant', async () => {
    const { xml } = buildDps(FACTS, { ...SETTINGS, layout: '1.02' });
    expect(await checkDpsSchema(xml, { layout: '1.02', schemaDir })).toEqual([]);
    const broken = xml.replace('<serie>7</serie>', '<serie>A</serie>');
    expect((await checkDpsSchema(broken, { layout: '1.02', schemaDir })).join()).toContain('serie');
  });
});

describe('the signature', () => {
  it('covers the information, stands after it, and leaves the DPS valid', async () => {
    const signed = signDps(buildDps(FACTS, SETTINGS).xml, keys);
    expect(isDpsIntact(signed, keys.certificate)).toBe(true);
    expect(await faultsOf(signed)).toEqual([]);
    expect(signed).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><DPS /);
    expect(signed).toMatch(/<\/infDPS><Signature .*<\/Signature><\/DPS>$/s);
    expect(signed).toContain('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
  });

  it('has the digest that another canonicaliser computes', () => {
    const signed = signDps(buildDps(FACTS, SETTINGS).xml, keys);
    const document = XmlDocument.fromString(signed);
    const information = document.get('/n:DPS/n:infDPS', { n: 'http://www.sped.fazenda.gov.br/nfse' });
    if (!(information instanceof XmlElement)) throw new Error('no infDPS');
    const canonical = information.canonicalizeToString();
    expect(canonical).toContain('<infDPS xmlns="http://www.sped.fazenda.gov.br/nfse" Id="DPS3550308');
    const digest = createHash('sha256').update(canonical).digest('base64');
    expect(signed).toContain(`<DigestValue>${digest}</DigestValue>`);
  });

  it.each([
    ['the amount', '<vServ>89.70</vServ>', '<vServ>8.97</vServ>'],
    ['the customer', '11444777000161', '11222333000181'],
    ['the id', 'Id="DPS3550308', 'Id="DPS3550309'],
  ])('does not survive a change of %s', (_what, from, to) => {
    const signed = signDps(buildDps(FACTS, SETTINGS).xml, keys);
    const tampered = signed.replace(from, to);
    expect(tampered).not.toBe(signed);
    expect(isDpsIntact(tampered, keys.certificate)).toBe(false);
  });

  it('is of the holder of the certificate that is asked for, whatever certificate lies inside', () => {
    const signed = signDps(buildDps(FACTS, SETTINGS).xml, otherKeys);
    expect(isDpsIntact(signed, keys.certificate)).toBe(false);
    expect(isDpsIntact(buildDps(FACTS, SETTINGS).xml, keys.certificate)).toBe(false);
  });

  it('is not made with a key that does not fit its certificate', () => {
    const mixed = { certificate: keys.certificate, privateKey: otherKeys.privateKey };
    expect(() => signDps(buildDps(FACTS, SETTINGS).xml, mixed)).toThrow('does not fit');
  });
});
