import { renderToStaticMarkup } from 'react-dom/server';
import { Wordmark } from '#web/shell/wordmark.tsx';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { HomeGreeting } from './home-greeting.tsx';

/**
 * The board that stands in the app's documents until its script draws the screen, on the home with the greeting
 * (platform/name-early.ts knows whom); run by the build alone.
 */
export const renderShellSketch = (isHome: boolean): string =>
  renderToStaticMarkup(
    <div className="relative flex min-h-dvh flex-col">
      {isHome ? (
        <div className="quadro overflow-clip">
          <div className="miolo">
            <Bar />
          </div>
          <div className="miolo min-h-75 pt-6 has-[[data-nome]:empty]:invisible md:pt-8">
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
    </div>,
  );

const Bar = () => (
  <div className="flex h-16 items-center">
    <Wordmark />
  </div>
);
