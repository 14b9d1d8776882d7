import { type ComponentType, lazy } from 'react';

/** Each tab is fetched when it is first opened. */
const lazyTab = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

export const ClientsTab = lazyTab(async () => (await import('#web/backoffice/clients/clients-tab.tsx')).ClientsTab);
export const EditorsTab = lazyTab(
  async () => (await import('#web/backoffice/editors/editors-tab.tsx')).EditorsTab,
);
export const FilesTab = lazyTab(async () => (await import('#web/files/admin/files-tab.tsx')).FilesTab);
export const FinancialTab = lazyTab(
  async () => (await import('#web/backoffice/financial/financial-tab.tsx')).FinancialTab,
);
export const ProductionTab = lazyTab(
  async () => (await import('./production/production-tab.tsx')).ProductionTab,
);
export const OverviewTab = lazyTab(
  async () => (await import('#web/backoffice/overview/overview-tab.tsx')).OverviewTab,
);
export const QuotesTab = lazyTab(
  async () => (await import('#web/backoffice/quotes/quotes-tab.tsx')).QuotesTab,
);
