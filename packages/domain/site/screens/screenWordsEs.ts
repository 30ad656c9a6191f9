import type { ScreenWords } from './wording.ts';

/** What screens of a Spanish site say whose owner left it out. */
export const screenWordsEs: ScreenWords = {
  siteTitle: 'Este sitio está protegido',
  siteLead: 'Escribe la contraseña para entrar.',
  siteWrong: 'Esa no es la contraseña de este sitio. Inténtalo de nuevo.',
  comingTitle: 'Próximamente',
  comingLead: 'Este sitio aún no está abierto.',
  comingEntry: '¿Es su sitio? Inicie sesión para verlo',
  signOnTitle: 'Iniciar sesión',
  signOnLead: 'Elige el servicio con el que inicias sesión.',
  signOnWith: (name) => `Continuar con ${name}`,
  signOnNone: 'Este sitio no tiene configurado ningún servicio de inicio de sesión.',
  back: 'Volver al sitio',
  pause: 'Pausar el vídeo de fondo',
  play: 'Reproducir el vídeo de fondo',
  menu: 'Páginas',
  social: 'En otros sitios',
};
