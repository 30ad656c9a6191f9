import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { toApiAddressEntry, toApiContact } from './contactWire.ts';
import { findToldAddress, findToldContact } from './storage/contacts.ts';
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
  const addressBookEntries = address === null ? [] : [{ ...toApiAddressEntry(address) }];
  return { contactId, addressBookEntries, ...(event === 'create' ? { createdOn: at } : { updatedOn: at }) };
}

type Found = Parameters<typeof toApiContact>[0] | null;

/** With every name of its form, also of a contact that has gone since. */
function contactData(id: string, found: Found): JsonObject {
  if (found !== null) return { ...toApiContact(found) };
  const gone = { id, firstName: null, lastName: null, locale: null, createdOn: null, primaryEmail: null };
  return { ...gone, defaultShippingAddress: null };
}
