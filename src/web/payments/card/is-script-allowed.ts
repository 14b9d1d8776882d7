const PAYPAL_HOST = /(^|\.)(paypal\.com|paypalobjects\.com|venmo\.com)$/;
const SANDBOX_PATH = '/api/sandbox/';

/** Whether the card document may load a script: from PayPal by https, or from our own server. */
export function isScriptAllowed(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false;
  const { protocol, hostname, port, pathname, origin: scriptOrigin } = new URL(url, origin);
  if (scriptOrigin === origin) return pathname.startsWith(SANDBOX_PATH) || pathname.startsWith('/assets/');
  return protocol === 'https:' && port === '' && PAYPAL_HOST.test(hostname);
}
