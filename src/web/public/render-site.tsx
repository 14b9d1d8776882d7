import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePath } from '#shared/site/public-pages.ts';
import { composeDocument, type SiteAssets } from './compose-document.ts';
import { PublicFrame } from './public-frame.tsx';
import { SITE_PAGES } from './site-pages.tsx';
import { structuredDataOf } from './structured-data.ts';

/** The HTML of one public page; run by the build and by the development server, never in a browser. */
export function renderSitePage(path: SitePath, assets: SiteAssets): string {
  const { title, description, content } = SITE_PAGES[path];
  const body = renderToStaticMarkup(<PublicFrame isLanding={path === '/landing'}>{content}</PublicFrame>);
  return composeDocument({ path, title, description, body, structuredData: structuredDataOf(path), assets });
}
