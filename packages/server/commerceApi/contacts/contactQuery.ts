import type { ApiContactQuery, ApiPeriod, ApiRange } from '@quoin/contract/commerceApi';
import { fractionDigits } from '@quoin/domain/money';
import type { Site } from '../../sites/index.ts';
import type { ApiProfileSearch, ApiProfileSort, Bounds } from '../storage/apiProfiles.ts';

/** What contacts are sorted by. Donations are orders here, so those sorts mean nothing. */
const SORTS: Readonly<Record<string, ApiProfileSort>> = {
  ID: 'id',
  CREATED_ON: 'createdOn',
  EMAIL: 'email',
  ACCEPTS_MARKETING_JOINED_ON: 'joinedOn',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  ORDER_COUNT: 'orderCount',
  LAST_ORDER_ON: 'lastOrderOn',
  ORDER_AMOUNT: 'orderAmount',
};

export type ContactSearch = Omit<ApiProfileSearch, 'limit' | 'after'>;

/** Null: nobody is like that. */
export function contactSearch(site: Site, query: ApiContactQuery): ContactSearch | null {
  const { acceptsMarketingWithDate: marketing, orderAmount } = query;
  if (wantsDonations(query)) return null;
  const unit = 10 ** fractionDigits(site.currency);
  const inMinor = (value: number | null | undefined) => (value == null ? null : Math.round(value * unit));
  return {
    ...{ email: null, isCustomer: null, hasAccount: null, ids: null, query: query.searchString?.trim() ?? '' },
    acceptsMarketing: marketing?.acceptsMarketing ?? null,
    bounds: {
      joinedOn: periodOf(marketing?.joinedOn),
      firstOrderOn: periodOf(query.firstOrderOn),
      lastOrderOn: periodOf(query.lastOrderOn),
      orderCount: { from: query.orderCount?.min ?? null, to: query.orderCount?.max ?? null },
      orderAmount: { from: inMinor(orderAmount?.min), to: inMinor(orderAmount?.max) },
    },
    sort: SORTS[query.sortField ?? 'CREATED_ON'] ?? 'id',
    isDown: query.sortDirection !== 'ASCENDING',
  };
}

function periodOf(period: ApiPeriod | null | undefined): Bounds<Date> {
  return { from: period?.after ?? null, to: period?.before ?? null };
}

function wantsDonations(query: ApiContactQuery): boolean {
  const isSome = (range: ApiRange<number> | null | undefined) => (range?.min ?? 0) > 0;
  const isSet = (period: ApiPeriod | null | undefined) => Boolean(period?.after ?? period?.before);
  const { donationCount, donationAmount, firstDonationOn, lastDonationOn } = query;
  return isSome(donationCount) || isSome(donationAmount) || isSet(firstDonationOn) || isSet(lastDonationOn);
}
