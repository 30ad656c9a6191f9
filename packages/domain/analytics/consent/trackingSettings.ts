/**
 * How visitors are asked. `off`: not at all, everything runs. `banner`: they are asked, and nothing optional happens
 * before they agree. `restrictive`: they are not asked, and nothing optional happens unless a visitor switches it on at
 * `/cookies`.
 */
export const CONSENT_MODES = ['off', 'banner', 'restrictive'] as const;
export type ConsentMode = (typeof CONSENT_MODES)[number];

/** What visitors can agree to. Everything else that a page keeps is needed for what they request. */
export const PURPOSES = ['analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Longest texts of an owner. */
export const PRIVACY_BOUNDS = { title: 100, text: 600 } as const;

/** What a site's owner decided about visitors being followed. */
export interface TrackingSettings {
  readonly consent: ConsentMode;
  /** The disabling flag (VISIT-04). */
  readonly isTrackingOff: boolean;
  /** The video paywall's flag (VISIT-06). */
  readonly hasPaywall: boolean;
  readonly banner: { readonly title: string; readonly text: string };
}

/** As they are kept among the site's settings, `privacy`; what is missing or unsound is the normal. */
export function trackingSettingsOf(settings: Readonly<Record<string, unknown>>): TrackingSettings {
  const held = fieldsOf(settings.privacy);
  const banner = fieldsOf(held.banner);
  return {
    consent: CONSENT_MODES.find((mode) => mode === held.consent) ?? 'off',
    isTrackingOff: held.isTrackingOff === true,
    hasPaywall: held.hasPaywall === true,
    banner: { title: textOf(banner.title, PRIVACY_BOUNDS.title), text: textOf(banner.text, PRIVACY_BOUNDS.text) },
  };
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
