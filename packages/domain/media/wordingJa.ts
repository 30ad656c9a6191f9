import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';

/** What galleries and embeds of a Japanese site say. */
export const galleryWordsJa: GalleryWords = {
  gallery: 'ギャラリー',
  carousel: 'カルーセル',
  slide: '画像',
  next: '次の画像',
  previous: '前の画像',
  pause: 'スライドショーを一時停止',
  play: 'スライドショーを再生',
  close: '閉じる',
  enlarge: '拡大',
  place: (number, total) => `${total}枚中${number}枚目`,
};

export const embedWordsJa: EmbedWords = {
  load: (kind, title) => {
    const verb = {
      ...{ video: '再生', audio: '再生', map: '表示', post: '表示', picture: '表示' },
      booking: '予約',
    }[kind];
    const thing = {
      ...{ video: 'この動画', audio: 'この音声', map: 'この地図', post: 'この投稿' },
      ...{ picture: 'この写真', booking: '日時' },
    }[kind];
    return title === '' ? `${thing}を${verb}` : `「${title}」を${verb}`;
  },
  at: (provider) => `提供：${provider}`,
  note: (provider) =>
    `${provider}から読み込みます。${provider}はお使いのIPアドレスを知り、Cookieを設定することがあります。`,
  always: (provider) => `${provider}の内容を常に表示`,
};
