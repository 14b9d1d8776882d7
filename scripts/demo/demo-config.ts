import { type Config, loadConfig } from '#server/platform/config.ts';
import { DEMO_PASSWORD } from './demo-people.ts';

/**
 * The product's settings while it is filled: mails stay in the outbox whatever SMTP_URL says, and a
 * master admin that is not there yet gets the demo's password where none is set.
 */
export function demoConfig(env: NodeJS.ProcessEnv): Config {
  return loadConfig({
    ...env,
    SMTP_URL: '',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: env.ADMIN_PASSWORD || DEMO_PASSWORD,
  });
}
