import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, link, list, text } from '../field.ts';

/** Links to where else the site's people are to be found; the site's own list where a block names none. */
export const socialLinksDefinition = {
  type: 'socialaccountlinks-v2',
  name: words.socialLinks,
  group: 'basic',
  icon: 'social',
  fields: {
    accounts: list(words.customAccounts, { url: link(words.url), name: text(words.name, '', 60) }, 30),
    iconAlignment: choice(words.alignment, 'left', { left: words.left, center: words.center, right: words.right }),
    iconSize: choice(words.size, 'medium', { small: words.small, medium: words.medium, large: words.large }),
    iconStyle: choice(words.style, 'icon', {
      icon: words.icons,
      border: words.outlinedCircles,
      solid: words.filledCircles,
      text: words.names,
    }),
    iconColor: choice(words.colors, 'section', { section: words.sectionColors, own: words.brandColors }),
  },
  design: ['iconAlignment', 'iconSize', 'iconStyle', 'iconColor'],
  size: { columns: 4, rows: 2 },
  empty: words.addAccounts,
  also: 'instagram facebook mastodon youtube linkedin follow',
} as const satisfies BlockDefinition;

const kept = words.replacedByTheSocialLinks;
export const socialAccountLinksDefinition = {
  ...socialLinksDefinition,
  type: 'socialaccountlinks',
  kept,
} as const satisfies BlockDefinition;
export const oldSocialLinksDefinition = {
  ...socialLinksDefinition,
  type: 'sociallinks',
  kept,
} as const satisfies BlockDefinition;
