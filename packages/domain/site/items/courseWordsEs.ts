import type { CourseWords } from './courseWording.ts';

export const courseWordsEs: CourseWords = {
  courses: 'Cursos',
  none: 'Aquí todavía no hay ningún curso para ti.',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'Todavía no hay lecciones' : `${done} de ${total} lecciones hechas · ${percent} %`,
  done: 'Hecho',
  begin: (title) => `Empezar con ${title}`,
  goOn: (title) => `Seguir con ${title}`,
  opens: (day) => `Se abre el ${day}`,
  freeLessons: 'Lecciones gratuitas',
};
