import type { Placement } from '@quoin/domain/layout';
import type { TemplateBlock } from './template.ts';

/** What templates are made of. Places: column, row, columns, rows. */
export function at(column: number, row: number, columns: number, rows: number, layer = 0): Placement {
  return { column, row, columns, rows, layer };
}

export function text(place: Placement, ...html: readonly string[]): TemplateBlock {
  return { type: 'html', value: { html: html.join('') }, place };
}

/** A picture that fills its place, whatever its own shape. */
export function picture(place: Placement, image: string): TemplateBlock {
  return { type: 'image', value: { image, stretch: true }, place };
}

/** A picture with words below it; it keeps one shape everywhere. */
export function card(
  place: Placement,
  value: { readonly image: string; readonly title: string; readonly description: string },
  ratio: '1:1' | '3:2' | '4:5' = '3:2',
): TemplateBlock {
  return { type: 'image', value: { ...value, ratio, layout: 'stack' }, place };
}

export function button(
  place: Placement,
  words: string,
  link: string,
  look: 'primary' | 'secondary' | 'tertiary' = 'primary',
): TemplateBlock {
  // What begins in the last columns ends at the page's edge.
  const alignment = place.column >= LAST_COLUMNS ? 'right' : 'left';
  return { type: 'button', value: { text: words, link, look, alignment }, place };
}
const LAST_COLUMNS = 10;

export function quote(place: Placement, words: string, source: string): TemplateBlock {
  return { type: 'quote', value: { quote: words, source }, place };
}

export function line(place: Placement): TemplateBlock {
  return { type: 'horizontalrule', value: {}, place };
}
