import { type DateOrder, momentOfLocal, plainDate } from '@quoin/domain/formats';

/** When a cell says it was, in milliseconds: a day begins, and a time counts, on the site's clock; null for no date. */
export function tableMoment(
  text: string,
  { order, timeZone }: { readonly order: DateOrder; readonly timeZone: string },
): number | null {
  const plain = plainDate(text, order);
  if (plain === null) return null;
  const moment = momentOfLocal(plain, timeZone) ?? Date.parse(plain);
  return Number.isNaN(moment) ? null : moment;
}
