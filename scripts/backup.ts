import { startQuickly } from '#server/platform/quick-start.ts';

startQuickly();
await import('./backup/run-backup.ts');
