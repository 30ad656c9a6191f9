import type { WireAddress } from '@quoin/contract/endpoints/site';
import type { DraftRequest, WireDraft } from '@quoin/contract/endpoints/store';

/** A line as it is typed. */
export interface LineEdit {
  readonly id: string;
  readonly variantId: string | null;
  readonly title: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
}

/** A draft as it is typed; amounts are decimal text. */
export interface DraftEdit {
  readonly email: string;
  readonly hasAddress: boolean;
  readonly address: WireAddress;
  readonly lines: readonly LineEdit[];
  readonly shippingName: string;
  readonly shipping: string;
  readonly note: string;
}

const NO_ADDRESS: WireAddress = {
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: '',
  phone: '',
};

/** The form of a draft; an empty one for a new draft. */
export function draftEdit(draft: WireDraft | null): DraftEdit {
  return {
    email: draft?.email ?? '',
    hasAddress: draft !== null && draft.shippingAddress !== null,
    address: draft?.shippingAddress ?? NO_ADDRESS,
    lines: (draft?.lines ?? []).map(({ id, variantId, title, description, quantity, unitPrice }) => ({
      ...{ id, variantId, title, description },
      quantity: String(quantity),
      unitPrice: unitPrice.value,
    })),
    shippingName: draft?.shippingName ?? '',
    shipping: draft?.shipping.value ?? '0',
    note: draft?.note ?? '',
  };
}

/** What the form says, as the server wants it; what is no number becomes one that it refuses by name. */
export function toDraftRequest(edit: DraftEdit, revision: number | null): DraftRequest {
  const { email, hasAddress, address, lines, shippingName, note } = edit;
  return {
    ...{ revision, email, shippingName, note },
    shippingAddress: hasAddress ? address : null,
    shipping: decimal(edit.shipping),
    lines: lines.map(({ id, variantId, title, quantity, unitPrice }) => ({
      ...{ id, variantId, title },
      quantity: /^\d{1,5}$/.test(quantity.trim()) ? Number(quantity) : 0,
      unitPrice: decimal(unitPrice),
    })),
  };
}

function decimal(text: string): string {
  const tidy = text.trim().replace(',', '.');
  return /^\d{1,12}(\.\d{1,3})?$/.test(tidy) ? tidy : '0';
}
