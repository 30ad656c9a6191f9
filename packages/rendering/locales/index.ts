export { createLocaleData, packOf, type ReadPack } from './localeData.ts';
