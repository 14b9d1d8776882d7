import { PendingPage } from './pending-page.tsx';

/** Takes its place until the screen is built. */
export function AnalysisPage() {
  return <PendingPage />;
}
