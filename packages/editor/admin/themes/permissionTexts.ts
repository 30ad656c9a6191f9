import type { WireNeverRun, WireThemeRequest } from '@quoin/contract/endpoints/content';

type Kind = WireThemeRequest['kind'];

/** In the order in which they are shown, the gravest first. */
export const KIND_TEXTS: Readonly<Record<Kind, { readonly title: string; readonly hint: string }>> = {
  script: {
    title: 'Scripts from other hosts',
    hint: 'They can read and change everything on a page, including what visitors type.',
  },
  code: {
    title: 'Scripts with page data',
    hint: 'The code contains titles and text of the page. People who edit that text can change what the script does.',
  },
  handler: { title: 'Event attributes', hint: 'Code in attributes like onclick.' },
  link: { title: 'Links that run code', hint: 'Links that start with javascript:' },
  connect: { title: 'Requests to other hosts', hint: 'The theme’s scripts exchange data with these hosts.' },
  style: { title: 'Stylesheets from other hosts', hint: 'The host learns of every visit.' },
  font: { title: 'Fonts from other hosts', hint: 'The host learns of every visit.' },
  frame: { title: 'Frames from other hosts', hint: 'Third-party pages inside yours.' },
  css: {
    title: 'Styles in templates and scripts',
    hint: 'Inline styles in templates, or added by the theme’s scripts.',
  },
};

export const KINDS = Object.keys(KIND_TEXTS) as readonly Kind[];

export const NEVER_TEXTS: Readonly<Record<WireNeverRun['reason'], string>> = {
  eval: 'uses eval, which is always blocked. Most scripts work without it.',
  hostUnknown: 'builds its host name at run time.',
};

/** `Nothing allowed`, `2 of 5 allowed`, `All allowed`. */
export function stateText(allowed: number, all: number): string {
  if (allowed === 0) return 'Nothing allowed';
  return allowed === all ? 'All allowed' : `${allowed} of ${all} allowed`;
}
