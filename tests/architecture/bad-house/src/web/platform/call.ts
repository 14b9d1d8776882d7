import '#web/analysis/report.ts';
import '#web/vitrine/exhibit.ts';
