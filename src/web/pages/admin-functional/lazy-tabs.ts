import { type ComponentType, lazy } from 'react';

/** Each tab is fetched when it is first opened. */
const lazyTab = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

export const ClientsTab = lazyTab(async () => (await import('./clients/clients-tab.tsx')).ClientsTab);
export const FinancialTab = lazyTab(
  async () => (await import('#web/backoffice/financial/financial-tab.tsx')).FinancialTab,
);
