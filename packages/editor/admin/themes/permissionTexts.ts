import type { WireNeverRun, WireThemeRequest } from '@quoin/contract/endpoints/content';

type Kind = WireThemeRequest['kind'];

/** In the order in which they are shown, the gravest first. */
export const KIND_TEXTS: Readonly<Record<Kind, { readonly title: string; readonly hint: string }>> = {
  script: {
    title: 'Scripts from other hosts',
    hint: 'They can read and change everything on a page, and what visitors type there.',
  },
  code: {
    title: 'Scripts with data of the page in them',
    hint: 'Titles and texts of the page stand in the code. Whoever writes those can change what it does.',
  },
  handler: { title: 'Event attributes', hint: 'Code in attributes like onclick.' },
  link: { title: 'Links that run code', hint: 'Links that begin with javascript:' },
  connect: { title: 'Answers from other hosts', hint: 'Scripts of the theme ask them for data, and send them some.' },
  style: { title: 'Stylesheets from other hosts', hint: 'That host learns of every visit.' },
  font: { title: 'Fonts from other hosts', hint: 'That host learns of every visit.' },
  frame: { title: 'Frames of other hosts', hint: 'Pages of somebody else within yours.' },
  css: {
    title: 'Styles in templates and scripts',
    hint: 'Stylesheets that stand in the page itself, or that scripts of the theme put there.',
  },
};

export const KINDS = Object.keys(KIND_TEXTS) as readonly Kind[];

export const NEVER_TEXTS: Readonly<Record<WireNeverRun['reason'], string>> = {
  eval: 'makes code out of text (eval). That never runs; most scripts manage without.',
  hostUnknown: 'names its host only in the finished page.',
};

/** `Nothing allowed`, `2 of 5 allowed`, `All allowed`. */
export function stateText(allowed: number, all: number): string {
  if (allowed === 0) return 'Nothing allowed';
  return allowed === all ? 'All allowed' : `${allowed} of ${all} allowed`;
}
