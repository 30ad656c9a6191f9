import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';

/** What galleries and embeds of a French site say. */
export const galleryWordsFr: GalleryWords = {
  gallery: 'Galerie',
  carousel: 'Carrousel',
  slide: 'Image',
  next: 'Image suivante',
  previous: 'Image précédente',
  pause: 'Mettre le diaporama en pause',
  play: 'Lancer le diaporama',
  close: 'Fermer',
  enlarge: 'Agrandir',
  place: (number, total) => `${number} sur ${total}`,
};

export const embedWordsFr: EmbedWords = {
  load: (kind, title) => {
    const verb = {
      ...{ video: 'Lire', audio: 'Écouter', map: 'Afficher', post: 'Afficher', picture: 'Afficher' },
      booking: 'Réserver',
    }[kind];
    const thing = {
      ...{ video: 'cette vidéo', audio: 'cet enregistrement', map: 'cette carte', post: 'cette publication' },
      ...{ picture: 'cette photo', booking: 'ce rendez-vous' },
    }[kind];
    return title === '' ? `${verb} ${thing}` : `${verb} « ${title} »`;
  },
  at: (provider) => `chez ${provider}`,
  note: (provider) => `Le contenu vient de ${provider}, qui verra votre adresse IP et pourra déposer des cookies.`,
  always: (provider) => `Toujours afficher ce qui vient de ${provider}`,
};
