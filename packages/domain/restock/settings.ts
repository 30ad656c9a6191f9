/** Texts that an owner writes are shown whole; longer ones are no message any more. */
export const SUCCESS_TEXT_LENGTH = 500;

/** What a store's owner chose about telling people that something is back. */
export interface RestockSettings {
  readonly isEnabled: boolean;
  /** After a sign-up; empty: the standard one. */
  readonly successText: string;
  /** Whether people may join the mailing list in the same step. */
  readonly offersMailingList: boolean;
  /** Whether that box is ticked from the start (RSTK-01). */
  readonly optInByDefault: boolean;
  readonly wantsCaptcha: boolean;
  /** Mails go out as soon as a variant is back (STK-8). Otherwise they are sent manually. */
  readonly isAutomatic: boolean;
}

export const DEFAULT_RESTOCK: RestockSettings = {
  isEnabled: true,
  successText: '',
  offersMailingList: false,
  optInByDefault: false,
  wantsCaptcha: true,
  isAutomatic: true,
};

type Json = Readonly<Record<string, unknown>>;

function objectIn(value: Json, name: string): Json {
  const part = Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Json) : {};
}

/** From a site's settings, under the names that pages have for them (`storeSettings.merchandisingSettings`). */
export function restockSettingsOf(settings: Json): RestockSettings {
  const store = objectIn(settings, 'storeSettings');
  const own = objectIn(store, 'merchandisingSettings');
  const flag = (from: Json, name: string, fallback: boolean) => {
    const value = Object.hasOwn(from, name) ? from[name] : undefined;
    return typeof value === 'boolean' ? value : fallback;
  };
  const text = own.restockNotificationsSuccessText;
  return {
    isEnabled: flag(own, 'restockNotificationsEnabled', DEFAULT_RESTOCK.isEnabled),
    successText: typeof text === 'string' ? text.trim() : '',
    offersMailingList: flag(own, 'restockNotificationsMailingListSignUpEnabled', DEFAULT_RESTOCK.offersMailingList),
    optInByDefault: flag(store, 'enableMailingListOptInByDefault', DEFAULT_RESTOCK.optInByDefault),
    wantsCaptcha: flag(own, 'restockNotificationsCaptchaEnabled', DEFAULT_RESTOCK.wantsCaptcha),
    isAutomatic: flag(own, 'restockNotificationsAutomatic', DEFAULT_RESTOCK.isAutomatic),
  };
}

/** The same as it is kept: what belongs to the merchandising settings, and what to the store's. */
export function storedRestock(own: RestockSettings): { readonly merchandising: Json; readonly store: Json } {
  return {
    merchandising: {
      restockNotificationsEnabled: own.isEnabled,
      restockNotificationsSuccessText: own.successText.trim().slice(0, SUCCESS_TEXT_LENGTH),
      restockNotificationsMailingListSignUpEnabled: own.offersMailingList,
      restockNotificationsCaptchaEnabled: own.wantsCaptcha,
      restockNotificationsAutomatic: own.isAutomatic,
    },
    store: { enableMailingListOptInByDefault: own.optInByDefault },
  };
}
