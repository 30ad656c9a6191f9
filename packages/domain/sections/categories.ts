/** What a section is for, in the order the dialog lists it. */
export const SECTION_CATEGORIES = {
  hero: 'Opening',
  about: 'About',
  features: 'Features',
  gallery: 'Gallery',
  shop: 'Shop',
  team: 'Team',
  testimonials: 'Testimonials',
  pricing: 'Pricing',
  faq: 'Questions',
  events: 'Events',
  journal: 'Journal',
  newsletter: 'Newsletter',
  contact: 'Contact',
  action: 'Call to action',
  footer: 'Footer',
} as const;

export type SectionCategory = keyof typeof SECTION_CATEGORIES;
