import { type Tweak, type TweakValues, tweakSlug, tweakValue } from '@quoin/domain/styles';
import type { JsonObject } from './imageData.ts';

/**
 * Tweaks of the platform that the system's own lists and pages read, where a class is not enough (site-templates 7).
 */
const ASKED = {
  showsCategories: 'event-list-show-cats',
  isClock24: 'event-time-format',
  showsLabelTime: 'event-date-label-time',
  sharesEvents: 'event-like-and-share-buttons',
  sharesProducts: 'product-social-sharing',
} as const;

const INFO = 'gallery-info-overlay';

/** `systemTweaks`: nothing is on in a theme that has none of them, as our own. */
export function systemTweakData(tweaks: readonly Tweak[], values: TweakValues): JsonObject {
  const chosen = (key: string) => {
    const tweak = tweaks.find((each) => each.key === key);
    return tweak === undefined ? '' : tweakSlug(tweakValue(tweak, values));
  };
  const info = chosen(INFO);
  return {
    ...Object.fromEntries(Object.entries(ASKED).map(([name, key]) => [name, chosen(key) === 'true'])),
    showsPictureInfo: info !== '' && info !== 'hide',
  };
}
