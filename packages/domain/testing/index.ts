export { type Draw, drawFromSeed, drawOne } from './draw.ts';
export { type EnglishFinder, englishFinder, textsOfPage } from './findEnglish.ts';
export { type MoneyFuzzResult, runMoneyFuzz } from './moneyFuzz.ts';
export { SPOKEN_WORDS } from './spokenWords.ts';
