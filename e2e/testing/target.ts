import { type AppFormsResponse, appFormsPath } from '@quoin/contract/endpoints/content';
import type { Shop } from './globalSetup.ts';
import { type Owner, signInOwner } from './owner.ts';
import { bodyOf } from './visitor.ts';

/** What of the demo shop attacks are aimed at, and its owner, who sees what came of them. */
export interface Target {
  readonly owner: Owner;
  readonly contactId: string;
  readonly print: { readonly itemId: string; readonly sku: string };
}

export async function targetIn(shop: Pick<Shop, 'port' | 'owner'>): Promise<Target> {
  const owner = await signInOwner(shop);
  const { forms } = bodyOf<AppFormsResponse>(await owner.visitor.get(appFormsPath('demo')));
  const [product] = await owner.products('Orrery');
  return {
    owner,
    contactId: forms.find(({ name }) => name === 'Contact')?.id ?? '',
    print: { itemId: product?.id ?? '', sku: product?.variants[0]?.sku ?? '' },
  };
}
