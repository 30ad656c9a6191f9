import type { FormMailWords, ListPageWords } from './mailWording.ts';

/** What a Japanese site writes to visitors about forms and lists. */
export const formMailWordsJa: FormMailWords = {
  confirmSubmissionSubject: 'メッセージの送信をご確認ください',
  confirmSubmissionHeading: 'メッセージを送信されましたか？',
  confirmSubmission: (site) =>
    `${site}のフォームがこのメールアドレスで送信されました。ご本人の場合は確認してください。その後、メッセージが届きます。`,
  confirmSubmissionButton: '自分で送信しました',
  confirmHint: 'お心当たりがない場合は、このメールを無視してください。リンクは7日間有効です。',
  optInSubject: (site) => `${site}のメール配信登録をご確認ください`,
  optInHeading: 'メールの受け取りを希望されますか？',
  optIn: (site, list) => `${site}（${list}）のメール配信が申し込まれました。確認すると登録が完了します。`,
  optInButton: '受け取る',
  welcomeSubject: (site) => `${site}のメール配信へようこそ`,
  welcomeHeading: '登録が完了しました',
  welcome: (list) => `今後、「${list}」のメールをお届けします。配信はワンクリックでいつでも停止できます。`,
  unsubscribe: '配信を停止',
};

export const listPageWordsJa: ListPageWords = {
  confirmTitle: '登録の確認',
  confirmLead: (email, list) => `${email} に「${list}」のメールをお届けします。`,
  confirmButton: '確認する',
  confirmedTitle: 'ありがとうございます',
  confirmedLead: (list) => `「${list}」に登録しました。`,
  unsubscribeTitle: '配信の停止',
  unsubscribeLead: (email, list) => `${email} に「${list}」のメールをお届けしています。配信を停止しますか？`,
  unsubscribeButton: '配信を停止',
  unsubscribedTitle: '配信を停止しました',
  unsubscribedLead: (email, list) => `今後、${email} に「${list}」のメールは届きません。`,
  resubscribeButton: '間違えたので元に戻す',
  resubscribedLead: (list) => `「${list}」にもう一度登録しました。`,
  deadTitle: 'このリンクは無効です',
  deadLead: 'すでに使用されたか、有効期限が切れています。もう一度フォームにご入力ください。',
  leaveDeadLead:
    'リンクをコピーした場合は、一部が欠けている可能性があります。メールからもう一度開いてください。それでもこのページが表示される場合、このメールアドレスはすでにリストにありません。',
  submissionTitle: 'メッセージの確認',
  submissionLead: 'ご自身で書かれたことを確認してください。その後、メッセージが届きます。',
  submissionDoneTitle: 'ありがとうございます',
  submissionDoneLead: 'メッセージをお預かりしました。',
};
