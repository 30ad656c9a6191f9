import { POPUP_KEYS, type PopupMemory } from '@quoin/domain/site';

/** The part of the browser's storage that is used; it may refuse at any time. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const NO_MEMORY: PopupMemory = { dateClosed: null, version: null, isSubmitted: false };

/** What the browser keeps of the site's popup (EDIT-03); what is not readable counts as not kept. */
export function readMemory(store: Store): PopupMemory {
  try {
    return {
      dateClosed: numberOf(store.getItem(POPUP_KEYS.dateClosed)),
      version: numberOf(store.getItem(POPUP_KEYS.version)),
      isSubmitted: store.getItem(POPUP_KEYS.submitted) === 'true',
    };
  } catch {
    return NO_MEMORY;
  }
}

/** Keys are independent: unknown values are removed. */
export function writeMemory(store: Store, { dateClosed, version, isSubmitted }: PopupMemory): void {
  try {
    keep(store, POPUP_KEYS.version, version);
    keep(store, POPUP_KEYS.dateClosed, dateClosed);
    keep(store, POPUP_KEYS.submitted, isSubmitted || null);
  } catch {
    // Without storage, it is shown again on the next page.
  }
}

function keep(store: Store, key: string, value: number | true | null): void {
  if (value === null) store.removeItem(key);
  else store.setItem(key, String(value));
}

function numberOf(text: string | null): number | null {
  const number = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
