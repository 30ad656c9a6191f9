import { countedIn } from '@quoin/domain/languages';
import type { RestockWords } from './aroundWording.ts';
import { restockFormWordsJa } from './wordingJa.ts';

const counted = countedIn('ja');

/** Pages and mails around it, in Japanese: no widget needs them. */
export const restockWordsJa: RestockWords = {
  form: restockFormWordsJa,
  page: {
    title: '再入荷のお知らせ',
    confirmFirst: 'メールをお送りしました。メール内のリンクを開くと、再入荷時にお知らせします。',
    confirmHeading: 'お知らせを受け取りますか？',
    confirmText: (product) => `${product}が再入荷したときに、1通だけメールをお送りします。`,
    confirmButton: '受け取る',
    confirmed: (product) => `${product}が再入荷したらお知らせします。`,
  },
  mail: {
    confirmSubject: (product) => `${product}の再入荷のお知らせを受け取りますか？`,
    confirmHeading: 'あと1ステップです',
    confirm: (product) =>
      `${product}の再入荷のお知らせが申し込まれました。確認すると、再入荷時に1度だけお知らせします。`,
    confirmButton: '受け取る',
    confirmHint:
      'リンクは7日間有効です。お心当たりがない場合は、このメールを無視してください。ほかのメールは届きません。',
    backSubject: (product) => `${product}が再入荷しました`,
    backSubjectMany: (count) => counted(count, { other: 'お待ちの商品#点が再入荷しました' }),
    backHeading: '再入荷しました',
    back: (product) => `お待たせしました。${product}をまたご購入いただけます。`,
    backMany: 'お待たせしました。次の商品をまたご購入いただけます。',
    backButton: 'ショップで見る',
    once: 'お申し込みいただいたお知らせは、このメール1通のみです。',
  },
};
