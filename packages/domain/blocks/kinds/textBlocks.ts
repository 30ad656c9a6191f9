import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, html, link, longText, number, text } from '../field.ts';

export const htmlDefinition = {
  type: 'html',
  name: words.text,
  group: 'basic',
  icon: 'text',
  fields: { html: html(words.text, '<p>Write here…</p>') },
  inPlace: [{ field: 'html', at: '.sqs-html-content' }],
  size: { columns: 6, rows: 4 },
  empty: words.enterText,
  also: 'heading paragraph list',
} as const satisfies BlockDefinition;

export const quoteDefinition = {
  type: 'quote',
  name: words.quote,
  group: 'basic',
  icon: 'quote',
  fields: { quote: longText(words.quote, '', 2000), source: text(words.source) },
  inPlace: [
    { field: 'quote', at: 'blockquote' },
    { field: 'source', at: '.source' },
  ],
  size: { columns: 6, rows: 3 },
  empty: words.enterAQuote,
  also: 'testimonial citation',
} as const satisfies BlockDefinition;

export const markdownDefinition = {
  type: 'markdown',
  name: words.markdown,
  group: 'more',
  icon: 'markdown',
  fields: { source: longText(words.markdown, '', 50_000) },
  size: { columns: 6, rows: 4 },
  empty: words.enterMarkdown,
} as const satisfies BlockDefinition;

export const codeDefinition = {
  type: 'code',
  name: words.code,
  group: 'more',
  icon: 'code',
  fields: {
    source: longText(words.code, '', 50_000),
    /** Printed as markup of the page; only people who may inject code can set it. */
    isMarkup: flag(words.renderOnThePage, false),
    language: text(words.language, '', 30),
  },
  size: { columns: 6, rows: 4 },
  empty: words.enterCode,
  also: 'html css script',
} as const satisfies BlockDefinition;

export const horizontalruleDefinition = {
  type: 'horizontalrule',
  name: words.line,
  group: 'basic',
  icon: 'line',
  fields: {},
  size: { columns: 12, rows: 1 },
  also: 'divider rule',
} as const satisfies BlockDefinition;

export const spacerDefinition = {
  type: 'spacer',
  name: words.spacer,
  group: 'basic',
  icon: 'spacer',
  fields: { height: number(words.height, 2, { min: 1, max: 40, unit: 'rows' }) },
  design: ['height'],
  size: { columns: 3, rows: 2 },
  also: 'room gap',
} as const satisfies BlockDefinition;

export const buttonDefinition = {
  type: 'button',
  name: words.button,
  group: 'basic',
  icon: 'button',
  fields: {
    text: text(words.text, 'Learn more', 100),
    link: link(words.link),
    newWindow: flag(words.openInANewTab, false),
    look: choice(words.style, 'primary', {
      primary: words.primary,
      secondary: words.secondary,
      tertiary: words.tertiary,
    }),
    size: choice(words.size, 'medium', { small: words.small, medium: words.medium, large: words.large }),
    alignment: choice(words.alignment, 'left', { left: words.left, center: words.center, right: words.right }),
  },
  inPlace: [{ field: 'text', at: '.sqs-block-button-element' }],
  design: ['look', 'size', 'alignment'],
  size: { columns: 3, rows: 2 },
  empty: words.selectALinkForThe,
} as const satisfies BlockDefinition;
