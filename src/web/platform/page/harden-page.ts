import { setNonce } from 'get-nonce';

/** React's way to make an inert script element: the only HTML text that our dependencies may write. */
const ALLOWED_HTML = new Set(['<script></script>']);

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown;
}

/**
 * Must run before any other module of the page. Hands the nonce of the answer to the library that locks
 * scrolling behind dialogs (it adds a style element), and lets through no HTML text but what is listed:
 * the policy header demands trusted types of every script sink.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (ALLOWED_HTML.has(html)) return html;
    throw new TypeError('HTML from text is not allowed here');
  },
});
