import { nameEarly } from '#web/platform/session/name-early.ts';
import { startAfterPaint } from '#web/platform/page/start-after-paint.ts';
import { awaitTakeover, holdEarlyPresses } from '#web/platform/page/takeover.ts';
import { applyTheme } from '#web/platform/page/theme.ts';

// The build makes a classic script of this file and all it imports; it runs before the body of a document is read.
applyTheme();
holdEarlyPresses();
nameEarly();
startAfterPaint();
// What the build cannot know: the registration beside the login, and what is said above it of how one came here.
const query = new URLSearchParams(location.search);
if (location.hash === '#cadastro' || ['conta', 'continuar', 'sessao'].some((name) => query.has(name))) {
  awaitTakeover();
}
