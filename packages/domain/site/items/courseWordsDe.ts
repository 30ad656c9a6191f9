import type { CourseWords } from './courseWording.ts';

export const courseWordsDe: CourseWords = {
  courses: 'Kurse',
  none: 'Hier gibt es noch keinen Kurs für Sie.',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'Noch keine Lektionen' : `${done} von ${total} Lektionen erledigt · ${percent} %`,
  done: 'Erledigt',
  begin: (title) => `Mit ${title} beginnen`,
  goOn: (title) => `Weiter mit ${title}`,
  opens: (day) => `Öffnet am ${day}`,
  freeLessons: 'Kostenlose Lektionen',
};
