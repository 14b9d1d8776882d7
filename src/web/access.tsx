import './platform/page/harden-page.ts';
import { hydrateRoot } from 'react-dom/client';
import { AccessPage } from './accounts/access/access-page.tsx';
import { loadScreen } from './accounts/access/access-screens.ts';

const root = document.getElementById('app');
if (!root) throw new Error('access.html has no #app');
void loadScreen(location.pathname).then((screen) => hydrateRoot(root, <AccessPage screen={screen} />));
