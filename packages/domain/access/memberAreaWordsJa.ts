import type { Wording } from '@quoin/domain/languages';
import type { MemberAreaCode } from './memberArea.ts';
import type { MemberAreaWords } from './memberAreaWording.ts';

export const memberAreaWordsJa: MemberAreaWords = {
  memberships: '会員エリア',
  deniedLead: 'ご参加いただくと、このページに戻ります。',
  deniedSignIn: 'すでに会員の方は、アカウントでログインしてください。',
  createAccount: 'アカウントを作成',
  notYours: 'お使いのアカウントは、このページを表示できる会員エリアに参加していません。',
  free: '無料',
  join: (name) => `${name}に参加`,
  leave: (name) => `${name}を退会`,
  joined: '参加しました。',
  left: '退会しました。',
  yours: '参加中のエリア',
  others: '参加できるエリア',
  none: 'まだどの会員エリアにも参加していません。',
  since: (day) => `${day}から会員`,
  until: (day) => `${day}まで会員`,
  byInvitation: '招待制',
  soldOut: '現在販売していません',
  from: (price) => `${price}から`,
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesJa: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'この会員エリアはなくなりました。',
  areaNotFree: 'このエリアには、招待または購入で参加できます。',
};
