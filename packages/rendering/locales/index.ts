export { createLocaleData, type LocaleDataOptions, packOf, type ReadPack } from './localeData.ts';
