import { nameEarly } from '#web/platform/name-early.ts';
import { startAfterPaint } from '#web/platform/start-after-paint.ts';
import { awaitTakeover, holdEarlyPresses } from '#web/platform/takeover.ts';
import { applyTheme } from '#web/platform/theme.ts';

// The build makes a classic script of this file and all it imports; it runs before the body of a document is read.
applyTheme();
holdEarlyPresses();
nameEarly();
startAfterPaint();
// The two that the build renders only one half of: the registration beside the login, and the farewell above it.
if (location.hash === '#cadastro' || new URLSearchParams(location.search).has('conta')) awaitTakeover();
