import '../shared/circle-b.ts';
