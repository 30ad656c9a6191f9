import { inLanguage } from '@quoin/domain/languages';
import { course } from '@quoin/messages/course';
export type CourseWords = typeof course.en;

export function courseWords(language: string): CourseWords {
  return inLanguage(course, language);
}
