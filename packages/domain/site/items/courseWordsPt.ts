import type { CourseWords } from './courseWording.ts';

export const courseWordsPt: CourseWords = {
  courses: 'Cursos',
  none: 'Ainda não há nenhum curso para você aqui.',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'Ainda não há aulas' : `${done} de ${total} aulas concluídas · ${percent}%`,
  done: 'Concluído',
  begin: (title) => `Começar por ${title}`,
  goOn: (title) => `Continuar com ${title}`,
  opens: (day) => `Disponível em ${day}`,
  freeLessons: 'Aulas gratuitas',
};
