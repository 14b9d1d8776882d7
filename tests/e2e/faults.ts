import type { Browser, BrowserContext } from '@playwright/test';

const OURSELVES = '127.0.0.1';

/**
 * Has every page that a browser opens, in whatever context, tell what goes wrong in it: a script's error, a report
 * of a broken policy (CSP and Trusted Types), what the console calls an error, a way out of the machine.
 */
export function watchBrowser(browser: Browser, faults: string[]): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watchContext(context, (fault) => void faults.push(fault));
    return context;
  };
}

async function watchContext(context: BrowserContext, tell: (fault: string) => void): Promise<void> {
  context.on('weberror', (error) => tell(`error: ${error.error().message}`));
  context.on('console', (message) => {
    // A refusal the test asks for is logged by the browser itself; everything else is a fault of ours.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      tell(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== OURSELVES) tell(`left the machine: ${href}`);
  });
  // The binding speaks to the test at once: no report is lost with the document it comes from.
  await context.exposeBinding('tellReport', ({ page }, report: string) =>
    tell(`report: ${new URL(page.url()).pathname} ${report}`),
  );
  await context.addInitScript(() => {
    const { tellReport } = globalThis as unknown as { tellReport: (report: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tellReport(`${effectiveDirective} ${blockedURI}`),
    );
  });
}
