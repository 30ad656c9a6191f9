import type { CourseWords } from './courseWording.ts';

export const courseWordsJa: CourseWords = {
  courses: 'コース',
  none: 'ご利用いただけるコースはまだありません。',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'レッスンはまだありません' : `全${total}レッスン中${done}レッスン完了・${percent}%`,
  done: '完了',
  begin: (title) => `「${title}」から始める`,
  goOn: (title) => `「${title}」に進む`,
  opens: (day) => `${day}に公開`,
  freeLessons: '無料レッスン',
};
