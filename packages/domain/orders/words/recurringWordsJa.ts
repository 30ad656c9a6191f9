import type { RecurringWords } from './recurringWords.ts';

function next(day: string): string {
  return day === '' ? '' : `次回のお支払いは${day}です。`;
}

/** What a Japanese shop writes about gift cards and subscriptions. */
export const recurringWordsJa: RecurringWords = {
  giftCard: {
    heading: (amount) => `${amount}のギフトカード`,
    to: (name) => (name === '' ? '' : `${name}様へ`),
    from: (name) => (name === '' ? '' : `${name}様より`),
    how: 'ご購入手続きの際に、このコードを入力してください。一部または全額のお支払いにご利用いただけ、残額はカードに残ります。コードはこのメールにしか記載されていませんので、印刷または保存してください。',
    shop: 'ショップへ',
    balance: (url) => `残高：${url}`,
    replaced: 'このコードは以前のコードに代わるものです。以前のコードはご利用いただけません。',
  },
  subscription: {
    manage: '定期購入を管理',
    outOfStock: 'この商品は現在売り切れています。',
    bankAsks: '銀行が、ご本人によるお支払いの確認を求めています。下のリンクからお支払いください。1分ほどで完了します。',
  },
  subjects: {
    subscriptionStarted: '定期購入が始まりました',
    subscriptionReminder: '定期購入がまもなく更新されます',
    subscriptionRenewed: '定期購入が更新されました',
    subscriptionCompleted: '定期購入の最後のお支払い',
    subscriptionPaymentFailed: 'カードに請求できませんでした',
    subscriptionLastWarning: '定期購入がまもなく終了します',
    subscriptionSkipped: '次回のお届けをスキップしました',
    subscriptionPaused: '定期購入を一時停止しました',
    subscriptionResumed: '定期購入を再開しました',
    subscriptionCanceled: '定期購入を解約しました',
  },
  texts: {
    subscriptionStarted: (what, day) => `ありがとうございます。定期購入の内容：${what}。${next(day)}`,
    subscriptionReminder: (what, day) =>
      `${what}は${day}に更新されます。お手続きは必要ありません。スキップや解約は、下のリンクからお願いします。`,
    subscriptionRenewed: (what, day) => `お支払いが完了しました：${what}。${next(day)}`,
    subscriptionCompleted: (what) => `${what}の最後のお支払いが完了しました。今後の請求はありません。`,
    subscriptionPaymentFailed: (what, day) =>
      `${what}のお支払いができませんでした。${day}にもう一度試みます。カードはいつでも変更できます。`,
    subscriptionLastWarning: (what, day) =>
      `${what}のお支払いが再びできませんでした。お支払いがない場合、定期購入は${day}に終了します。`,
    subscriptionSkipped: (what, day) => `次回のお届けをスキップしました：${what}。${next(day)}`,
    subscriptionPaused: (what, day) =>
      `${what}：${day === '' ? '再開するまで' : `${day}まで`}一時停止します。その間、請求はありません。`,
    subscriptionResumed: (what, day) => `再開しました：${what}。${next(day)}`,
    subscriptionCanceled: (what, day) =>
      `解約しました：${what}。今後の請求はありません。${day === '' ? '' : `お支払い済みの分は${day}までご利用いただけます。`}`,
  },
};
