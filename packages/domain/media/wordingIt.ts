import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';

/** What galleries and embeds of an Italian site say. */
export const galleryWordsIt: GalleryWords = {
  gallery: 'Galleria',
  carousel: 'Carosello',
  slide: 'Immagine',
  next: 'Immagine successiva',
  previous: 'Immagine precedente',
  pause: 'Metti in pausa la presentazione',
  play: 'Avvia la presentazione',
  close: 'Chiudi',
  enlarge: 'Ingrandisci',
  place: (number, total) => `${number} di ${total}`,
};

export const embedWordsIt: EmbedWords = {
  load: (kind, title) => {
    const verb = {
      ...{ video: 'Riproduci', audio: 'Ascolta', map: 'Mostra', post: 'Mostra', picture: 'Mostra' },
      booking: 'Prenota',
    }[kind];
    const thing = {
      ...{ video: 'questo video', audio: 'questa registrazione', map: 'questa mappa', post: 'questo post' },
      ...{ picture: 'questa foto', booking: 'questo appuntamento' },
    }[kind];
    return title === '' ? `${verb} ${thing}` : `${verb} «${title}»`;
  },
  at: (provider) => `su ${provider}`,
  note: (provider) => `Si carica da ${provider}, che vedrà il tuo indirizzo IP e potrebbe impostare cookie.`,
  always: (provider) => `Mostra sempre ciò che viene da ${provider}`,
};
