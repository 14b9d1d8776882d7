import '#server/platform/upkeep/late.ts';
