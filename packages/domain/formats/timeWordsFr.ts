import { countedIn } from '@quoin/domain/languages';
import type { TimeUnit, TimeWords } from './wording.ts';

const counted = countedIn('fr');

const UNITS: Readonly<Record<TimeUnit, readonly [one: string, several: string]>> = {
  year: ['# an', '# ans'],
  month: ['# mois', '# mois'],
  week: ['# semaine', '# semaines'],
  day: ['# jour', '# jours'],
  hour: ['# heure', '# heures'],
  minute: ['# minute', '# minutes'],
};

/** How long ago, as Germans say it. */
export const timeWordsFr: TimeWords = {
  invalidDate: 'Date non valide.',
  momentAgo: 'il y a moins d’une minute',
  ago: (count, unit) => `il y a environ ${counted(count, { one: UNITS[unit][0], other: UNITS[unit][1] })}`,
};
