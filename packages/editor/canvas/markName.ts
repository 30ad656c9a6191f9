import type { Binding } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/markName';

const OF_PAGE: Readonly<Record<string, string>> = {
  ...{ title: texts.pageTitle, opening: texts.intro, body: texts.pageText, picture: texts.pageImage },
};
const OF_SITE: Readonly<Record<string, string>> = {
  ...{ title: texts.siteTitle, tagline: texts.tagline, logo: texts.logo, social: texts.socialLinks },
};
const OF_ITEM: Readonly<Record<string, string>> = {
  ...{
    title: commonTexts.title,
    body: commonTexts.text,
    excerpt: texts.excerpt,
    tags: commonTexts.tags,
    categories: commonTexts.categories,
    author: commonTexts.author,
  },
  ...{
    picture: commonTexts.image,
    price: commonTexts.price,
    date: commonTexts.date,
    location: texts.location,
    details: texts.additionalInformation,
  },
  ...{ buying: texts.priceAndOptions },
};
const OF_LIST: Readonly<Record<string, string>> = { sorting: texts.sorting, filters: texts.filters };

const OF_SETTINGS: Readonly<Record<string, string>> = {
  ...{
    store: texts.storeDetails,
    shipping: commonTexts.shipping,
    taxes: texts.taxes,
    payments: texts.payments,
    checkout: texts.checkoutSettings,
    policies: texts.policies,
  },
};

/** What something that the theme drew is called on the canvas. */
export function markName({ kind, field, isProduct, name }: Binding): string {
  switch (kind) {
    case 'page':
      return OF_PAGE[field] ?? commonTexts.page;
    case 'item': {
      return named(OF_ITEM[field] ?? (isProduct ? commonTexts.product : texts.entry), name);
    }
    case 'list':
      return OF_LIST[field] ?? texts.list;
    case 'site':
      return OF_SITE[field] ?? commonTexts.site;
    case 'link':
      return named(texts.navigationLink, name);
    case 'header':
      return field === 'button' ? texts.headerButton : texts.header;
    case 'footer':
      return field === 'note' ? texts.footerNote : texts.footer;
    case 'announcement':
      return texts.announcementBar;
    case 'settings':
      return OF_SETTINGS[field] ?? commonTexts.settings;
    default:
      return named(commonTexts.text, name);
  }
}

function named(kind: string, name: string): string {
  return name === '' ? kind : `${kind}: ${name}`;
}
