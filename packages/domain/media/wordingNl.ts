import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';

/** What galleries and embeds of a Dutch site say. */
export const galleryWordsNl: GalleryWords = {
  gallery: 'Galerij',
  carousel: 'Carrousel',
  slide: 'Afbeelding',
  next: 'Volgende afbeelding',
  previous: 'Vorige afbeelding',
  pause: 'Diavoorstelling pauzeren',
  play: 'Diavoorstelling afspelen',
  close: 'Sluiten',
  enlarge: 'Vergroten',
  place: (number, total) => `${number} van ${total}`,
};

export const embedWordsNl: EmbedWords = {
  load: (kind, title) => {
    const verb = {
      ...{ video: 'afspelen', audio: 'beluisteren', map: 'tonen', post: 'tonen', picture: 'tonen' },
      booking: 'boeken',
    }[kind];
    const thing = {
      ...{ video: 'Deze video', audio: 'Deze opname', map: 'Deze kaart', post: 'Dit bericht' },
      ...{ picture: 'Deze foto', booking: 'Deze afspraak' },
    }[kind];
    return title === '' ? `${thing} ${verb}` : `‘${title}’ ${verb}`;
  },
  at: (provider) => `bij ${provider}`,
  note: (provider) => `Wordt geladen van ${provider}, dat je IP-adres ziet en misschien cookies plaatst.`,
  always: (provider) => `Altijd tonen wat van ${provider} komt`,
};
