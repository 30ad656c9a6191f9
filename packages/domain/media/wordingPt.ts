import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';

/** What galleries and embeds of a Brazilian site say. */
export const galleryWordsPt: GalleryWords = {
  gallery: 'Galeria',
  carousel: 'Carrossel',
  slide: 'Imagem',
  next: 'Próxima imagem',
  previous: 'Imagem anterior',
  pause: 'Pausar a apresentação',
  play: 'Iniciar a apresentação',
  close: 'Fechar',
  enlarge: 'Ampliar',
  place: (number, total) => `${number} de ${total}`,
};

export const embedWordsPt: EmbedWords = {
  load: (kind, title) => {
    const verb = {
      ...{ video: 'Assistir a', audio: 'Ouvir', map: 'Mostrar', post: 'Mostrar', picture: 'Mostrar' },
      booking: 'Reservar',
    }[kind];
    const thing = {
      ...{ video: 'este vídeo', audio: 'esta gravação', map: 'este mapa', post: 'esta publicação' },
      ...{ picture: 'esta foto', booking: 'este horário' },
    }[kind];
    return title === '' ? `${verb} ${thing}` : `${verb} “${title}”`;
  },
  at: (provider) => `em ${provider}`,
  note: (provider) => `Vem de ${provider}, que verá o seu endereço IP e talvez use cookies.`,
  always: (provider) => `Sempre mostrar o que vem de ${provider}`,
};
