import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePath } from '#shared/site/public-pages.ts';
import { composeDocument, type SiteAssets } from './compose-document.ts';
import type { SampleAnalysis } from './landing/landing-page.tsx';
import { PublicFrame } from './public-frame.tsx';
import { sitePageOf } from './site-pages.tsx';
import { structuredDataOf } from './structured-data.ts';

/** The HTML of one public page; run by the build and by the development server, never in a browser. */
export function renderSitePage(path: SitePath, assets: SiteAssets, sample: SampleAnalysis): string {
  const { title, description, content } = sitePageOf(path, sample);
  const body = renderToStaticMarkup(<PublicFrame isLanding={path === '/landing'}>{content}</PublicFrame>);
  return composeDocument({ path, title, description, body, structuredData: structuredDataOf(path), assets });
}
