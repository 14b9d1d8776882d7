import { renderToStaticMarkup } from 'react-dom/server';
import {
  basePrice,
  PLANS,
  planOf,
  SERVICE_TYPES,
  type ServiceType,
  sizesOf,
} from '#shared/catalog/catalog.ts';
import { factMark, NOT_FOUND_PATH, type SitePath } from '#shared/site/public-pages.ts';
import { FAQ } from './faq-texts.ts';
import type { SampleAnalysis } from './landing/landing-page.tsx';
import { PublicFrame } from './public-frame.tsx';
import { sitePageOf } from './site-pages.tsx';

/** The HTML of one public page; run by the build and by the development server, never in a browser. */
export function renderSitePage(path: SitePath, assets: SiteAssets, sample: SampleAnalysis): string {
  const { title, description, content } = sitePageOf(path, sample);
  const body = renderToStaticMarkup(<PublicFrame isLanding={path === '/landing'}>{content}</PublicFrame>);
  return composeDocument({ path, title, description, body, structuredData: structuredDataOf(path), assets });
}

const site = factMark('publicUrl');

/** What search engines read of a page (schema.org, as JSON-LD). */
function structuredDataOf(path: SitePath): object[] {
  if (path === '/landing') return [organization(), ...services()];
  if (path === '/services') return services();
  return path === '/faq' ? [faqPage()] : [];
}

const organization = () => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Lousa',
  legalName: factMark('companyName'),
  url: `${site}/`,
  logo: `${site}/icon-512.png`,
});

const services = () =>
  (Object.keys(SERVICE_TYPES) as ServiceType[]).map((serviceType) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: serviceType === 'presentation' ? 'Apresentação sob medida' : 'Apostila sob medida',
    description:
      'Produzida a partir do conteúdo que você envia, com análise pedagógica gratuita antes do pagamento.',
    image: `${site}/compartilhar.png`,
    brand: { '@type': 'Brand', name: 'Lousa' },
    offers: sizesOf(serviceType).map((size) => ({
      '@type': 'Offer',
      name: `${size} ${serviceType === 'presentation' ? 'slides' : 'páginas'}, plano ${PLANS[planOf({ serviceType, size })].label}`,
      price: basePrice({ serviceType, size }),
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      url: `${site}/upload?type=${serviceType}`,
    })),
  }));

const faqPage = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Where the built files of the public pages lie. */
interface SiteAssets {
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
function composeDocument({
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
