import { startQuickly } from './platform/quick-start.ts';

// The entry of the product: all it is made of is loaded after this.
startQuickly();
await import('./serve.ts');
