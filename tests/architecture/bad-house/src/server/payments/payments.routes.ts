import '#server/emulators/emulator.ts';
import './attic/attic.ts';

export const routes = 'routes';
