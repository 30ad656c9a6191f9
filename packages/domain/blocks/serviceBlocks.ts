import type { BlockDefinition } from './definition.ts';
import { choice, flag, link, longText, reference, text } from './field.ts';

const title = text('Title', '', 300);
const embedded = { group: 'services', icon: 'service', size: { columns: 6, rows: 12 } } as const;

export const twitterDefinition = {
  ...embedded,
  type: 'twitter',
  name: 'Post on X',
  fields: { url: text('Address of the post', '', 2000), title },
  empty: 'Enter the address of a post',
  also: 'twitter tweet',
} as const satisfies BlockDefinition;

export const instagramDefinition = {
  ...embedded,
  type: 'instagram',
  name: 'Instagram',
  fields: { url: text('Address of the post or the profile', '', 2000), title },
  empty: 'Enter the address of a post',
  also: 'photo feed',
} as const satisfies BlockDefinition;

export const flickrDefinition = {
  ...embedded,
  type: 'flickr',
  name: 'Flickr',
  fields: { url: text('Address of the photograph', '', 2000), title },
  empty: 'Enter the address of a photograph',
  also: 'photo',
} as const satisfies BlockDefinition;

export const soundcloudDefinition = {
  ...embedded,
  type: 'soundcloud',
  name: 'SoundCloud',
  fields: { url: text('Address of the recording', '', 2000), title },
  empty: 'Enter the address of a recording',
  also: 'audio music track',
} as const satisfies BlockDefinition;

export const acuityDefinition = {
  ...embedded,
  type: 'acuity',
  name: 'Acuity Scheduling',
  icon: 'booking',
  fields: { url: text('Address of your schedule', '', 2000), title },
  empty: 'Enter the address of your schedule',
  also: 'appointments booking calendar',
} as const satisfies BlockDefinition;

/** A table in a restaurant. */
export const openTableDefinition = {
  ...embedded,
  type: 'opentable-v2',
  name: 'OpenTable',
  icon: 'booking',
  fields: {
    restaurantId: text('Number of the restaurant', '', 12),
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
  empty: 'Enter the number of your restaurant',
  also: 'reservation restaurant booking',
  feature: 'opentable',
} as const satisfies BlockDefinition;

export const oldOpenTableDefinition = {
  ...openTableDefinition,
  type: 'opentable',
  kept: 'The newer OpenTable block shows the same.',
} as const satisfies BlockDefinition;

/** Numbers that pages of existing sites store for the two kinds of Tock (ENUM-06). */
const TOCK_TYPES = { reservations: 1018, events: 1019 } as const;

export const tockDefinition = {
  type: 'tock',
  name: 'Tock',
  group: 'services',
  icon: 'booking',
  fields: {
    business: text('Name of your page at Tock', '', 120),
    kind: choice('What is booked', 'reservations', { reservations: 'Reservations', events: 'Events' }, TOCK_TYPES),
    buttonLabel: text('Text of the button', '', 100),
  },
  size: { columns: 4, rows: 2 },
  empty: 'Enter the name of your page at Tock',
  also: 'reservation restaurant booking',
} as const satisfies BlockDefinition;

/** A thing that another shop sells. That shop's own widgets have ended; a picture and a link of one's own remain. */
export const amazonDefinition = {
  type: 'amazon',
  name: 'Amazon',
  group: 'services',
  icon: 'service',
  fields: {
    url: link('Address of the article'),
    title,
    description: longText('Description', '', 1000),
    image: reference('Picture', 'image'),
    isAdvertisement: flag('You earn by this link', true),
    buttonLabel: text('Text of the button', '', 100),
  },
  size: { columns: 4, rows: 10 },
  empty: 'Enter the address of the article',
  also: 'affiliate book shop',
  feature: 'amazon',
} as const satisfies BlockDefinition;

/** Services that have ended, or whose blocks have: pages keep what led there. */
const ended = {
  group: 'services',
  icon: 'service',
  fields: { url: link('Address'), title },
  size: { columns: 4, rows: 2 },
  empty: 'Enter an address',
} as const;

export const foursquareDefinition = {
  ...ended,
  type: 'foursquare',
  name: 'Foursquare',
  kept: 'Foursquare no longer shows places in other sites. Visitors see a link; a map shows the place.',
} as const satisfies BlockDefinition;
export const fivehundredpixDefinition = {
  ...ended,
  type: 'fivehundredpix',
  name: '500px',
  kept: '500px no longer shows photographs in other sites. Visitors see a link; a gallery shows your own.',
} as const satisfies BlockDefinition;
export const zolaDefinition = {
  ...ended,
  type: 'zola',
  name: 'Zola',
  kept: 'Zola no longer shows registries in other sites. Visitors see a link to yours.',
} as const satisfies BlockDefinition;

/** What ended a mail: who sent it, and where to write to. */
export const emailFooterDefinition = {
  type: 'emailfooter',
  name: 'End of a mail',
  group: 'more',
  icon: 'text',
  fields: { text: longText('Name and address', '', 1000) },
  size: { columns: 6, rows: 3 },
  empty: 'Enter a name and an address',
  kept: 'This block ended a mail. Visitors read its words; mails have a footer of their own.',
} as const satisfies BlockDefinition;

/** What led from a mail to the same mail in a browser. */
export const inBrowserMessageLinkDefinition = {
  ...ended,
  type: 'inbrowsermessagelink',
  name: 'Mail in the browser',
  group: 'more',
  icon: 'link',
  kept: 'This block led from a mail to the same mail in a browser. Visitors see a link.',
} as const satisfies BlockDefinition;

/** A component made with the tools of another builder, whose script runs only there. */
export const websiteComponentDefinition = {
  ...ended,
  type: 'website-component',
  name: 'Component',
  group: 'more',
  kept: 'Components of other builders do not run here. Visitors see a link to what it showed; a code block holds markup of your own.',
} as const satisfies BlockDefinition;
