export { type Draw, drawFromSeed, drawOne } from './draw.ts';
export { type EnglishFinder, englishFinder, textsOfPage } from './findEnglish.ts';
