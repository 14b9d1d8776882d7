import { describe, expect, it } from 'vitest';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  SERVICE_TYPES,
  type ServiceType,
  sizesOf,
  totalPrice,
} from '#shared/catalog/catalog.ts';
import { PUBLIC_PATHS, type PublicPath } from '#shared/site/public-pages.ts';
import { STORAGE_KEYS } from '#web/platform/session/session-store.ts';
import { renderSitePage } from './render-site.tsx';

/** A report as the engine writes them, in its shortest form; the build shows a whole one (scripts/web). */
const SAMPLE = {
  title: 'Frações no dia a dia',
  analysis: {
    summary: 'O conteúdo cabe bem em 5 slides.',
    structure: {
      unit: 'slide',
      slideCount: 5,
      sections: [
        { title: 'Abertura', description: 'Prepara a turma.', slides: ['Capa', 'Para começar'] },
        { title: 'Metades', description: 'Dividir em dois.', slides: ['Metade', 'Terço', 'Quarto'] },
      ],
      plan: [],
    },
    topics: { modules: [{ name: 'Metades', description: '', keyPoints: [], weight: 100 }] },
    visualSuggestions: { images: ['Uma pizza em oito'], infographics: [], analogies: [] },
    improvements: ['Dê um exemplo'],
    engagementSuggestions: ['Comece com uma pergunta'],
  } as unknown as AiAnalysis,
};
const assets = { script: '/assets/public.js', stylesheet: '/assets/public.css', fonts: [] };
/** Without the style sheet, which the DOM of the tests would try to fetch. */
const documents = new Map(
  PUBLIC_PATHS.map((path) => {
    const html = renderSitePage(path, assets, SAMPLE).replace(/<link rel="stylesheet"[^>]*>/, '');
    return [path, new DOMParser().parseFromString(html, 'text/html')];
  }),
);
const documentOf = (path: PublicPath) => documents.get(path) ?? document;
const wordsOf = (path: PublicPath) => (documentOf(path).body.textContent ?? '').replaceAll(/\s/g, ' ');
const SIZES = (Object.keys(SERVICE_TYPES) as ServiceType[]).flatMap((serviceType) =>
  sizesOf(serviceType).map((size) => ({ serviceType, size })),
);
/** Addresses of the app and of sign-in that a public page may lead to. */
const APP = new Set([
  '/',
  '/local-login',
  '/admin-login',
  '/profile-management',
  '/upload?type=presentation',
  '/upload?type=booklet',
]);

/** Cadastro, with or without an order behind it, and an order of a size that is sold. */
function isEntrance({ pathname, hash, searchParams }: URL): boolean {
  const next = searchParams.get('continuar');
  if (pathname === '/local-login') return hash === '#cadastro' && (next === null || APP.has(next));
  const type = searchParams.get('type') as ServiceType;
  return (sizesOf(type) as readonly number[]).includes(Number(searchParams.get('size')));
}

describe('the public pages', () => {
  it('show a whole report before any price, and what its plan costs', () => {
    const report = documentOf('/landing').querySelector('article');
    expect(report?.getAttribute('aria-label')).toBe('Análise pedagógica: Frações no dia a dia');
    const words = (report?.textContent ?? '').replaceAll(/\s/g, ' ');
    for (const said of ['Metades', '3 slides', '100%', 'Dê um exemplo', 'R$ 29'])
      expect(words).toContain(said);
    const [where, prices] = ['parecer', 'precos'].map((id) => documentOf('/landing').getElementById(id));
    const order = prices && where?.compareDocumentPosition(prices);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each(PUBLIC_PATHS)('%s has one heading, a title and a description of its own', (path) => {
    expect(documentOf(path).querySelectorAll('h1')).toHaveLength(1);
    const others = PUBLIC_PATHS.filter((other) => other !== path).map((other) => documentOf(other));
    const { title } = documentOf(path);
    expect(others.map((other) => other.title)).not.toContain(title);
    expect(documentOf(path).querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /.{20}/,
    );
  });

  it.each(PUBLIC_PATHS)('%s leads only to places there are', (path) => {
    const anchors = new Set([...documentOf('/landing').querySelectorAll('[id]')].map(({ id }) => `/#${id}`));
    const own = new Set([...documentOf(path).querySelectorAll('[id]')].map(({ id }) => `#${id}`));
    const known = (href: string): boolean =>
      APP.has(href) ||
      (/^\/(local-login|upload)[?#]/.test(href) && isEntrance(new URL(href, 'http://lousa.test'))) ||
      anchors.has(href) ||
      own.has(href) ||
      (PUBLIC_PATHS as readonly string[]).includes(href) ||
      /^\/amostras\/\w+\.(pptx|pdf)$/.test(href) ||
      /^https:\/\/wa\.me\/⟦/.test(href) ||
      href === '⟦companyMailLink⟧';
    const links = [...documentOf(path).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => !known(href))).toEqual([]);
  });

  it.each(['/landing', '/services', '/faq', '/como-funciona'] as const)(
    'whoever reads a call to action on %s has no account yet: it opens Cadastro, Entrar opens Login',
    (path) => {
      const links = [...documentOf(path).querySelectorAll('a')];
      const to = (words: string) =>
        links.filter((link) => link.textContent === words).map((link) => link.getAttribute('href') ?? '');
      expect(to('Começar Agora').length).toBeGreaterThan(0);
      for (const href of to('Começar Agora')) expect(href).toBe('/local-login#cadastro');
      expect(new Set(to('Entrar'))).toEqual(new Set(['/local-login']));
    },
  );

  it.each(PUBLIC_PATHS)('%s carries no inline style and no script but its own', (path) => {
    expect(documentOf(path).querySelectorAll('[style], style, [onclick]')).toHaveLength(0);
    const scripts = [...documentOf(path).querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual([assets.script]);
  });
});

describe('the landing page', () => {
  it('is reached by every anchor the product speaks of', () => {
    const anchors = ['materiais', 'como-funciona', 'precos', 'faq', 'features', 'pricing', 'how-it-works'];
    expect(anchors.filter((id) => !documentOf('/landing').getElementById(id))).toEqual([]);
  });

  it('says each of the 44 prices in the panel of its size', () => {
    for (const order of SIZES) {
      const panel = documentOf('/landing').querySelector(`[data-size="${order.serviceType}-${order.size}"]`);
      const prices = [...(panel?.querySelectorAll('tbody tr') ?? [])].map((row) =>
        Number(row.lastElementChild?.textContent?.replaceAll(/\D/g, '')),
      );
      const wanted = (Object.keys(DELIVERY_TYPES) as DeliveryType[]).map((type) => totalPrice(order, type));
      expect(prices).toEqual(wanted);
    }
  });

  it('repeats none of the figures that the catalogue contradicts', () => {
    for (const path of ['/landing', '/services', '/como-funciona', '/faq'] as const) {
      const words = wordsOf(path).replaceAll('Meta: 98% de satisfação', '');
      expect(words).not.toMatch(/R\$ 150\b|89 ?[-–a] ?299|10 ?[-–a] ?50 páginas|98 ?%|48 ?h/);
    }
  });

  it('tells search engines the same offers', () => {
    const data = [...documentOf('/landing').querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? ''),
    );
    const offers = data.flatMap(({ offers = [] }) => offers as { price: number }[]);
    expect(offers.map(({ price }) => price)).toEqual(SIZES.map((order) => totalPrice(order, 'normal')));
  });
});

it('the questions are ten', () => {
  expect(documentOf('/faq').querySelectorAll('main summary')).toHaveLength(10);
});

it('the page on cookies names every entry that signing in leaves in the browser', () => {
  for (const key of Object.values(STORAGE_KEYS)) expect(wordsOf('/cookies')).toContain(key);
});
