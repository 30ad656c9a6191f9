import { namesOf } from '@quoin/domain/formats';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { findToldAddress, findToldContact, type ToldAddress, type ToldContact } from './storage/contacts.ts';
import type { StoredDelivery } from './storage/deliveries.ts';

/**
 * Returns the content of a notification. Only ids are queued. Personal data is read when it is sent, so nothing about
 * an erased person waits, or is kept, in the queue.
 */
export async function notificationData(
  trx: SiteTransaction,
  websiteId: string,
  { topic, data, occurredAt }: Pick<StoredDelivery, 'topic' | 'data' | 'occurredAt'>,
): Promise<JsonObject> {
  const [subject, event] = topic.split('.');
  if (subject !== 'contact' && subject !== 'address') return data;
  const at = occurredAt.toISOString();
  const contactId = String(data.contactId);
  if (subject === 'contact') {
    if (event === 'delete') return { id: contactId, deletedOn: at };
    return contactData(contactId, await findToldContact(trx, websiteId, contactId));
  }
  const addressId = String(data.addressId);
  if (event === 'delete') return { contactId, addressBookEntryIds: [addressId], deletedOn: at };
  const address = await findToldAddress(trx, websiteId, addressId);
  const addressBookEntries = address === null ? [] : [addressData(address)];
  return { contactId, addressBookEntries, ...(event === 'create' ? { createdOn: at } : { updatedOn: at }) };
}

type Found = (ToldContact & { readonly address: ToldAddress | null }) | null;

/** With every name of its form, also of a contact that has gone since. */
function contactData(id: string, found: Found): JsonObject {
  const { firstName, lastName } = namesOf(found?.fullName ?? '');
  return {
    ...{ id, firstName: firstName || null, lastName: lastName || null, locale: found?.language || null },
    createdOn: found?.createdAt.toISOString() ?? null,
    primaryEmail: found === null ? null : emailData(found),
    defaultShippingAddress: found === null || found.address === null ? null : addressData(found.address),
  };
}

function emailData({ email, createdAt, acceptsMarketing, marketingSince }: ToldContact): JsonObject {
  const joinedOn = marketingSince?.toISOString() ?? null;
  return {
    ...{ email, createdOn: createdAt.toISOString() },
    acceptsMarketing: { acceptsMarketing, joinedOn, leftOn: null },
  };
}

function addressData({ id, address, isDefault }: ToldAddress): JsonObject {
  const part = (name: string) => (typeof address[name] === 'string' && address[name] !== '' ? address[name] : null);
  const { firstName, lastName } = namesOf(part('fullName') ?? '');
  return {
    id,
    address: {
      ...{ firstName: firstName || null, lastName: lastName || null, line1: part('line1'), line2: part('line2') },
      ...{ city: part('city'), region: part('region'), postalCode: part('postalCode') },
      ...{ countryCode: part('countryCode'), phoneNumber: part('phone') },
    },
    defaultShipping: isDefault,
  };
}
