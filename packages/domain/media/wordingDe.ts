import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';

/** What galleries and embeds of a German site say. */
export const galleryWordsDe: GalleryWords = {
  gallery: 'Galerie',
  carousel: 'Karussell',
  slide: 'Bild',
  next: 'Nächstes Bild',
  previous: 'Vorheriges Bild',
  pause: 'Diaschau anhalten',
  play: 'Diaschau abspielen',
  close: 'Schließen',
  enlarge: 'Vergrößern',
  place: (number, total) => `${number} von ${total}`,
};

export const embedWordsDe: EmbedWords = {
  load: (kind, title) => {
    const verb = {
      ...{ video: 'abspielen', audio: 'anhören', map: 'zeigen', post: 'zeigen', picture: 'zeigen' },
      booking: 'buchen',
    }[kind];
    const thing = {
      ...{ video: 'Dieses Video', audio: 'Diese Aufnahme', map: 'Diese Karte', post: 'Diesen Beitrag' },
      ...{ picture: 'Dieses Foto', booking: 'Diesen Termin' },
    }[kind];
    return title === '' ? `${thing} ${verb}` : `„${title}“ ${verb}`;
  },
  at: (provider) => `bei ${provider}`,
  note: (provider) => `Lädt von ${provider}; dort erfährt man Ihre Adresse und setzt vielleicht Cookies.`,
  always: (provider) => `Immer zeigen, was von ${provider} kommt`,
};
