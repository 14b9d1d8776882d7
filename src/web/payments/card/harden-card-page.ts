import { isScriptAllowed } from './is-script-allowed.ts';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

/**
 * Must run before any other module of the card document. Every script address that is written anywhere in
 * the document, by us or by PayPal, passes the list of allowed hosts. PayPal draws its buttons from markup
 * of its own, so text may become HTML here; the policy header keeps inline script in it from running.
 */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (isScriptAllowed(url, location.origin)) return url;
    throw new TypeError('this document loads scripts of PayPal alone');
  },
});
