import { countedIn } from '@quoin/domain/languages';
import type { SearchWords } from './wording.ts';

const counted = countedIn('ja');

/** What searching a Japanese site says. */
export const searchWordsJa: SearchWords = {
  title: '検索',
  label: 'サイト内を検索',
  button: '検索',
  placeholder: '検索',
  resultsFor: (typed) => `「${typed}」の検索結果`,
  found: (total) => counted(total, { other: '#件の結果' }),
  corrected: (words) => `一致するものがないため、「${words}」の結果を表示しています。`,
  nothing: (typed) => `「${typed}」に一致する結果は見つかりませんでした`,
  nothingHint: '別の言葉や短い言葉で試すか、次のページをご覧ください。',
  start: '言葉を入力して検索してください。',
  page: 'ページ',
  suggestions: (count) => counted(count, { other: '候補#件' }),
  noSuggestions: '候補はありません',
  all: (typed) => `「${typed}」のすべての結果`,
};
