import type { WireNumberSeries, WireOrderSettings } from '@quoin/contract/endpoints/store';

type SeriesEdit = Omit<WireNumberSeries, 'padding' | 'first'> & { readonly padding: string; readonly first: string };

/** The settings as they are typed: numbers and lists as text. */
export interface OrderSettingsEdit {
  readonly name: string;
  readonly email: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly addressLines: string;
  readonly footer: string;
  readonly series: { readonly invoice: SeriesEdit; readonly creditNote: SeriesEdit };
  readonly isUnpaidCanceled: boolean;
  readonly unpaidDays: string;
  readonly refundLimit: string;
  readonly draftLinkDays: string;
  readonly isWithdrawalOffered: boolean;
  readonly withdrawalDays: string;
  readonly retryDays: string;
  readonly graceDays: string;
  readonly atLast: 'cancel' | 'pause';
  readonly customersMaySkip: boolean;
  readonly customersMayPause: boolean;
}

export function orderSettingsEdit(settings: WireOrderSettings): OrderSettingsEdit {
  const { seller, series, withdrawal, subscriptions } = settings;
  const typed = ({ padding, first, ...rest }: WireNumberSeries): SeriesEdit => ({
    ...rest,
    padding: String(padding),
    first: String(first),
  });
  const { name, email, vatId, taxNumber } = seller;
  const { atLast, customersMaySkip, customersMayPause } = subscriptions;
  return {
    ...{ name, email, vatId, taxNumber, atLast, customersMaySkip, customersMayPause },
    addressLines: seller.addressLines.join('\n'),
    footer: seller.footer.join('\n'),
    series: { invoice: typed(series.invoice), creditNote: typed(series.creditNote) },
    isUnpaidCanceled: settings.unpaidDays !== null,
    unpaidDays: settings.unpaidDays === null ? '' : String(settings.unpaidDays),
    refundLimit: settings.refundLimit,
    draftLinkDays: String(settings.draftLinkDays),
    isWithdrawalOffered: withdrawal.isOffered,
    withdrawalDays: String(withdrawal.days),
    retryDays: subscriptions.retryDays.join(', '),
    graceDays: String(subscriptions.graceDays),
  };
}

/** What is no number becomes one that the server refuses, with its sentence at the field. */
function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : -1;
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function toOrderSettings(edit: OrderSettingsEdit): WireOrderSettings {
  const { name, email, vatId, taxNumber, atLast, customersMaySkip, customersMayPause } = edit;
  const read = ({ padding, first, ...rest }: SeriesEdit): WireNumberSeries => ({
    prefix: rest.prefix,
    padding: numberOf(padding),
    isYearly: rest.isYearly,
    first: numberOf(first),
  });
  const days = edit.retryDays.split(/[\s,;]+/).filter((text) => text !== '');
  return {
    seller: { name, addressLines: linesOf(edit.addressLines), email, vatId, taxNumber, footer: linesOf(edit.footer) },
    series: { invoice: read(edit.series.invoice), creditNote: read(edit.series.creditNote) },
    unpaidDays: edit.isUnpaidCanceled ? numberOf(edit.unpaidDays) : null,
    refundLimit: edit.refundLimit,
    draftLinkDays: numberOf(edit.draftLinkDays),
    withdrawal: { isOffered: edit.isWithdrawalOffered, days: numberOf(edit.withdrawalDays) },
    subscriptions: {
      retryDays: days.map(numberOf),
      graceDays: numberOf(edit.graceDays),
      ...{ atLast, customersMaySkip, customersMayPause },
    },
  };
}
