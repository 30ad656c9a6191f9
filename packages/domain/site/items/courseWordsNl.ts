import type { CourseWords } from './courseWording.ts';

export const courseWordsNl: CourseWords = {
  courses: 'Cursussen',
  none: 'Er is hier nog geen cursus voor je.',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'Nog geen lessen' : `${done} van ${total} lessen gedaan · ${percent}%`,
  done: 'Gedaan',
  begin: (title) => `Beginnen met ${title}`,
  goOn: (title) => `Verder met ${title}`,
  opens: (day) => `Beschikbaar vanaf ${day}`,
  freeLessons: 'Gratis lessen',
};
