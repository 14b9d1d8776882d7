import '#web/analysis/report.ts';
