import type { StoreProfile } from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredProfile extends StoreProfile {
  /** Raised with each change of these settings. */
  readonly revision: number;
}

type Json = Readonly<Record<string, unknown>>;

function objectIn(value: Json, name: string): Json {
  const part = value[name];
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Json) : {};
}

function textIn(value: Json, name: string): string {
  const part = value[name];
  return typeof part === 'string' ? part : '';
}

/** Locked: who changes it next sees this change. */
export async function lockStoreProfile(trx: SiteTransaction, websiteId: string): Promise<StoredProfile | null> {
  const row = await trx
    .selectFrom('website')
    .select(['title', 'currency', 'language', 'time_zone', 'settings'])
    .where('id', '=', websiteId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const settings: Json = row.settings;
  const address = objectIn(settings, 'storeAddress');
  const location = objectIn(settings, 'location');
  const part = (name: string, old = '') => textIn(address, name) || textIn(location, old);
  const cityLine = Object.keys(address).length > 0 ? '' : textIn(location, 'addressLine2');
  // Sites from before kept one line for both: `45900 Halde`; what is written otherwise (`Bristol BS1 0ZZ`) stays whole.
  const [, oldCode = '', oldCity = cityLine] = /^(?=\S*\d)(\S+) +(.+)$/.exec(cityLine) ?? [];
  const { revision } = settings;
  return {
    title: row.title,
    contactEmail: textIn(settings, 'contactEmail'),
    phone: textIn(settings, 'contactPhoneNumber'),
    address: {
      line1: part('line1', 'addressLine1'),
      line2: part('line2'),
      city: part('city') || oldCity,
      region: part('region'),
      postalCode: part('postalCode') || oldCode,
      countryCode: textIn(settings, 'country'),
    },
    currency: row.currency,
    language: row.language,
    timeZone: row.time_zone,
    measurementStandard:
      textIn(objectIn(settings, 'storeSettings'), 'measurementStandard') === 'imperial' ? 'imperial' : 'metric',
    revision: typeof revision === 'number' ? revision : 0,
  };
}

/** What else is kept among the settings stays as it is. */
export async function saveStoreProfile(
  trx: SiteTransaction,
  websiteId: string,
  profile: StoreProfile & { readonly revision: number; readonly countryName: string },
): Promise<void> {
  const { address, measurementStandard } = profile;
  const cityLine = [address.postalCode, address.city, address.region].filter((part) => part !== '').join(' ');
  const settings = JSON.stringify({
    contactEmail: profile.contactEmail,
    contactPhoneNumber: profile.phone,
    country: address.countryCode,
    storeAddress: address,
    location: {
      addressTitle: profile.title,
      addressLine1: [address.line1, address.line2].filter((part) => part !== '').join(', '),
      addressLine2: cityLine,
      addressCountry: profile.countryName,
    },
    revision: profile.revision,
  });
  const store = JSON.stringify({ measurementStandard });
  await trx
    .updateTable('website')
    .set({
      title: profile.title,
      currency: profile.currency,
      language: profile.language,
      time_zone: profile.timeZone,
      settings: sql`settings || ${settings}::jsonb || jsonb_build_object('storeSettings',
        coalesce(settings -> 'storeSettings', '{}'::jsonb) || ${store}::jsonb)` as never,
    })
    .where('id', '=', websiteId)
    .execute();
}

/** Whether amounts of money are kept in the store's currency: then it can't be another from one day to the next. */
export async function hasAmounts(trx: SiteTransaction, websiteId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`SELECT
    EXISTS (SELECT FROM variant WHERE website_id = ${websiteId})
    OR EXISTS (SELECT FROM sales_order WHERE website_id = ${websiteId}) AS has`.execute(trx);
  return rows[0]?.has === true;
}
