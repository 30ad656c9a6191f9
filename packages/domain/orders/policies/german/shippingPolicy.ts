import type { PolicyPart } from '../policyText.ts';

export const GERMAN_SHIPPING_POLICY: readonly PolicyPart[] = [
  { heading: 'Liefergebiet', when: ['ships'], text: 'Wir liefern in folgende Länder: {countries}.' },
  { heading: 'Liefergebiet', when: ['shipsNowhere'], text: '[Nennen Sie die Länder, in die Sie liefern.]' },
  {
    heading: 'Versandkosten',
    text: 'Die Versandkosten richten sich nach Ihrer Adresse und Ihrer Bestellung. Sie werden im Checkout angezeigt, bevor Sie bezahlen.',
  },
  {
    heading: 'Lieferzeit',
    when: ['delivery'],
    text: 'Bestellungen treffen je nach Versandart in der Regel innerhalb von {minDays} bis {maxDays} Tagen ein. Die voraussichtliche Lieferung wird im Checkout angezeigt.',
  },
  {
    heading: 'Lieferzeit',
    when: ['!delivery'],
    text: '[Geben Sie an, wie lange die Vorbereitung und die Lieferung einer Bestellung dauern.]',
  },
  {
    when: ['pickup'],
    text: 'Sie können Ihre Bestellung auch bei uns abholen. Wir schreiben Ihnen, sobald sie bereitliegt.',
  },
  {
    heading: 'Sendungsverfolgung',
    text: 'Wenn Ihre Bestellung versandt wurde, erhalten Sie eine E-Mail. Bietet der Versanddienst eine Sendungsverfolgung an, enthält sie den Link.',
  },
  {
    heading: 'Zoll',
    text: 'Bei Lieferungen in ein Land außerhalb unseres Zollgebiets können Zölle und Einfuhrabgaben anfallen. Sie sind nicht Teil unserer Preise und werden von Ihnen an den Versanddienst oder die Behörde gezahlt.',
  },
  {
    heading: 'Verlorene oder beschädigte Pakete',
    text: 'Wenn Ihr Paket nicht oder beschädigt ankommt, schreiben Sie mit Ihrer Bestellnummer an {email}.',
  },
];
