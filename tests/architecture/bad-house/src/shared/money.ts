import '#engine/reading/read.ts';
