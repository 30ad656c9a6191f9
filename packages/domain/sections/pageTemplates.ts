import { type MadeSection, makeSection, type PageRole, type SectionTools } from './template.ts';
import { sectionTemplate } from './templates.ts';

/** A page made of section templates. */
export interface PageTemplate {
  readonly id: string;
  /** In English, as the app calls it; its title on sites in English and in German. */
  readonly name: string;
  readonly title: readonly [english: string, german: string];
  /** What it does for a site; buttons of other pages lead to it. */
  readonly role: PageRole | null;
  readonly sections: readonly string[];
}

export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    ...{ id: 'home-shop', name: 'Store home', title: ['Home', 'Startseite'], role: 'home' },
    sections: ['hero-picture', 'shop-newest', 'shop-story', 'shop-promises', 'quotes-three', 'newsletter-band'],
  },
  {
    ...{ id: 'home-studio', name: 'Studio home', title: ['Home', 'Startseite'], role: 'home' },
    sections: ['hero-trio', 'about-beside', 'gallery-projects', 'quote-large', 'action-band'],
  },
  {
    ...{ id: 'home-services', name: 'Business home', title: ['Home', 'Startseite'], role: 'home' },
    sections: ['hero-statement', 'features-cards', 'features-steps', 'about-numbers', 'faq-beside', 'action-band'],
  },
  {
    ...{ id: 'home-cafe', name: 'Café home', title: ['Home', 'Startseite'], role: 'home' },
    sections: ['hero-cover', 'about-beside', 'menu-dishes', 'gallery-pair', 'contact-hours'],
  },
  {
    ...{ id: 'home-journal', name: 'Blog home', title: ['Home', 'Startseite'], role: 'home' },
    sections: ['hero-statement', 'journal-latest', 'about-story', 'newsletter-picture'],
  },
  {
    ...{ id: 'home-events', name: 'Venue home', title: ['Home', 'Startseite'], role: 'home' },
    sections: ['hero-cover', 'events-list', 'about-beside', 'gallery-pair', 'newsletter-band'],
  },
  {
    ...{ id: 'about', name: 'About', title: ['About', 'Über uns'], role: 'about' },
    sections: ['hero-page', 'about-beside', 'about-values', 'team-three', 'about-numbers', 'footer-closing'],
  },
  {
    ...{ id: 'services', name: 'Services', title: ['Services', 'Angebot'], role: 'services' },
    sections: ['hero-page', 'features-three', 'features-cards', 'features-steps', 'pricing-list', 'action-band'],
  },
  {
    ...{ id: 'portfolio', name: 'Portfolio', title: ['Work', 'Arbeiten'], role: 'portfolio' },
    sections: ['hero-page', 'gallery-projects', 'gallery-grid', 'quote-picture', 'action-band'],
  },
  {
    ...{ id: 'prices', name: 'Prices', title: ['Prices', 'Preise'], role: null },
    sections: ['pricing-three', 'faq-short', 'action-two'],
  },
  {
    ...{ id: 'menu', name: 'Menu', title: ['Menu', 'Karte'], role: 'menu' },
    sections: ['menu-dishes', 'gallery-pair', 'contact-hours'],
  },
  {
    ...{ id: 'contact', name: 'Contact', title: ['Contact', 'Kontakt'], role: 'contact' },
    sections: ['contact-form', 'contact-hours', 'faq-short'],
  },
  {
    ...{ id: 'faq', name: 'FAQ', title: ['Questions', 'Fragen'], role: null },
    sections: ['faq-beside', 'faq-columns', 'action-band'],
  },
  {
    ...{ id: 'events', name: 'Events', title: ['What is on', 'Programm'], role: null },
    sections: ['hero-page', 'events-list', 'events-calendar', 'newsletter-band'],
  },
  {
    ...{ id: 'journal', name: 'Journal', title: ['Reading', 'Lesen'], role: null },
    sections: ['hero-page', 'journal-wall', 'newsletter-picture'],
  },
  {
    ...{ id: 'landing', name: 'Landing page', title: ['Welcome', 'Willkommen'], role: null },
    sections: ['hero-split', 'features-three', 'quote-picture', 'pricing-three', 'faq-short', 'action-picture'],
  },
  {
    ...{ id: 'links', name: 'Link list', title: ['Links', 'Links'], role: null },
    sections: ['links-list', 'newsletter-band'],
  },
  {
    ...{ id: 'coming-soon', name: 'Coming soon', title: ['Coming soon', 'Bald'], role: null },
    sections: ['hero-cover', 'newsletter-band'],
  },
];

/** @throws for an id of none: a fault of whoever wrote it. */
export function pageTemplate(id: string): PageTemplate {
  const found = PAGE_TEMPLATES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no page template ${id}.`);
  return found;
}

/** A page's sections for one site: the first one has the page's main heading. */
export function makePageSections(
  { sections }: PageTemplate,
  tools: Omit<SectionTools, 'level'>,
): readonly MadeSection[] {
  return sections.map((id, index) => makeSection(sectionTemplate(id), { ...tools, level: index === 0 ? 1 : 2 }));
}

/** The page's title in a language. */
export function titleOf({ title: [english, german] }: PageTemplate, language: string): string {
  return /^de(?:-|$)/i.test(language) ? german : english;
}
