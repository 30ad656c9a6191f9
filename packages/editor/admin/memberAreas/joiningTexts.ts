import type { AreaJoining } from '@quoin/domain/access';

/** How an owner reads what brings people into an area. */
export const JOINING_TEXTS: Readonly<
  Record<AreaJoining, { readonly mark: string; readonly text: string; readonly hint: string }>
> = {
  free: { mark: 'Free', text: 'Free', hint: 'Whoever has an account joins with one press.' },
  approval: {
    mark: 'On request',
    text: 'People ask, you let them in',
    hint: 'Whoever has an account asks with one press. You get a mail and decide.',
  },
  paid: { mark: 'Paid', text: 'Paid', hint: 'Buying one of these products, once or as a subscription, opens it.' },
  invited: { mark: 'By invitation', text: 'By invitation', hint: 'Only whom you invite or add.' },
};
