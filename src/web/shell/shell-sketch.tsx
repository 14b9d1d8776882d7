import { renderToStaticMarkup } from 'react-dom/server';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { Wordmark } from './wordmark.tsx';

/** The empty board that stands in the app's documents until its script draws the screen; run by the build alone. */
export const renderShellSketch = (isHome: boolean): string =>
  renderToStaticMarkup(
    <div className="relative flex min-h-dvh flex-col">
      {isHome ? (
        <div className="quadro overflow-clip">
          <div className="miolo flex h-91 items-start">
            <Bar />
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
