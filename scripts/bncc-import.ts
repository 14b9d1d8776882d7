import { startQuickly } from '#server/platform/quick-start.ts';

startQuickly();
await import('./bncc/run-import.ts');
