import type { CourseWords } from './courseWording.ts';

export const courseWordsIt: CourseWords = {
  courses: 'Corsi',
  none: 'Qui non c’è ancora nessun corso per te.',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'Ancora nessuna lezione' : `${done} lezioni su ${total} completate · ${percent}%`,
  done: 'Fatto',
  begin: (title) => `Inizia da ${title}`,
  goOn: (title) => `Continua con ${title}`,
  opens: (day) => `Disponibile dal ${day}`,
  freeLessons: 'Lezioni gratuite',
};
