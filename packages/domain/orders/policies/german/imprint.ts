import type { PolicyPart } from '../policyText.ts';

export const GERMAN_IMPRINT: readonly PolicyPart[] = [
  { heading: 'Impressum', text: '{store}\n[Rechtsform und vollständiger rechtlicher Name]\n{address}' },
  { heading: 'Kontakt', when: ['phone'], text: 'Telefon: {phone}\nE-Mail: {email}' },
  { heading: 'Kontakt', when: ['!phone'], text: 'E-Mail: {email}' },
  { heading: 'Vertreten durch', text: '[Vor- und Nachname der vertretungsberechtigten Personen]' },
  {
    heading: 'Register',
    when: ['de'],
    text: '[Registergericht und Registernummer, falls eingetragen]\nUmsatzsteuer-Identifikationsnummer (§ 27a UStG): [USt-IdNr.]\nWirtschafts-Identifikationsnummer (§ 139c AO): [Nummer, falls erteilt]',
  },
  {
    heading: 'Register',
    when: ['at'],
    text: '[Firmenbuchnummer und Firmenbuchgericht, falls eingetragen]\nUID-Nummer: [UID]\nUnternehmensgegenstand: [Gegenstand]\nMitglied der: [Kammer]\nAufsichtsbehörde (ECG): [Behörde]\nAnwendbare gewerberechtliche Vorschriften: [Vorschriften], ris.bka.gv.at',
  },
  { heading: 'Register', when: ['ch'], text: 'Unternehmens-Identifikationsnummer (UID): [CHE-Nummer]' },
  {
    heading: 'Verantwortlich für den Inhalt',
    when: ['de'],
    text: 'Verantwortlich für redaktionelle Inhalte (§ 18 Abs. 2 MStV): [Vor- und Nachname, Anschrift]',
  },
  {
    heading: 'Offenlegung (§ 25 MedienG)',
    when: ['at'],
    text: 'Medieninhaber und Herausgeber: {store}, [Ort]. Grundlegende Richtung: Informationen über unsere Produkte und Leistungen.',
  },
  {
    heading: 'Verbraucherstreitbeilegung',
    when: ['eea'],
    text: '[Nennen Sie sonst die Stelle: Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.]',
  },
];
