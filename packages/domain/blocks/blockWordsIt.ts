import { countedIn } from '@quoin/domain/languages';
import type { BlockWords } from './wording.ts';

const counted = countedIn('it');

/** What blocks of an Italian site say by themselves. */
export const blockWordsIt: BlockWords = {
  stopMoving: 'Ferma il testo scorrevole',
  download: (title) => `Scarica «${title}»`,
  downloadThis: 'Scarica',
  tracks: 'Brani',
  track: (number) => `Brano ${number}`,
  buy: 'Acquista l’album',
  numbersOf: (title) => (title === '' ? 'Numeri del grafico' : `Numeri: ${title}`),
  share: (percent) => `${percent} del totale`,
  chart: (kind, title) => {
    const name = { bar: 'Grafico a barre', line: 'Grafico a linee', pie: 'Grafico a torta' }[kind];
    return title === '' ? name : `${name}: ${title}`;
  },
  findPlace: 'Cerca sulla mappa',
  showProduct: 'Vai al prodotto',
  choosePlan: 'Scegli questo piano',
  members: 'Membri',
  enter: 'Entra',
  archive: 'Archivio',
  topics: 'Argomenti',
  entries: (count) => counted(count, { one: '# articolo', other: '# articoli' }),
  comments: 'Ultimi commenti',
  saidAbout: 'su',
  tickets: 'Biglietti',
  tourDates: 'Date',
  isOver: 'Concluso',
  follow: 'Altrove',
  navigation: 'Collegamenti',
  reserveAt: (provider) => `Prenota su ${provider}`,
  eventsAt: (provider) => `Eventi su ${provider}`,
  seeAt: (provider) => `Vedi su ${provider}`,
  advertisement: 'Pubblicità',
  feed: 'Novità',
};
