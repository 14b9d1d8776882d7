import '#web/analysis/report.ts';
import '#web/gallery/story.ts';
