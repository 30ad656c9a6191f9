export { SECTION_CATEGORIES } from './categories.ts';
export { LOOKS } from './looks.ts';
export {
  addressFor,
  type DecidedSite,
  decideNewSite,
  decideSiteName,
  type PlannedPage,
  planPages,
  SITE_LIMITS,
  type SiteAnswers,
  siteIdentifiers,
} from './newSite.ts';
export { makePageSections, PAGE_TEMPLATES, pageTemplate } from './pageTemplates.ts';
export { PURPOSES, purposeOf } from './purposes.ts';
export { SAMPLE_MARKS, type SampleEntry, type SampleSet, samplesIn } from './samples.ts';
export { hasStarterWords } from './starterWords.ts';
export {
  type CollectionRole,
  type MadeBlock,
  type MadeSection,
  makeSection,
  type PageRole,
  type PictureShape,
  type SectionTools,
} from './template.ts';
export { SECTION_TEMPLATES, sectionTemplate } from './templates.ts';
export { type SiteCode, siteSentence } from './wording.ts';
