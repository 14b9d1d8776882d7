import type { ReactNode } from 'react';
import { MATERIAL_KINDS, namesOf } from '#shared/files/accepted-kinds.ts';
import type { SitePath } from '#shared/site/public-pages.ts';
import { LandingPage, type SampleAnalysis } from './landing/landing-page.tsx';
import { COOKIES } from './legal/cookies.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { LGPD } from './legal/lgpd.ts';
import { PRIVACY } from './legal/privacy.ts';
import { TERMS } from './legal/terms.ts';
import { NOT_FOUND_TEXTS } from './not-found-texts.ts';
import { FaqPage } from './pages/faq-page.tsx';
import { HowItWorksPage } from './pages/how-it-works-page.tsx';
import { MissingPage } from './pages/missing-page.tsx';
import { SamplePage } from './pages/sample-page.tsx';
import { ServicesPage } from './pages/services-page.tsx';
import { SAMPLES } from './samples.ts';

export interface SitePage {
  /** Of the document; the name of the product follows it. */
  title: string;
  /** What search engines and shared links say, one or two sentences. */
  description: string;
  content: ReactNode;
}

/** A page that is plain HTML, by its address; `sample` is what the landing page shows of a report. */
export function sitePageOf(path: SitePath, sample: SampleAnalysis): SitePage {
  if (path !== '/landing') return SITE_PAGES[path];
  return {
    title: 'Seu rascunho vira aula pronta',
    description: `Envie um ${namesOf(MATERIAL_KINDS).join(', ')} ou só o texto e receba uma análise pedagógica gratuita. Apresentações e apostilas profissionais: você só paga se aprovar.`,
    content: <LandingPage sample={sample} />,
  };
}

const SITE_PAGES: Record<Exclude<SitePath, '/landing'>, SitePage> = {
  '/services': {
    title: 'Serviços',
    description:
      'Apresentações e apostilas produzidas a partir do seu conteúdo, com análise pedagógica gratuita.',
    content: <ServicesPage />,
  },
  '/como-funciona': {
    title: 'Como funciona',
    description: 'Do rascunho ao arquivo final em quatro passos: envie, leia a análise, aprove e receba.',
    content: <HowItWorksPage />,
  },
  '/faq': {
    title: 'Perguntas frequentes',
    description: 'Preços, prazos, formatos, pagamento, revisões e reembolso: dez respostas diretas.',
    content: <FaqPage />,
  },
  '/termos-de-uso': { title: TERMS.title, description: TERMS.lead, content: <LegalPage text={TERMS} /> },
  '/politica-privacidade': {
    title: PRIVACY.title,
    description: PRIVACY.lead,
    content: <LegalPage text={PRIVACY} />,
  },
  '/cookies': { title: COOKIES.title, description: COOKIES.lead, content: <LegalPage text={COOKIES} /> },
  '/lgpd': { title: LGPD.title, description: LGPD.lead, content: <LegalPage text={LGPD} /> },
  '/404': {
    title: NOT_FOUND_TEXTS.title,
    description: NOT_FOUND_TEXTS.hint,
    content: <MissingPage />,
  },
  '/amostras/quadro': samplePage('quadro'),
  '/amostras/norma': samplePage('norma'),
  '/amostras/recreio': samplePage('recreio'),
  '/amostras/caderno': samplePage('caderno'),
  '/amostras/manual': samplePage('manual'),
};

function samplePage(id: string): SitePage {
  const sample = SAMPLES.find((one) => one.id === id);
  if (!sample) throw new Error(`no sample ${id}`);
  return {
    title: `Amostra: ${sample.title}`,
    description: `${sample.about} Folheie as páginas e baixe o arquivo.`,
    content: <SamplePage sample={sample} />,
  };
}
