import type { TweakValues } from './bodyClasses.ts';
import { tweakSlug } from './slug.ts';
import type { Tweak } from './tweak.ts';
import { chosenParts, declarationsOf, keysOf, partDefaults } from './tweakParts.ts';

/** A set of choices that comes with a theme: `presets/<name>.preset` (site-templates 5). */
export interface Preset {
  readonly name: string;
  readonly title: string;
  /** By the keys of tweaks, and of single parts of fonts and images. */
  readonly values: TweakValues;
  /** Fonts from elsewhere that its author chose, as they are named there. */
  readonly webFonts: readonly string[];
}

/** What a site begins with when it takes the theme. */
export const DEFAULT_PRESET = 'default';

/** The values of a preset that these tweaks know, as an owner's choices are kept. */
export function presetValues(preset: Preset, tweaks: readonly Tweak[]): TweakValues {
  const found: Record<string, string> = {};
  for (const tweak of tweaks) {
    for (const key of keysOf(tweak)) {
      const value = Object.hasOwn(preset.values, key) ? preset.values[key] : undefined;
      if (value !== undefined) found[key] = key === tweak.key ? valueFor(tweak, value) : value;
    }
  }
  return found;
}

/** A dropdown's value may be written as its option or as that option's slug. */
function valueFor({ type, options }: Tweak, value: string): string {
  if (type !== 'dropdown' || options.includes(value)) return value;
  return options.find((option) => tweakSlug(option) === tweakSlug(value)) ?? value;
}

/** Merges values over those below. A font or image that is chosen as a whole removes all values of the one below. */
export function valuesOver(below: TweakValues, own: TweakValues, tweaks: readonly Tweak[]): TweakValues {
  const values: Record<string, string> = { ...below };
  for (const tweak of tweaks) {
    if (Object.hasOwn(own, tweak.key)) for (const key of keysOf(tweak)) delete values[key];
  }
  return { ...values, ...own };
}

/** The tweaks as they begin with a preset: its values are their defaults. */
export function withPreset(tweaks: readonly Tweak[], preset: Preset | undefined): readonly Tweak[] {
  if (preset === undefined) return tweaks;
  const values = presetValues(preset, tweaks);
  return tweaks.map((tweak) => ({ ...tweak, defaultValue: defaultIn(tweak, values) }));
}

function defaultIn(tweak: Tweak, values: TweakValues): string {
  if (partDefaults(tweak) === null)
    return Object.hasOwn(values, tweak.key) ? (values[tweak.key] ?? '') : tweak.defaultValue;
  const chosen = chosenParts(tweak, values);
  if (chosen.size === 0) return tweak.defaultValue;
  const declared = new Map([...declarationsOf(tweak, tweak.defaultValue), ...chosen]);
  return [...declared].map(([name, value]) => `${name}: ${value};`).join(' ');
}
