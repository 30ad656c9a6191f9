export type { Entry, Example, Group, Page } from './entry.ts';
export { entryTexts, referenceFiles } from './markdown.ts';
export { REFERENCE } from './pages.ts';
export { type ExampleOutcome, runExample } from './runExample.ts';
