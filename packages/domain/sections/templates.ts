import { ABOUT_SECTIONS } from './aboutSections.ts';
import { HERO_SECTIONS } from './heroSections.ts';
import { PRICING_SECTIONS } from './pricingSections.ts';
import { REACH_SECTIONS } from './reachSections.ts';
import { SHOW_SECTIONS } from './showSections.ts';
import type { SectionTemplate } from './template.ts';
import { TRUST_SECTIONS } from './trustSections.ts';

/** Sections to begin with, in the order in which a page has them. */
export const SECTION_TEMPLATES: readonly SectionTemplate[] = [
  ...HERO_SECTIONS,
  ...ABOUT_SECTIONS,
  ...SHOW_SECTIONS,
  ...TRUST_SECTIONS,
  ...PRICING_SECTIONS,
  ...REACH_SECTIONS,
];

const BY_ID = new Map(SECTION_TEMPLATES.map((template) => [template.id, template]));

/** @throws for an id of none: a fault of whoever wrote it. */
export function sectionTemplate(id: string): SectionTemplate {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`There is no section template ${id}.`);
  return found;
}
