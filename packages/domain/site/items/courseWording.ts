import { inLanguage, type Translated } from '@quoin/domain/languages';
import type { CourseProgress } from './courseProgress.ts';
import { courseWordsAr } from './courseWordsAr.ts';
import { courseWordsDe } from './courseWordsDe.ts';
import { courseWordsEs } from './courseWordsEs.ts';
import { courseWordsFr } from './courseWordsFr.ts';
import { courseWordsIt } from './courseWordsIt.ts';
import { courseWordsJa } from './courseWordsJa.ts';
import { courseWordsNl } from './courseWordsNl.ts';
import { courseWordsPt } from './courseWordsPt.ts';

type Progress = Pick<CourseProgress, 'done' | 'total' | 'percent'>;

/** What members read of their courses. */
export const courseWording = {
  courses: 'Courses',
  none: 'There is no course for you here yet.',
  progress: ({ done, total, percent }: Progress) =>
    total === 0 ? 'No lessons yet' : `${done} of ${total} lessons done · ${percent}%`,
  done: 'Done',
  begin: (title: string) => `Begin with ${title}`,
  goOn: (title: string) => `Go on with ${title}`,
  opens: (day: string) => `Opens on ${day}`,
  freeLessons: 'Free lessons',
} as const;

export type CourseWords = Translated<typeof courseWording>;

const words = {
  en: courseWording,
  de: courseWordsDe,
  fr: courseWordsFr,
  es: courseWordsEs,
  it: courseWordsIt,
  nl: courseWordsNl,
  ja: courseWordsJa,
  ar: courseWordsAr,
  pt: courseWordsPt,
};

export function courseWords(language: string): CourseWords {
  return inLanguage<CourseWords>(words, language);
}
