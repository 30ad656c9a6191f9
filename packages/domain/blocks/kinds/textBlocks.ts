import type { BlockDefinition } from '../definition.ts';
import { choice, flag, html, link, longText, number, text } from '../field.ts';

export const htmlDefinition = {
  type: 'html',
  name: 'Text',
  group: 'basic',
  icon: 'text',
  fields: { html: html('Text', '<p>Write here…</p>') },
  inPlace: [{ field: 'html', at: '.sqs-html-content' }],
  size: { columns: 6, rows: 4 },
  empty: 'Enter text',
  also: 'heading paragraph list',
} as const satisfies BlockDefinition;

export const quoteDefinition = {
  type: 'quote',
  name: 'Quote',
  group: 'basic',
  icon: 'quote',
  fields: { quote: longText('Quote', '', 2000), source: text('Source') },
  inPlace: [
    { field: 'quote', at: 'blockquote' },
    { field: 'source', at: '.source' },
  ],
  size: { columns: 6, rows: 3 },
  empty: 'Enter a quote',
  also: 'testimonial citation',
} as const satisfies BlockDefinition;

export const markdownDefinition = {
  type: 'markdown',
  name: 'Markdown',
  group: 'more',
  icon: 'markdown',
  fields: { source: longText('Markdown', '', 50_000) },
  size: { columns: 6, rows: 4 },
  empty: 'Enter Markdown',
} as const satisfies BlockDefinition;

export const codeDefinition = {
  type: 'code',
  name: 'Code',
  group: 'more',
  icon: 'code',
  fields: {
    source: longText('Code', '', 50_000),
    /** Printed as markup of the page; only people who may inject code can set it. */
    isMarkup: flag('Render on the page', false),
    language: text('Language', '', 30),
  },
  size: { columns: 6, rows: 4 },
  empty: 'Enter code',
  also: 'html css script',
} as const satisfies BlockDefinition;

export const horizontalruleDefinition = {
  type: 'horizontalrule',
  name: 'Line',
  group: 'basic',
  icon: 'line',
  fields: {},
  size: { columns: 12, rows: 1 },
  also: 'divider rule',
} as const satisfies BlockDefinition;

export const spacerDefinition = {
  type: 'spacer',
  name: 'Spacer',
  group: 'basic',
  icon: 'spacer',
  fields: { height: number('Height', 2, { min: 1, max: 40, unit: 'rows' }) },
  design: ['height'],
  size: { columns: 3, rows: 2 },
  also: 'room gap',
} as const satisfies BlockDefinition;

export const buttonDefinition = {
  type: 'button',
  name: 'Button',
  group: 'basic',
  icon: 'button',
  fields: {
    text: text('Text', 'Learn more', 100),
    link: link('Link'),
    newWindow: flag('Open in a new tab', false),
    look: choice('Style', 'primary', { primary: 'Primary', secondary: 'Secondary', tertiary: 'Tertiary' }),
    size: choice('Size', 'medium', { small: 'Small', medium: 'Medium', large: 'Large' }),
    alignment: choice('Alignment', 'left', { left: 'Left', center: 'Center', right: 'Right' }),
  },
  inPlace: [{ field: 'text', at: '.sqs-block-button-element' }],
  design: ['look', 'size', 'alignment'],
  size: { columns: 3, rows: 2 },
  empty: 'Select a link for the button',
} as const satisfies BlockDefinition;
