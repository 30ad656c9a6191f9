import type { AreaJoining } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/joiningTexts';

/** How an owner reads what brings people into an area. */
export const JOINING_TEXTS: Readonly<
  Record<AreaJoining, { readonly mark: string; readonly text: string; readonly hint: string }>
> = {
  free: { mark: texts.free, text: texts.free, hint: texts.anyoneWithAnAccount },
  approval: {
    mark: texts.byApproval,
    text: texts.byApproval,
    hint: texts.peopleWithAnAccount,
  },
  paid: { mark: texts.paid, text: texts.paid, hint: texts.buyingOrSubscribingTo },
  invited: { mark: texts.byInvitation, text: texts.byInvitation, hint: texts.onlyPeopleYouInvite },
};
