import type { MenuPanel } from '@quoin/domain/site';
import { seen, type Visit } from './text.ts';

export interface SiteTexts {
  readonly title: string;
  readonly tagline: string;
  /** HTML. */
  readonly description: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Texts in the settings of a site: where they lie, and what the app calls them. */
const SETTING_TEXTS = [
  { group: 'announcementBarSettings', name: 'text', label: 'Announcement', format: 'line' },
  { group: 'popupOverlaySettings', name: 'title', label: 'Popup: title', format: 'line' },
  { group: 'popupOverlaySettings', name: 'text', label: 'Popup: text', format: 'lines' },
  { group: 'popupOverlaySettings', name: 'buttonText', label: 'Popup: button', format: 'line' },
  { group: 'storeSettings', name: 'taxNote', label: 'Price note', format: 'line' },
  { group: 'storeSettings', name: 'taxNoteWithoutShipping', label: 'Price note (not shipped)', format: 'line' },
  { group: 'storeSettings', name: 'freePriceLabel', label: 'Text for a price of zero', format: 'line' },
  { group: 'storeSettings', name: 'returnPolicy', label: 'Return policy', format: 'html' },
  { group: 'storeSettings', name: 'shippingPolicy', label: 'Shipping policy', format: 'html' },
  { group: 'storeSettings', name: 'termsOfService', label: 'Terms of service', format: 'html' },
  { group: 'storeSettings', name: 'privacyPolicy', label: 'Privacy policy', format: 'html' },
  { group: 'storeSettings', name: 'imprint', label: 'Imprint', format: 'html' },
] as const;

/** Visits the site's own texts: its name, and the texts shown over its pages. */
export function mapSiteTexts<Site extends SiteTexts>(site: Site, visit: Visit): Site {
  const settings: Record<string, unknown> = { ...site.settings };
  for (const { group, name, label, format } of SETTING_TEXTS) {
    const held = settings[group];
    if (!isRecord(held) || typeof held[name] !== 'string') continue;
    settings[group] = { ...held, [name]: seen(visit, `${group}.${name}`, label, held[name], format) };
  }
  return {
    ...site,
    title: seen(visit, 'title', 'Site title', site.title),
    tagline: seen(visit, 'tagline', 'Tagline', site.tagline),
    description: seen(visit, 'description', 'Description', site.description, 'html'),
    settings,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface LinkTexts {
  readonly collectionId: string | null;
  readonly title: string;
  readonly externalLink: { readonly url: string } | null;
  readonly items: readonly LinkTexts[];
  readonly panel?: MenuPanel;
}

/** What an entry of a menu is known by: menus have no ids, but an entry leads to one thing. */
export function linkId(navigation: string, { collectionId, externalLink, title }: LinkTexts): string {
  const target = collectionId ?? externalLink?.url ?? title;
  return `${navigation}:${target}`.slice(0, 200);
}

/** Visits menu entries with their own titles. The others show their page's title. */
export function mapLinkTexts<Link extends LinkTexts>(
  navigation: string,
  links: readonly Link[],
  visitOf: (id: string) => Visit,
): readonly Link[] {
  return links.map((link) => ({
    ...link,
    title: seen(visitOf(linkId(navigation, link)), 'title', 'Navigation title', link.title),
    items: mapLinkTexts(navigation, link.items, visitOf),
    ...(link.panel === undefined ? {} : { panel: mapPanelTexts(link.panel, visitOf(linkId(navigation, link))) }),
  }));
}

/** Visits the texts next to the columns of a wide panel. */
function mapPanelTexts(panel: MenuPanel, visit: Visit): MenuPanel {
  return {
    ...panel,
    title: seen(visit, 'panelTitle', 'Menu title', panel.title),
    text: seen(visit, 'panelText', 'Menu text', panel.text),
  };
}
