import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, longText, reference, text } from '../field.ts';

const title = text(words.title, '', 300);
const embedded = { group: 'services', icon: 'service', size: { columns: 6, rows: 12 } } as const;

export const twitterDefinition = {
  ...embedded,
  type: 'twitter',
  name: words.postOnX,
  fields: { url: text(words.postUrl, '', 2000), title },
  empty: words.enterAPostUrl,
  also: 'twitter tweet',
} as const satisfies BlockDefinition;

export const instagramDefinition = {
  ...embedded,
  type: 'instagram',
  name: words.instagram,
  fields: { url: text(words.postOrProfileUrl, '', 2000), title },
  empty: words.enterAPostUrl,
  also: 'photo feed',
} as const satisfies BlockDefinition;

export const flickrDefinition = {
  ...embedded,
  type: 'flickr',
  name: words.flickr,
  fields: { url: text(words.photoUrl, '', 2000), title },
  empty: words.enterAPhotoUrl,
  also: 'photo',
} as const satisfies BlockDefinition;

export const soundcloudDefinition = {
  ...embedded,
  type: 'soundcloud',
  name: words.soundcloud,
  fields: { url: text(words.recordingUrl, '', 2000), title },
  empty: words.enterARecordingUrl,
  also: 'audio music track',
} as const satisfies BlockDefinition;

export const acuityDefinition = {
  ...embedded,
  type: 'acuity',
  name: words.acuityScheduling,
  icon: 'booking',
  fields: { url: text(words.scheduleUrl, '', 2000), title },
  empty: words.enterYourScheduleUrl,
  also: 'appointments booking calendar',
} as const satisfies BlockDefinition;

/** A table in a restaurant. */
export const openTableDefinition = {
  ...embedded,
  type: 'opentable-v2',
  name: words.opentable,
  icon: 'booking',
  fields: {
    restaurantId: text(words.restaurantId, '', 12),
    domain: choice(words.country, 'com', {
      com: words.unitedStates,
      'co.uk': words.unitedKingdom,
      ca: words.canada,
      de: words.germany,
      es: words.spain,
      ie: words.ireland,
      'com.au': words.australia,
      'com.mx': words.mexico,
      nl: words.netherlands,
    }),
    title,
  },
  size: { columns: 4, rows: 12 },
  empty: words.enterYourRestaurantId,
  also: 'reservation restaurant booking',
  feature: 'opentable',
} as const satisfies BlockDefinition;

export const oldOpenTableDefinition = {
  ...openTableDefinition,
  type: 'opentable',
  kept: words.replacedByTheNewerOpentable,
} as const satisfies BlockDefinition;

/** Numbers that pages of existing sites store for the two kinds of Tock (ENUM-06). */
const TOCK_TYPES = { reservations: 1018, events: 1019 } as const;

export const tockDefinition = {
  type: 'tock',
  name: words.tock,
  group: 'services',
  icon: 'booking',
  fields: {
    business: text(words.tockPageName, '', 120),
    kind: choice(
      words.bookingType,
      'reservations',
      { reservations: words.reservations, events: words.events },
      TOCK_TYPES,
    ),
    buttonLabel: text(words.buttonText, '', 100),
  },
  size: { columns: 4, rows: 2 },
  empty: words.enterYourTockPageName,
  also: 'reservation restaurant booking',
} as const satisfies BlockDefinition;

/** A thing that another shop sells. That shop's own widgets have ended; a picture and a link of one's own remain. */
export const amazonDefinition = {
  type: 'amazon',
  name: words.amazon,
  group: 'services',
  icon: 'service',
  fields: {
    url: link(words.articleUrl),
    title,
    description: longText(words.description, '', 1000),
    image: reference(words.picture, 'image'),
    isAdvertisement: flag(words.affiliateLink, true),
    buttonLabel: text(words.buttonText, '', 100),
  },
  size: { columns: 4, rows: 10 },
  empty: words.enterAnArticleUrl,
  also: 'affiliate book shop',
  feature: 'amazon',
} as const satisfies BlockDefinition;

/** Services that have ended, or whose blocks have: pages keep what led there. */
const ended = {
  group: 'services',
  icon: 'service',
  fields: { url: link(words.url), title },
  size: { columns: 4, rows: 2 },
  empty: words.enterAUrl,
} as const;

export const foursquareDefinition = {
  ...ended,
  type: 'foursquare',
  name: words.foursquare,
  kept: words.foursquareNoLongerSupportsEmbeds,
} as const satisfies BlockDefinition;
export const fivehundredpixDefinition = {
  ...ended,
  type: 'fivehundredpix',
  name: words.n500px,
  kept: words.n500pxNoLongerSupportsEmbeds,
} as const satisfies BlockDefinition;
export const zolaDefinition = {
  ...ended,
  type: 'zola',
  name: words.zola,
  kept: words.zolaNoLongerSupportsEmbeds,
} as const satisfies BlockDefinition;

/** What ended a mail: who sent it, and where to write to. */
export const emailFooterDefinition = {
  type: 'emailfooter',
  name: words.emailFooter,
  group: 'more',
  icon: 'text',
  fields: { text: longText(words.nameAndAddress, '', 1000) },
  size: { columns: 6, rows: 3 },
  empty: words.enterANameAndAn,
  kept: words.thisBlockWasAnEmail,
} as const satisfies BlockDefinition;

/** What led from a mail to the same mail in a browser. */
export const inBrowserMessageLinkDefinition = {
  ...ended,
  type: 'inbrowsermessagelink',
  name: words.viewEmailInBrowser,
  group: 'more',
  icon: 'link',
  kept: words.thisBlockLinkedAnEmail,
} as const satisfies BlockDefinition;

/** A component made with the tools of another builder, whose script runs only there. */
export const websiteComponentDefinition = {
  ...ended,
  type: 'website-component',
  name: words.component,
  group: 'more',
  kept: words.componentsOfOtherSiteBuilders,
} as const satisfies BlockDefinition;
