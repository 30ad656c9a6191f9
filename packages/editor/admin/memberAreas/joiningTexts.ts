import type { AreaJoining } from '@quoin/domain/access';

/** How an owner reads what brings people into an area. */
export const JOINING_TEXTS: Readonly<
  Record<AreaJoining, { readonly mark: string; readonly text: string; readonly hint: string }>
> = {
  free: { mark: 'Free', text: 'Free', hint: 'Anyone with an account can join.' },
  approval: {
    mark: 'By approval',
    text: 'By approval',
    hint: 'People with an account request access. You are emailed and approve or decline.',
  },
  paid: { mark: 'Paid', text: 'Paid', hint: 'Buying or subscribing to one of these products gives access.' },
  invited: { mark: 'By invitation', text: 'By invitation', hint: 'Only people you invite or add.' },
};
