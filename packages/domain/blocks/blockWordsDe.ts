import type { BlockWords } from './wording.ts';

/** What blocks of a German site say by themselves. */
export const blockWordsDe: BlockWords = {
  stopMoving: 'Laufenden Text anhalten',
  download: (title) => `„${title}“ herunterladen`,
  downloadThis: 'Herunterladen',
  tracks: 'Stücke',
  track: (number) => `Stück ${number}`,
  buy: 'Album kaufen',
  numbersOf: (title) => (title === '' ? 'Zahlen des Diagramms' : `Zahlen: ${title}`),
  share: (percent) => `${percent} von allem`,
  chart: (kind, title) => {
    const name = { bar: 'Balkendiagramm', line: 'Liniendiagramm', pie: 'Kreisdiagramm' }[kind];
    return title === '' ? name : `${name}: ${title}`;
  },
  findPlace: 'Auf der Karte suchen',
  showProduct: 'Zum Produkt',
  choosePlan: 'Diesen Tarif wählen',
  members: 'Mitglieder',
  enter: 'Eintreten',
  archive: 'Archiv',
  topics: 'Themen',
  entries: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  comments: 'Neueste Kommentare',
  saidAbout: 'zu',
  tickets: 'Karten',
  tourDates: 'Termine',
  isOver: 'Vorbei',
  follow: 'Anderswo',
  navigation: 'Verweise',
  reserveAt: (provider) => `Bei ${provider} reservieren`,
  eventsAt: (provider) => `Veranstaltungen bei ${provider}`,
  seeAt: (provider) => `Bei ${provider} ansehen`,
  advertisement: 'Anzeige',
  feed: 'Neuigkeiten',
};
