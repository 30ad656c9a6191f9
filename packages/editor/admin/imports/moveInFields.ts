import type { WireMoveInTable } from '@quoin/contract/endpoints/store';
import type { MoveInKind } from '@quoin/domain/site';
import * as columnTexts from '@quoin/messages/app/importColumns';
import * as texts from '@quoin/messages/app/moveInFields';
import type { FileColumns } from './fileColumns.ts';

const NAMES: Readonly<Record<string, string>> = { ...texts, note: texts.notes };
/** Fields whose meaning depends on what the table holds. */
const OF_KIND: Readonly<Partial<Record<MoveInKind, Readonly<Record<string, string>>>>> = {
  subscribers: { state: texts.subscription, since: texts.consentDate },
  customers: { since: texts.customerSince },
  redirects: { status: texts.redirectStatus },
  pages: { title: texts.pageTitle, type: texts.pageType },
};
const SIDES: Readonly<Record<string, string>> = { billing: texts.billing, shipping: texts.shippingAddress };

/** What a column may hold, as its owner reads it: `billing.city` is “Billing address: City”. */
function fieldName(kind: MoveInKind, field: string): string {
  const [side = '', part] = field.split('.');
  const name = (key: string) => OF_KIND[kind]?.[key] ?? NAMES[key] ?? key;
  return part === undefined ? name(field) : columnTexts.ofSide(SIDES[side] ?? side, name(part));
}

export function fileColumnsOf(kind: MoveInKind, { header, samples, fields }: WireMoveInTable): FileColumns {
  const named = fields.map(({ field, isRequired }) => ({ field, isRequired, text: fieldName(kind, field) }));
  return { header, samples, fields: named };
}
