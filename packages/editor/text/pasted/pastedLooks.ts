import { type MarkupElement, tagOf } from '../markup.ts';

/** What inline styles say of words, as the marks that mean the same. */
export type Looks = ReadonlySet<string>;

const TAG_LOOKS: Readonly<Record<string, string>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', cite: 'em', dfn: 'em', var: 'em', u: 'u' },
  ...{ s: 's', strike: 's', del: 's', sub: 'sub', sup: 'sup', code: 'code', tt: 'code', samp: 'code', kbd: 'kbd' },
  ...{ mark: 'mark', small: 'small', q: 'q', ins: 'ins' },
};

/** One declaration of a style attribute, in lower case; '' when it isn't there. */
export function styleOf(element: MarkupElement, name: string): string {
  for (const each of (element.getAttribute('style') ?? '').split(';')) {
    const at = each.indexOf(':');
    if (at > 0 && each.slice(0, at).trim().toLowerCase() === name)
      return each
        .slice(at + 1)
        .trim()
        .toLowerCase();
  }
  return '';
}

/**
 * Marks that an element puts on the words in it. Tags that a style takes back (`<b style="font-weight:normal">` around all of
 * a Google document) put none.
 */
export function looksOf(element: MarkupElement, isInHeading: boolean): Looks {
  const looks = new Set<string>();
  const own = TAG_LOOKS[tagOf(element)];
  if (own !== undefined) looks.add(own);
  const weight = styleOf(element, 'font-weight');
  if (weight !== '') turn(looks, 'strong', isBold(weight) && !isInHeading);
  const slant = styleOf(element, 'font-style');
  if (slant !== '') turn(looks, 'em', /italic|oblique/.test(slant));
  const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  if (/underline/.test(line) && tagOf(element) !== 'a') looks.add('u');
  if (/line-through/.test(line)) looks.add('s');
  const height = styleOf(element, 'vertical-align');
  if (height === 'super') looks.add('sup');
  if (height === 'sub') looks.add('sub');
  // Headings are bold by themselves.
  if (isInHeading) looks.delete('strong');
  return looks;
}

function turn(looks: Set<string>, name: string, isOn: boolean): void {
  if (isOn) looks.add(name);
  else looks.delete(name);
}

function isBold(weight: string): boolean {
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

/** The class of an alignment that isn't the usual one; '' for none. */
export function alignmentClass(element: MarkupElement): string {
  const align = styleOf(element, 'text-align') || (element.getAttribute('align') ?? '').toLowerCase();
  return align === 'center' || align === 'right' ? `text-align-${align}` : '';
}
