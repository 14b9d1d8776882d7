// biome-ignore lint/performance/noBarrelFile: planted, for the rule of the house that forbids it
export { catalog } from '#server/catalog/catalog.api.ts';
