import { renderToString } from 'react-dom/server';
import { AccessPage } from './access-page.tsx';
import { loadScreen } from './access-screens.ts';

/** The markup of one screen before the session; run by the build and by the development server, never in a browser. */
export const renderAccess = async (pathname: string): Promise<string> =>
  renderToString(<AccessPage screen={await loadScreen(pathname)} />);
