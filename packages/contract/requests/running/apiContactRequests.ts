import type { ApiAddressChange, ApiContactChange, ApiContactQuery } from '@quoin/contract/commerceApi';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';
import { maybe, moment, words } from './apiValues.ts';

const name = words(100);
const locale = words(35).regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/);
const email = words(320);

export const apiContactCreation = z.object({
  ...{ firstName: name, lastName: name, locale },
  primaryEmail: z.object({ email, acceptsMarketing: z.boolean().nullish() }),
});

export function parseApiContact(body: unknown): Outcome<ApiContactChange, RequestCode> {
  return parseRequest(apiContactCreation, body) as Outcome<ApiContactChange, RequestCode>;
}

export const apiContactChange = z.object({
  ...{ firstName: name.nullish(), lastName: name.nullish(), locale: locale.nullish() },
  primaryEmail: z.object({ email: email.optional(), acceptsMarketing: z.boolean().nullish() }).optional(),
});

export function parseApiContactChange(body: unknown): Outcome<ApiContactChange, RequestCode> {
  return parseRequest(apiContactChange, body) as Outcome<ApiContactChange, RequestCode>;
}

export const apiAddress = z.object({
  address: z.object({
    ...{ firstName: maybe(100), lastName: maybe(100), line1: maybe(200), line2: maybe(200), city: maybe(100) },
    ...{ region: maybe(100), postalCode: maybe(32), countryCode: words(2), phoneNumber: maybe(40) },
  }),
  defaultShipping: z
    .boolean()
    .nullish()
    .transform((isDefault) => isDefault ?? false),
});

export function parseApiAddress(body: unknown): Outcome<ApiAddressChange, RequestCode> {
  return parseRequest(apiAddress, body);
}

const most = z.number().min(0).max(1_000_000_000_000);
const range = z.object({ min: most.nullish(), max: most.nullish() }).nullish();
const period = z.object({ after: moment.nullish(), before: moment.nullish() }).nullish();
const CONTACT_SORTS = [
  ...['ID', 'CREATED_ON', 'EMAIL', 'ACCEPTS_MARKETING_JOINED_ON', 'FIRST_NAME', 'LAST_NAME', 'ORDER_COUNT'],
  ...['LAST_ORDER_ON', 'ORDER_AMOUNT', 'DONATION_COUNT', 'LAST_DONATION_ON', 'DONATION_AMOUNT'],
] as const;
export const apiContactQuery = z.object({
  acceptsMarketingWithDate: z.object({ acceptsMarketing: z.boolean().nullish(), joinedOn: period }).nullish(),
  ...{ orderCount: range, orderAmount: range, firstOrderOn: period, lastOrderOn: period },
  ...{ donationCount: range, donationAmount: range, firstDonationOn: period, lastDonationOn: period },
  searchString: words(200).nullish(),
  sortField: z.enum(CONTACT_SORTS).nullish(),
  sortDirection: z.enum(['ASCENDING', 'DESCENDING']).nullish(),
  pageSize: z.int().min(1).max(1000).nullish(),
  cursor: words(4000).nullish(),
});

export function parseApiContactQuery(body: unknown): Outcome<ApiContactQuery, RequestCode> {
  return parseRequest(apiContactQuery, body) as Outcome<ApiContactQuery, RequestCode>;
}

export const apiSummaries = z.object({ groupBy: z.literal('contactId'), contactIds: z.array(z.uuid()).min(1).max(50) });

export function parseApiSummaries(body: unknown): Outcome<{ readonly contactIds: readonly string[] }, RequestCode> {
  return parseRequest(apiSummaries, body);
}
