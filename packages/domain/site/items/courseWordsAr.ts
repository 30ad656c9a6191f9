import type { CourseWords } from './courseWording.ts';

export const courseWordsAr: CourseWords = {
  courses: 'الدورات',
  none: 'لا توجد دورة لك هنا بعد.',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'لا توجد دروس بعد' : `الدروس المكتملة: ${done} من ${total} · ${percent}%`,
  done: 'مكتمل',
  begin: (title) => `البدء بـ ${title}`,
  goOn: (title) => `المتابعة مع ${title}`,
  opens: (day) => `يُفتح في ${day}`,
  freeLessons: 'دروس مجانية',
};
