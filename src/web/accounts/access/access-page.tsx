import { StrictMode, useEffect } from 'react';
import { announceTakeover } from '#web/platform/page/takeover.ts';
import { usePageAddress } from '#web/platform/page/use-page-address.ts';
import type { AccessScreen } from './access-screens.ts';

/**
 * A whole page before the session. The build renders it and the browser takes it over, so nothing in a screen may
 * differ by day, browser or query before its address is known.
 */
export const AccessPage = ({ screen }: { screen: AccessScreen }) => (
  <StrictMode>
    <Prerendered screen={screen} />
  </StrictMode>
);

function Prerendered({ screen: Screen }: { screen: AccessScreen }) {
  const address = usePageAddress();
  useEffect(announceTakeover, []);
  return <Screen address={address} />;
}
