import {
  basePrice,
  PLANS,
  planOf,
  SERVICE_TYPES,
  type ServiceType,
  sizesOf,
} from '#shared/catalog/catalog.ts';
import { factMark, type SitePath } from '#shared/site/public-pages.ts';
import { FAQ } from './faq-texts.ts';

const site = factMark('publicUrl');

/** What search engines read of a page (schema.org, as JSON-LD). */
export function structuredDataOf(path: SitePath): object[] {
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
