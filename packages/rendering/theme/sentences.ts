import type { ThemeDiagnosticCode } from './theme.ts';

/** Explains each finding in the files of a theme to its author. `{detail}` is the name or text concerned. */
export const THEME_SENTENCES: Readonly<Record<ThemeDiagnosticCode, string>> = {
  confMissing: 'The theme has no template.conf: its layouts, navigations and stylesheets are not known.',
  confUnreadable: 'This file is not valid JSON and was read as empty. It begins with: {detail}',
  layoutWithoutRegions: 'The layout “{detail}” names no region that exists.',
  layoutDefaultMissing: 'There is no layout named “default”. Those there are: {detail}',
  regionMissing: 'A layout names {detail}, which is not in the theme.',
  stylesheetMissing: 'styles/{detail} is listed here, but it is not in the theme.',
  scriptMissing: 'scripts/{detail} is not in the theme.',
  jqueryMissing: 'This script calls jQuery ($), which the theme does not load.',
  navigationTemplateMissing: 'The block {detail} is not in the theme.',
  tagUnknown: 'The tag <squarespace:{detail}> is not known and was left as it is.',
  tagUnclosed: 'The tag <squarespace:{detail}> is never closed.',
  imageInvalid: '{detail}.',
  tweakUnreadable: 'This tweak could not be read: {detail}',
  tweakTypeUnknown: 'There is no tweak of the type “{detail}”.',
  tweakWithoutTarget: 'The tweak “{detail}” does not say what it changes.',
  tweakWithoutTitle: 'A tweak has no title.',
  stylesheetError: '{detail} The rest of the stylesheet works.',
};

/** What breaks a page, against what only leaves something out. */
const ERRORS: ReadonlySet<ThemeDiagnosticCode> = new Set<ThemeDiagnosticCode>([
  'confMissing',
  'confUnreadable',
  'regionMissing',
  'stylesheetError',
  'tagUnclosed',
]);
const NOTES: ReadonlySet<ThemeDiagnosticCode> = new Set<ThemeDiagnosticCode>([
  'layoutDefaultMissing',
  'tweakWithoutTitle',
]);

export function themeSentence(code: ThemeDiagnosticCode, detail: string): string {
  return THEME_SENTENCES[code].replace('{detail}', () => detail);
}

export function themeSeverity(code: ThemeDiagnosticCode): 'error' | 'warning' | 'info' {
  if (ERRORS.has(code)) return 'error';
  return NOTES.has(code) ? 'info' : 'warning';
}
