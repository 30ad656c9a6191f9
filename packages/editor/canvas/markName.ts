import type { Binding } from '@quoin/domain/document';

const OF_PAGE: Readonly<Record<string, string>> = {
  ...{ title: 'Page title', opening: 'Intro', body: 'Page text', picture: 'Page image' },
};
const OF_SITE: Readonly<Record<string, string>> = {
  ...{ title: 'Site title', tagline: 'Tagline', logo: 'Logo', social: 'Social links' },
};
const OF_ITEM: Readonly<Record<string, string>> = {
  ...{ title: 'Title', body: 'Text', excerpt: 'Excerpt', tags: 'Tags', categories: 'Categories', author: 'Author' },
  ...{ picture: 'Image', price: 'Price', date: 'Date', location: 'Location', details: 'Additional information' },
  ...{ buying: 'Price and options' },
};
const OF_LIST: Readonly<Record<string, string>> = { sorting: 'Sorting', filters: 'Filters' };

const OF_SETTINGS: Readonly<Record<string, string>> = {
  ...{
    store: 'Store details',
    shipping: 'Shipping',
    taxes: 'Taxes',
    payments: 'Payments',
    checkout: 'Checkout settings',
  },
};

/** What something that the theme drew is called on the canvas. */
export function markName({ kind, field, isProduct, name }: Binding): string {
  switch (kind) {
    case 'page':
      return OF_PAGE[field] ?? 'Page';
    case 'item': {
      return named(OF_ITEM[field] ?? (isProduct ? 'Product' : 'Entry'), name);
    }
    case 'list':
      return OF_LIST[field] ?? 'List';
    case 'site':
      return OF_SITE[field] ?? 'Site';
    case 'link':
      return named('Navigation link', name);
    case 'header':
      return field === 'button' ? 'Header button' : 'Header';
    case 'footer':
      return field === 'note' ? 'Footer note' : 'Footer';
    case 'announcement':
      return 'Announcement bar';
    case 'settings':
      return OF_SETTINGS[field] ?? 'Settings';
    default:
      return named('Text', name);
  }
}

function named(kind: string, name: string): string {
  return name === '' ? kind : `${kind}: ${name}`;
}
