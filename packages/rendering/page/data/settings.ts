import type { SettingsContent } from '../content/siteContent.ts';

/** Readers of the owner's settings, which are JSON of any shape until a settings editor checks them on saving. */
export function settingText(settings: SettingsContent, key: string, fallback = ''): string {
  const value = ownValue(settings, key);
  return typeof value === 'string' && value !== '' ? value : fallback;
}

export function settingFlag(settings: SettingsContent, key: string, fallback: boolean): boolean {
  const value = ownValue(settings, key);
  return typeof value === 'boolean' ? value : fallback;
}

export function settingObject(settings: SettingsContent, key: string): SettingsContent {
  const value = ownValue(settings, key);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as SettingsContent) : {};
}

export function settingList(settings: SettingsContent, key: string): readonly SettingsContent[] {
  const value = ownValue(settings, key);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}

/** Text values by key: tweaks, block fields. */
export function settingTexts(settings: SettingsContent, key: string): Readonly<Record<string, string>> {
  const texts: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(settingObject(settings, key))) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

function ownValue(settings: SettingsContent, key: string): unknown {
  return Object.hasOwn(settings, key) ? settings[key] : undefined;
}
