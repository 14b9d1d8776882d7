import '#web/analysis/report.ts';
import '#server/accounts/inside.ts';
import 'radix-ui';
