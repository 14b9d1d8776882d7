import { SignedXml } from 'xml-crypto';

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const INFORMATION = "/*[local-name(.)='DPS']/*[local-name(.)='infDPS']";
const SIGNATURE = /<(?:\w+:)?Signature[\s>][\s\S]*<\/(?:\w+:)?Signature>/;

/** PEM texts. */
export interface SigningKeys {
  certificate: string;
  privateKey: string;
}

/**
 * Signs `infDPS` by XMLDSIG: enveloped, RSA-SHA256, canonical XML 1.0, the certificate inside, the signature right
 * after what it signs.
 * @throws Error when key and certificate do not belong together
 */
export function signDps(xml: string, { certificate, privateKey }: SigningKeys): string {
  const signed = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: C14N,
  });
  signed.addReference({ xpath: INFORMATION, transforms: [ENVELOPED, C14N], digestAlgorithm: SHA256 });
  signed.computeSignature(xml, { location: { reference: INFORMATION, action: 'after' } });
  const result = signed.getSignedXml();
  if (!isDpsIntact(result, certificate)) throw new Error('the signing key does not fit its certificate');
  return result;
}

/** Whether a signed DPS is what the holder of this certificate signed. The certificate inside is not believed. */
export function isDpsIntact(xml: string, certificate: string): boolean {
  const [signature] = SIGNATURE.exec(xml) ?? [];
  if (signature === undefined) return false;
  const check = new SignedXml({ publicCert: certificate, getCertFromKeyInfo: () => null });
  try {
    check.loadSignature(signature);
    return (
      check.checkSignature(xml) && check.getSignedReferences().some((part) => part.startsWith('<infDPS'))
    );
  } catch {
    return false;
  }
}
