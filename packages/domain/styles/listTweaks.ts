import type { Tweak } from './tweak.ts';

/** Categories in which themes and the platform keep how lists of a kind look, by the name of the kind. */
const CATEGORIES: Readonly<Record<string, RegExp>> = {
  products: /product|store|shop/i,
  blog: /blog|post/i,
  events: /event|calendar/i,
  gallery: /galler/i,
  portfolio: /portfolio|project|galler/i,
  album: /album|track|audio/i,
  videos: /video|film/i,
  course: /course|lesson/i,
};

/** Tweaks that change how a list of this kind looks (site-templates 5, 7): those of its categories, of the theme first. */
export function listTweaks(tweaks: readonly Tweak[], typeName: string): readonly Tweak[] {
  const category = CATEGORIES[typeName];
  return category === undefined ? [] : tweaks.filter((tweak) => category.test(tweak.category));
}
