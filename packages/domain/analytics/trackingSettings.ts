/**
 * How visitors are asked. `off`: not at all, everything runs. `banner`: they are asked, and nothing optional happens before
 * they agree. `restrictive`: nobody is asked and nothing optional happens, unless a visitor switches it on at `/cookies`.
 */
export const CONSENT_MODES = ['off', 'banner', 'restrictive'] as const;
export type ConsentMode = (typeof CONSENT_MODES)[number];

/** What visitors can agree to; whatever else a page keeps is needed for what they ask of it. */
export const PURPOSES = ['analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Longest texts of an owner. */
export const PRIVACY_BOUNDS = { title: 100, text: 600, pixelName: 60, pixelCode: 20_000, pixels: 10 } as const;

/** A script of the owner's that hears of events, in a frame of its own. */
export interface Pixel {
  readonly id: string;
  readonly name: string;
  /** JavaScript. */
  readonly code: string;
  readonly isOn: boolean;
}

/** What a site's owner decided about visitors being followed. */
export interface TrackingSettings {
  readonly consent: ConsentMode;
  /** The disabling flag (VISIT-04). */
  readonly isTrackingOff: boolean;
  /** The video paywall's flag (VISIT-06). */
  readonly hasPaywall: boolean;
  readonly banner: { readonly title: string; readonly text: string };
  readonly pixels: readonly Pixel[];
}

/** As they are kept among the site's settings, `privacy` and `pixels`; what is missing or unsound is the normal. */
export function trackingSettingsOf(settings: Readonly<Record<string, unknown>>): TrackingSettings {
  const held = fieldsOf(settings.privacy);
  const banner = fieldsOf(held.banner);
  return {
    consent: CONSENT_MODES.find((mode) => mode === held.consent) ?? 'off',
    isTrackingOff: held.isTrackingOff === true,
    hasPaywall: held.hasPaywall === true,
    banner: { title: textOf(banner.title, PRIVACY_BOUNDS.title), text: textOf(banner.text, PRIVACY_BOUNDS.text) },
    pixels: (Array.isArray(settings.pixels) ? settings.pixels : []).flatMap(pixelOf).slice(0, PRIVACY_BOUNDS.pixels),
  };
}

function pixelOf(value: unknown): readonly Pixel[] {
  const { id, name, code, isOn } = fieldsOf(value);
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return [];
  const texts = { name: textOf(name, PRIVACY_BOUNDS.pixelName), code: textOf(code, PRIVACY_BOUNDS.pixelCode) };
  return [{ id, ...texts, isOn: isOn === true }];
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
