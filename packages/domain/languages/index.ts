export { countedText, lookUpSentence, valueList, valueText, type Wording, type WordingValues } from './wording.ts';
