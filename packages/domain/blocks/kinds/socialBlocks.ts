import type { BlockDefinition } from '../definition.ts';
import { choice, link, list, text } from '../field.ts';

/** Links to where else the site's people are to be found; the site's own list where a block names none. */
export const socialLinksDefinition = {
  type: 'socialaccountlinks-v2',
  name: 'Social links',
  group: 'basic',
  icon: 'social',
  fields: {
    accounts: list('Custom accounts', { url: link('URL'), name: text('Name', '', 60) }, 30),
    iconAlignment: choice('Alignment', 'left', { left: 'Left', center: 'Center', right: 'Right' }),
    iconSize: choice('Size', 'medium', { small: 'Small', medium: 'Medium', large: 'Large' }),
    iconStyle: choice('Style', 'icon', {
      icon: 'Icons',
      border: 'Outlined circles',
      solid: 'Filled circles',
      text: 'Names',
    }),
    iconColor: choice('Colors', 'section', { section: 'Section colors', own: 'Brand colors' }),
  },
  design: ['iconAlignment', 'iconSize', 'iconStyle', 'iconColor'],
  size: { columns: 4, rows: 2 },
  empty: 'Add accounts',
  also: 'instagram facebook mastodon youtube linkedin follow',
} as const satisfies BlockDefinition;

const kept = 'Replaced by the Social links block.';
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
