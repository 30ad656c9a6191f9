import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, longText, reference, text } from '../field.ts';

const title = text('Title', '', 300);
const embedded = { group: 'services', icon: 'service', size: { columns: 6, rows: 12 } } as const;

export const twitterDefinition = {
  ...embedded,
  type: 'twitter',
  name: 'Post on X',
  fields: { url: text('Post URL', '', 2000), title },
  empty: 'Enter a post URL',
  also: 'twitter tweet',
} as const satisfies BlockDefinition;

export const instagramDefinition = {
  ...embedded,
  type: 'instagram',
  name: 'Instagram',
  fields: { url: text('Post or profile URL', '', 2000), title },
  empty: 'Enter a post URL',
  also: 'photo feed',
} as const satisfies BlockDefinition;

export const flickrDefinition = {
  ...embedded,
  type: 'flickr',
  name: 'Flickr',
  fields: { url: text('Photo URL', '', 2000), title },
  empty: 'Enter a photo URL',
  also: 'photo',
} as const satisfies BlockDefinition;

export const soundcloudDefinition = {
  ...embedded,
  type: 'soundcloud',
  name: 'SoundCloud',
  fields: { url: text('Recording URL', '', 2000), title },
  empty: 'Enter a recording URL',
  also: 'audio music track',
} as const satisfies BlockDefinition;

export const acuityDefinition = {
  ...embedded,
  type: 'acuity',
  name: 'Acuity Scheduling',
  icon: 'booking',
  fields: { url: text('Schedule URL', '', 2000), title },
  empty: 'Enter your schedule URL',
  also: 'appointments booking calendar',
} as const satisfies BlockDefinition;

/** A table in a restaurant. */
export const openTableDefinition = {
  ...embedded,
  type: 'opentable-v2',
  name: 'OpenTable',
  icon: 'booking',
  fields: {
    restaurantId: text('Restaurant ID', '', 12),
    domain: choice('Country', 'com', {
      com: 'United States',
      'co.uk': 'United Kingdom',
      ca: 'Canada',
      de: 'Germany',
      es: 'Spain',
      ie: 'Ireland',
      'com.au': 'Australia',
      'com.mx': 'Mexico',
      nl: 'Netherlands',
    }),
    title,
  },
  size: { columns: 4, rows: 12 },
  empty: 'Enter your restaurant ID',
  also: 'reservation restaurant booking',
  feature: 'opentable',
} as const satisfies BlockDefinition;

export const oldOpenTableDefinition = {
  ...openTableDefinition,
  type: 'opentable',
  kept: 'Replaced by the newer OpenTable block.',
} as const satisfies BlockDefinition;

/** Numbers that pages of existing sites store for the two kinds of Tock (ENUM-06). */
const TOCK_TYPES = { reservations: 1018, events: 1019 } as const;

export const tockDefinition = {
  type: 'tock',
  name: 'Tock',
  group: 'services',
  icon: 'booking',
  fields: {
    business: text('Tock page name', '', 120),
    kind: choice('Booking type', 'reservations', { reservations: 'Reservations', events: 'Events' }, TOCK_TYPES),
    buttonLabel: text('Button text', '', 100),
  },
  size: { columns: 4, rows: 2 },
  empty: 'Enter your Tock page name',
  also: 'reservation restaurant booking',
} as const satisfies BlockDefinition;

/** A thing that another shop sells. That shop's own widgets have ended; a picture and a link of one's own remain. */
export const amazonDefinition = {
  type: 'amazon',
  name: 'Amazon',
  group: 'services',
  icon: 'service',
  fields: {
    url: link('Article URL'),
    title,
    description: longText('Description', '', 1000),
    image: reference('Picture', 'image'),
    isAdvertisement: flag('Affiliate link', true),
    buttonLabel: text('Button text', '', 100),
  },
  size: { columns: 4, rows: 10 },
  empty: 'Enter an article URL',
  also: 'affiliate book shop',
  feature: 'amazon',
} as const satisfies BlockDefinition;

/** Services that have ended, or whose blocks have: pages keep what led there. */
const ended = {
  group: 'services',
  icon: 'service',
  fields: { url: link('URL'), title },
  size: { columns: 4, rows: 2 },
  empty: 'Enter a URL',
} as const;

export const foursquareDefinition = {
  ...ended,
  type: 'foursquare',
  name: 'Foursquare',
  kept: 'Foursquare no longer supports embeds. Visitors see a link. Use a Map block instead.',
} as const satisfies BlockDefinition;
export const fivehundredpixDefinition = {
  ...ended,
  type: 'fivehundredpix',
  name: '500px',
  kept: '500px no longer supports embeds. Visitors see a link. Use a Gallery block instead.',
} as const satisfies BlockDefinition;
export const zolaDefinition = {
  ...ended,
  type: 'zola',
  name: 'Zola',
  kept: 'Zola no longer supports embeds. Visitors see a link to your registry.',
} as const satisfies BlockDefinition;

/** What ended a mail: who sent it, and where to write to. */
export const emailFooterDefinition = {
  type: 'emailfooter',
  name: 'Email footer',
  group: 'more',
  icon: 'text',
  fields: { text: longText('Name and address', '', 1000) },
  size: { columns: 6, rows: 3 },
  empty: 'Enter a name and an address',
  kept: 'This block was an email footer. Visitors see its text; emails have their own footer.',
} as const satisfies BlockDefinition;

/** What led from a mail to the same mail in a browser. */
export const inBrowserMessageLinkDefinition = {
  ...ended,
  type: 'inbrowsermessagelink',
  name: 'View email in browser',
  group: 'more',
  icon: 'link',
  kept: 'This block linked an email to its web version. Visitors see a link.',
} as const satisfies BlockDefinition;

/** A component made with the tools of another builder, whose script runs only there. */
export const websiteComponentDefinition = {
  ...ended,
  type: 'website-component',
  name: 'Component',
  group: 'more',
  kept: 'Components of other site builders are not supported. Visitors see a link to the content. Use a Code block for your own HTML.',
} as const satisfies BlockDefinition;
