export type { Page } from './entry.ts';
export { entryTexts, referenceFiles } from './markdown.ts';
export { REFERENCE } from './pages.ts';
export { runExample } from './runExample.ts';
