import '#web/backoffice/panel.ts';
import '#web/pages/page.ts';
export const report = 1;
