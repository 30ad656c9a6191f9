import type { ApiAddressEntry, ApiContact } from '@quoin/contract/commerceApi';
import { namesOf } from '@quoin/domain/formats';
import type { ToldAddress, ToldContact } from './storage/contacts.ts';

/** A contact as programs read and are told of it. */
export function toApiContact(found: ToldContact & { readonly address: ToldAddress | null }): ApiContact {
  const { firstName, lastName } = namesOf(found.fullName);
  return {
    ...{ id: found.id, firstName: firstName || null, lastName: lastName || null, locale: found.language || null },
    createdOn: found.createdAt.toISOString(),
    primaryEmail: {
      ...{ email: found.email, createdOn: found.createdAt.toISOString() },
      acceptsMarketing: {
        acceptsMarketing: found.acceptsMarketing,
        ...{ joinedOn: found.marketingSince?.toISOString() ?? null, leftOn: null },
      },
    },
    defaultShippingAddress: found.address === null ? null : toApiAddressEntry(found.address),
  };
}

export function toApiAddressEntry({ id, address, isDefault }: ToldAddress): ApiAddressEntry {
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
