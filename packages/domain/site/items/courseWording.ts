import { inLanguage, type Translated } from '@quoin/domain/languages';
import type { CourseProgress } from './courseProgress.ts';

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
} as const;

export type CourseWords = Translated<typeof courseWording>;

const courseWordsDe: CourseWords = {
  courses: 'Kurse',
  none: 'Hier gibt es noch keinen Kurs für Sie.',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'Noch keine Lektionen' : `${done} von ${total} Lektionen erledigt · ${percent} %`,
  done: 'Erledigt',
  begin: (title) => `Mit ${title} beginnen`,
  goOn: (title) => `Weiter mit ${title}`,
};

export function courseWords(language: string): CourseWords {
  return inLanguage<CourseWords>({ en: courseWording, de: courseWordsDe }, language);
}
