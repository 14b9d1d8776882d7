import { renderToStaticMarkup } from 'react-dom/server';
import { PendingPage } from '#web/frame/pending-page.tsx';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { HomeGreeting } from './home-greeting.tsx';
import { StartCardsPlace } from './start-cards-place.tsx';

/**
 * What stands in the app's documents until its script draws the screen: the board, on the home with the greeting
 * (platform/name-early.ts knows whom), and bones of what comes; run by the build alone.
 */
export const renderShellSketch = (isHome: boolean): string =>
  renderToStaticMarkup(
    <div className="relative flex min-h-dvh flex-col">
      {isHome ? (
        <div className="quadro overflow-clip">
          <div className="miolo">
            <Bar />
          </div>
          <div className="miolo min-h-83 pt-6 has-[[data-nome]:empty]:invisible md:min-h-75 md:pt-8">
            <HomeGreeting name={<span data-nome="" />} />
          </div>
          <BoardLedge />
        </div>
      ) : (
        <div className="quadro quadro-barra">
          <div className="miolo">
            <Bar />
          </div>
          <div className="canaleta-fina" />
        </div>
      )}
      {isHome ? <StartCardsPlace /> : <PendingPage />}
    </div>,
  );

const Bar = () => (
  <div className="flex h-16 items-center">
    <Wordmark />
  </div>
);
