import { tweakSlug } from './slug.ts';
import type { Tweak } from './tweak.ts';

/** The owner's choices by tweak key; a tweak that is missing keeps its default. */
export type TweakValues = Readonly<Record<string, string>>;

export function tweakValue(tweak: Pick<Tweak, 'key' | 'defaultValue'>, values: TweakValues): string {
  return (Object.hasOwn(values, tweak.key) ? values[tweak.key] : undefined) ?? tweak.defaultValue;
}

/** The body class of a tweak: a checkbox its slug while on, a dropdown slug and value; empty otherwise. */
export function tweakClass(tweak: Pick<Tweak, 'type' | 'key' | 'defaultValue'>, values: TweakValues): string {
  const value = tweakValue(tweak, values);
  if (tweak.type === 'checkbox') return value === 'true' ? tweak.key : '';
  return tweak.type === 'dropdown' ? `${tweak.key}-${tweakSlug(value)}` : '';
}

/** One class per checkbox and dropdown in stylesheet order; a checkbox that is off leaves an empty place. */
export function tweakClasses(tweaks: readonly Tweak[], values: TweakValues): readonly string[] {
  return tweaks
    .filter((tweak) => tweak.type === 'checkbox' || tweak.type === 'dropdown')
    .map((tweak) => tweakClass(tweak, values));
}

/** Ours: how many seconds a gallery that plays by itself shows a picture, where a theme has a tweak for it; '' else. */
export function paceClass(tweaks: readonly Tweak[], values: TweakValues): string {
  const chosen = (name: string) => {
    const tweak = tweaks.find(({ key }) => key === name);
    return tweak === undefined ? '' : tweakValue(tweak, values);
  };
  if (chosen('gallery-autoplay') !== 'true') return '';
  const seconds = Math.round(Number.parseFloat(chosen('galleryAutoplaySpeed')));
  return seconds >= 1 && seconds <= 60 ? `gallery-autoplay-seconds-${seconds}` : '';
}

export interface PageClassParts {
  readonly currency: string;
  readonly typeName: string;
  readonly layout: string;
  readonly collectionId: string;
  readonly isHomepage: boolean;
  readonly view: 'list' | 'item';
}

/** The classes after the tweaks': currency, collection, homepage, view (site-templates 7). */
export function pageClasses(page: PageClassParts): readonly string[] {
  const classes = [
    `native-currency-code-${page.currency.toLowerCase()}`,
    `collection-type-${page.typeName}`,
    `collection-layout-${page.layout}`,
    `collection-${page.collectionId}`,
    page.isHomepage ? 'homepage' : '',
    `view-${page.view}`,
    'mobile-style-available',
  ];
  return classes.filter((name) => name !== '');
}
