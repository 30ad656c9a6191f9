export type { BlockContext, BrokenBlock } from './block.ts';
export { documentHtml, documentNeeds, fieldHtml, leadingSection, sectionHtml } from './documentHtml.ts';
export { flowHtml } from './flowHtml.ts';
export { formPlace } from './form/formBlocks.ts';
export { type FormBlockState, formContentHtml, renderFormBlock } from './form/renderFormBlock.ts';
export { questionsHtml } from './form/renderQuestions.ts';
export { templateSchema } from './form/templateSchema.ts';
export { kindOf } from './kinds.ts';

export { BLOCK_SHEETS } from './sheets.ts';
export { markFile, wholeSymbolSheet } from './social/socialMarks.ts';
