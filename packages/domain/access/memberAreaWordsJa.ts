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
  byRequest: '承認制',
  ask: (name) => `${name}への参加を申請`,
  withdraw: (name) => `${name}への申請を取り消す`,
  asked: '申請を送信しました。',
  withdrawn: '申請を取り消しました。',
  waiting: '参加を申請済みです。結果が決まり次第、メールでお知らせします。',
  declined: '参加を申請されましたが、承認されませんでした。',
  invited: '招待されています。',
  invitedTitle: (area) => `${area}への招待`,
  invitedLead: (site) => `ボタンを押すと参加できます。${site}での料金はかかりません。`,
  invitedSignIn: 'ログインまたはアカウントを作成すると参加できます。',
  mail: {
    invitedSubject: (area, site) => `${site}の${area}への招待`,
    invitedHeading: '招待が届いています',
    invited: (area, site) => `${site}の${area}に会員として招待されています。料金はかかりません。`,
    invitedButton: '招待を受ける',
    invitedHint:
      'リンクは14日間、1回だけ有効です。参加を希望されない場合は、そのままにしてください。何も起こりません。',
    admittedSubject: (area) => `${area}への参加が承認されました`,
    admittedHeading: '参加が承認されました',
    admitted: (area, site) => `${site}の${area}への参加申請が承認され、会員になりました。`,
    button: '会員エリアを見る',
    declinedSubject: (area) => `${area}への参加申請について`,
    declinedHeading: '今回は見送りとなりました',
    declined: (area, site) => `${site}の${area}への参加申請は、承認されませんでした。`,
  },
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesJa: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'この会員エリアはなくなりました。',
  areaNotFree: 'このエリアには、招待または購入で参加できます。',
  areaDeclined: 'このエリアへの参加は以前に申請され、承認されませんでした。',
  areaInvitationDead: 'この招待は無効です。すでに使用されたか、取り消されたか、14日を過ぎています。',
};
