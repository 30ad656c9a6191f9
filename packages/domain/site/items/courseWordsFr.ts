import type { CourseWords } from './courseWording.ts';

export const courseWordsFr: CourseWords = {
  courses: 'Cours',
  none: 'Il n’y a pas encore de cours pour vous ici.',
  progress: ({ done, total, percent }) =>
    total === 0 ? 'Pas encore de leçons' : `${done} leçons terminées sur ${total} · ${percent} %`,
  done: 'Terminé',
  begin: (title) => `Commencer par ${title}`,
  goOn: (title) => `Continuer avec ${title}`,
  opens: (day) => `Disponible le ${day}`,
  freeLessons: 'Leçons gratuites',
};
