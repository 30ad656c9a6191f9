import { countedIn } from '@quoin/domain/languages';
import type { BlockWords } from './wording.ts';

const counted = countedIn('nl');

/** What blocks of a Dutch site say by themselves. */
export const blockWordsNl: BlockWords = {
  stopMoving: 'Bewegende tekst stilzetten',
  download: (title) => `‘${title}’ downloaden`,
  downloadThis: 'Downloaden',
  tracks: 'Nummers',
  track: (number) => `Nummer ${number}`,
  buy: 'Album kopen',
  numbersOf: (title) => (title === '' ? 'Cijfers van de grafiek' : `Cijfers: ${title}`),
  share: (percent) => `${percent} van het geheel`,
  chart: (kind, title) => {
    const name = { bar: 'Staafdiagram', line: 'Lijndiagram', pie: 'Cirkeldiagram' }[kind];
    return title === '' ? name : `${name}: ${title}`;
  },
  findPlace: 'Zoeken op de kaart',
  showProduct: 'Naar het product',
  choosePlan: 'Dit abonnement kiezen',
  members: 'Leden',
  enter: 'Naar binnen',
  archive: 'Archief',
  topics: 'Onderwerpen',
  entries: (count) => counted(count, { one: '# bericht', other: '# berichten' }),
  comments: 'Nieuwste reacties',
  saidAbout: 'over',
  tickets: 'Kaartjes',
  tourDates: 'Data',
  isOver: 'Voorbij',
  follow: 'Elders',
  navigation: 'Verwijzingen',
  reserveAt: (provider) => `Reserveren bij ${provider}`,
  eventsAt: (provider) => `Evenementen bij ${provider}`,
  seeAt: (provider) => `Bekijken bij ${provider}`,
  advertisement: 'Advertentie',
  feed: 'Nieuws',
};
