import { z } from 'zod';
import { apiAddress, apiMoney, apiPagination } from './money.ts';

/** GET /1.0/authorization/member */
export const apiMember = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  })
  .readonly();
export type ApiMember = z.infer<typeof apiMember>;

export const apiProfile = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    hasAccount: z.boolean(),
    isCustomer: z.boolean(),
    createdOn: z.string(),
    address: apiAddress.nullable(),
    acceptsMarketing: z.boolean(),
    transactionsSummary: z
      .object({
        firstOrderSubmittedOn: z.string().nullable(),
        lastOrderSubmittedOn: z.string().nullable(),
        orderCount: z.number(),
        totalOrderAmount: apiMoney,
        totalRefundAmount: apiMoney,
        firstDonationSubmittedOn: z.string().nullable(),
        lastDonationSubmittedOn: z.string().nullable(),
        donationCount: z.number(),
        totalDonationAmount: apiMoney,
      })
      .readonly(),
  })
  .readonly();
export type ApiProfile = z.infer<typeof apiProfile>;

/** GET /1.0/profiles; by ids without the pagination. */
export const apiProfilesResponse = z
  .object({
    profiles: z.array(apiProfile).readonly(),
    pagination: apiPagination.optional(),
  })
  .readonly();
export type ApiProfilesResponse = z.infer<typeof apiProfilesResponse>;

/** A place in the form of contacts. */
const apiPlace = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    line1: z.string().nullable(),
    line2: z.string().nullable(),
    city: z.string().nullable(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
    countryCode: z.string().nullable(),
    phoneNumber: z.string().nullable(),
  })
  .readonly();
export type ApiPlace = z.infer<typeof apiPlace>;

/** An entry of a contact's address book. */
export const apiAddressEntry = z
  .object({
    id: z.string(),
    address: apiPlace,
    defaultShipping: z.boolean(),
  })
  .readonly();
export type ApiAddressEntry = z.infer<typeof apiAddressEntry>;

export const apiContact = z
  .object({
    id: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    locale: z.string().nullable(),
    createdOn: z.string(),
    primaryEmail: z
      .object({
        email: z.string(),
        createdOn: z.string(),
        acceptsMarketing: z
          .object({
            acceptsMarketing: z.boolean(),
            joinedOn: z.string().nullable(),
            leftOn: z.string().nullable(),
          })
          .readonly(),
      })
      .readonly(),
    defaultShippingAddress: apiAddressEntry.nullable(),
  })
  .readonly();
export type ApiContact = z.infer<typeof apiContact>;

/** GET /v1/contacts/:contactId */
export const apiContactResponse = z
  .object({
    contact: apiContact,
  })
  .readonly();
export type ApiContactResponse = z.infer<typeof apiContactResponse>;

/** GET /v1/contacts */
export const apiContactsResponse = z
  .object({
    contacts: z.array(apiContact).readonly(),
    pagination: apiPagination,
  })
  .readonly();
export type ApiContactsResponse = z.infer<typeof apiContactsResponse>;

/** GET /v1/contacts/:contactId/address-book */
export const apiAddressBookResponse = z
  .object({
    defaultShippingAddressId: z.string().nullable(),
    addressBookEntries: z.array(apiAddressEntry).readonly(),
    pagination: apiPagination,
  })
  .readonly();
export type ApiAddressBookResponse = z.infer<typeof apiAddressBookResponse>;

/** GET /v1/contacts/:contactId/address-book/:entryId */
export const apiAddressEntryResponse = z
  .object({
    addressBookEntry: apiAddressEntry,
  })
  .readonly();
export type ApiAddressEntryResponse = z.infer<typeof apiAddressEntryResponse>;

/** POST /v1/analytics/transaction-summaries */
export const apiSummariesResponse = z
  .object({
    transactionSummaries: z
      .array(
        z
          .object({
            ...apiProfile.unwrap().shape.transactionsSummary.unwrap().shape,
            ...z
              .object({
                contactId: z.string(),
              })
              .readonly()
              .unwrap().shape,
          })
          .readonly(),
      )
      .readonly(),
  })
  .readonly();
export type ApiSummariesResponse = z.infer<typeof apiSummariesResponse>;
