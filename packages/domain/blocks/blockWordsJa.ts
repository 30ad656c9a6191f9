import { countedIn } from '@quoin/domain/languages';
import type { BlockWords } from './wording.ts';

const counted = countedIn('ja');

/** What blocks of a Japanese site say by themselves. */
export const blockWordsJa: BlockWords = {
  stopMoving: '流れる文字を止める',
  download: (title) => `「${title}」をダウンロード`,
  downloadThis: 'ダウンロード',
  tracks: '曲',
  track: (number) => `${number}曲目`,
  buy: 'アルバムを購入',
  numbersOf: (title) => (title === '' ? 'グラフの数値' : `数値：${title}`),
  share: (percent) => `全体の${percent}`,
  chart: (kind, title) => {
    const name = { bar: '棒グラフ', line: '折れ線グラフ', pie: '円グラフ' }[kind];
    return title === '' ? name : `${name}：${title}`;
  },
  findPlace: '地図で探す',
  showProduct: '商品を見る',
  choosePlan: 'このプランを選ぶ',
  members: '会員',
  enter: '入る',
  archive: 'アーカイブ',
  topics: 'トピック',
  entries: (count) => counted(count, { other: '#件の記事' }),
  comments: '最新のコメント',
  saidAbout: '記事：',
  tickets: 'チケット',
  tourDates: '公演日程',
  isOver: '終了',
  follow: 'フォローする',
  navigation: 'リンク',
  reserveAt: (provider) => `${provider}で予約`,
  eventsAt: (provider) => `${provider}のイベント`,
  seeAt: (provider) => `${provider}で見る`,
  advertisement: '広告',
  feed: 'ニュース',
};
