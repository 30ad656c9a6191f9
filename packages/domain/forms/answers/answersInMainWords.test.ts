import { expect, it } from 'vitest';
import { newField } from '../newField.ts';
import { answersInMainWords } from './answersInMainWords.ts';

const main = [
  { ...newField('select', 'about', 'About'), options: ['A print', 'An order'] },
  { ...newField('checkbox', 'wants', 'Wants'), options: ['A call', 'A mail'] },
  { ...newField('likert', 'mood', 'Mood'), options: ['Fast', 'Kind'] },
  newField('text', 'note', 'Note'),
];
const german = [
  { ...main[0]!, options: ['Ein Druck', 'Eine Bestellung'] },
  { ...main[1]!, options: ['Ein Anruf', 'A mail'] },
  { ...main[2]!, options: ['Schnell', 'Freundlich'] },
  main[3]!,
];

it.each([
  [{ about: 'Ein Druck' }, { about: 'A print' }],
  [{ about: 'A print' }, { about: 'A print' }],
  [{ about: 'Etwas anderes' }, { about: 'Etwas anderes' }],
  [{ wants: ['Ein Anruf', 'A mail'] }, { wants: ['A call', 'A mail'] }],
  [{ mood: { Schnell: '2', Freundlich: '' } }, { mood: { Fast: '2', Kind: '' } }],
  [{ note: 'Ein Druck' }, { note: 'Ein Druck' }],
  [{}, {}],
])('says %j in the words of the main language (PREF-03, FORM-12)', (given, kept) => {
  expect(answersInMainWords(german, main, given)).toEqual(kept);
});
