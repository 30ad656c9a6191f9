/** Providers whose content the visitor always wants to see, kept in the browser. */
export const CONSENT_KEY = 'embed-consent';

/** The part of the browser's storage that is used; it may refuse at any time. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function hasConsent(store: Store, provider: string): boolean {
  return consented(store).includes(provider);
}

export function giveConsent(store: Store, provider: string): void {
  const providers = [...new Set([...consented(store), provider])];
  try {
    store.setItem(CONSENT_KEY, JSON.stringify(providers));
  } catch {
    // Kept for this page only.
  }
}

function consented(store: Store): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(CONSENT_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
