import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';

/** What galleries and embeds of a Spanish site say. */
export const galleryWordsEs: GalleryWords = {
  gallery: 'Galería',
  carousel: 'Carrusel',
  slide: 'Imagen',
  next: 'Imagen siguiente',
  previous: 'Imagen anterior',
  pause: 'Pausar la presentación',
  play: 'Reproducir la presentación',
  close: 'Cerrar',
  enlarge: 'Ampliar',
  place: (number, total) => `${number} de ${total}`,
};

export const embedWordsEs: EmbedWords = {
  load: (kind, title) => {
    const verb = {
      ...{ video: 'Reproducir', audio: 'Escuchar', map: 'Mostrar', post: 'Mostrar', picture: 'Mostrar' },
      booking: 'Reservar',
    }[kind];
    const thing = {
      ...{ video: 'este vídeo', audio: 'esta grabación', map: 'este mapa', post: 'esta publicación' },
      ...{ picture: 'esta foto', booking: 'esta cita' },
    }[kind];
    return title === '' ? `${verb} ${thing}` : `${verb} «${title}»`;
  },
  at: (provider) => `en ${provider}`,
  note: (provider) => `Se carga desde ${provider}, que verá tu dirección IP y quizá instale cookies.`,
  always: (provider) => `Mostrar siempre lo que viene de ${provider}`,
};
