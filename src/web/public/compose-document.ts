import { factMark, NOT_FOUND_PATH, type SitePath } from '#shared/site/public-pages.ts';

/** Where the built files of the public pages lie. */
export interface SiteAssets {
  script: string;
  stylesheet: string;
  /** Those that the first screen is set in. */
  fonts: readonly string[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
/** JSON that cannot end its script element. */
const asJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The whole document around the markup of a page. What differs between installations is filled in by the server. */
export function composeDocument({
  path,
  title,
  description,
  body,
  structuredData,
  assets,
}: {
  path: SitePath;
  title: string;
  description: string;
  body: string;
  structuredData: readonly object[];
  assets: SiteAssets;
}): string {
  const site = factMark('publicUrl');
  const address = `${site}${path}`;
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)} | Lousa</title>
<meta name="description" content="${escapeHtml(description)}">
${path === NOT_FOUND_PATH ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${address}">`}
<meta name="theme-color" content="#123329">
<meta name="color-scheme" content="light dark">
<meta property="og:type" content="website">
<meta property="og:locale" content="pt_BR">
<meta property="og:site_name" content="Lousa">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${site}/compartilhar.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Lousa: seu rascunho vira aula pronta">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`).join('')}<link rel="stylesheet" href="${assets.stylesheet}">
<script type="module" src="${assets.script}"></script>
${structuredData.map((data) => `<script type="application/ld+json">${asJson(data)}</script>\n`).join('')}</head>
<body>${body}</body>
</html>
`;
}
