import { startAfterPaint } from './platform/page/start-after-paint.ts';
import { awaitTakeover, holdEarlyPresses } from './platform/page/takeover.ts';
import { applyTheme } from './platform/page/theme.ts';
import { nameEarly } from './platform/session/name-early.ts';

// The build makes a classic script of this file and all it imports; it runs before the body of a document is read.
applyTheme();
holdEarlyPresses();
nameEarly();
startAfterPaint();
// What the build cannot know: the registration beside the login, what is said above it of how one came here,
// and which of the two is being ordered.
const query = new URLSearchParams(location.search);
document.documentElement.toggleAttribute('data-apostila', query.get('type') === 'booklet');
if (location.hash === '#cadastro' || ['conta', 'continuar', 'sessao'].some((name) => query.has(name))) {
  awaitTakeover();
}
