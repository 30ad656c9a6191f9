import type { PolicyPart } from '../policyText.ts';

export const GERMAN_TERMS_OF_SERVICE: readonly PolicyPart[] = [
  {
    heading: 'Geltungsbereich',
    text: 'Diese Bedingungen gelten für alle Bestellungen auf dieser Website. Ihr Vertragspartner ist {store}, {address}.',
  },
  {
    heading: 'Bestellung und Vertragsschluss',
    text: 'Die Darstellung der Produkte auf dieser Website ist kein bindendes Angebot. Indem Sie Ihre Bestellung mit der Schaltfläche am Ende des Checkouts absenden, geben Sie ein Angebot zum Kauf ab. Bis dahin können Sie Ihre Eingaben jederzeit berichtigen. Wir bestätigen den Eingang Ihrer Bestellung per E-Mail. Der Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail annehmen oder die Ware versenden, spätestens wenn Sie auf unsere Aufforderung hin bezahlt haben.',
  },
  {
    text: 'Wir speichern den Vertragstext und senden Ihnen die Einzelheiten Ihrer Bestellung per E-Mail zu. Frühere Bestellungen können Sie in Ihrem Konto oder über den Link in der E-Mail einsehen.',
  },
  {
    heading: 'Preise und Zahlung',
    when: ['taxIncluded'],
    text: 'Die Preise enthalten die gesetzliche Umsatzsteuer. Versandkosten kommen hinzu und werden vor der Bestellung angezeigt. Sie können mit den im Checkout angebotenen Zahlungsarten bezahlen.',
  },
  {
    heading: 'Preise und Zahlung',
    when: ['!taxIncluded'],
    text: 'Die Preise enthalten keine Umsatzsteuer; diese wird im Checkout hinzugerechnet, wo sie anfällt. Versandkosten kommen hinzu und werden vor der Bestellung angezeigt. Sie können mit den im Checkout angebotenen Zahlungsarten bezahlen.',
  },
  {
    heading: 'Lieferung',
    text: 'Wir liefern an die von Ihnen angegebene Adresse. Länder, Kosten und Lieferzeiten finden Sie in unseren Versandbedingungen.',
  },
  {
    heading: 'Widerruf',
    when: ['cancellation'],
    text: 'Verbraucher haben ein Widerrufsrecht. Es ist in unserer Widerrufsbelehrung beschrieben.',
  },
  {
    heading: 'Rückgabe',
    when: ['!cancellation'],
    text: 'Die Rückgabe ist in unseren Rückgabebedingungen beschrieben.',
  },
  {
    heading: 'Eigentumsvorbehalt',
    when: ['eea'],
    text: 'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
  },
  {
    heading: 'Gewährleistung',
    when: ['eea'],
    text: 'Es gelten die gesetzlichen Rechte bei Mängeln. Für Verbraucher beträgt die gesetzliche Frist bei neuen Waren mindestens zwei Jahre ab Lieferung.',
  },
  {
    heading: 'Ihre gesetzlichen Rechte',
    when: ['gb'],
    text: 'Wir sind gesetzlich verpflichtet, vertragsgemäße Waren zu liefern. Ihre Rechte nach dem Consumer Rights Act 2015 bleiben von diesen Bedingungen unberührt.',
  },
  {
    heading: 'Gewährleistung',
    when: ['ch'],
    text: 'Es gilt die gesetzliche Gewährleistung des Schweizer Obligationenrechts mit einer Frist von zwei Jahren ab Lieferung.',
  },
  {
    heading: 'Gewährleistung',
    when: ['us'],
    text: 'Soweit nicht gesetzlich vorgeschrieben oder auf der Produktseite angegeben, werden Produkte ohne weitere Garantien verkauft. Manche Bundesstaaten lassen den Ausschluss stillschweigender Garantien nicht zu, sodass dies für Sie möglicherweise nicht gilt.',
  },
  {
    heading: 'Ihre gesetzlichen Rechte',
    when: ['!eea', '!gb', '!ch', '!us'],
    text: 'Diese Bedingungen schränken Rechte nicht ein, die Ihnen als Verbraucher zwingend zustehen.',
  },
  {
    heading: 'Haftung',
    text: 'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei der Verletzung von Leben, Körper oder Gesundheit und überall dort, wo das Gesetz es vorsieht. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung einer wesentlichen Vertragspflicht und nur für den vertragstypischen, vorhersehbaren Schaden.',
  },
  {
    heading: 'Streitbeilegung',
    when: ['eea'],
    text: '[Geben Sie an, ob Sie an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilnehmen, und nennen Sie diese gegebenenfalls. Andernfalls: Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.]',
  },
  {
    heading: 'Anwendbares Recht',
    when: ['!us'],
    text: 'Es gilt das Recht des folgenden Landes: {country}. Das UN-Kaufrecht ist ausgeschlossen. Gegenüber Verbrauchern bleiben zwingende Vorschriften des Landes, in dem sie leben, unberührt.',
  },
  {
    heading: 'Anwendbares Recht',
    when: ['us'],
    text: 'Diese Bedingungen unterliegen dem Recht des Bundesstaats [Bundesstaat] unter Ausschluss seines Kollisionsrechts.',
  },
  { heading: 'Kontakt', text: '{store}\n{address}\n{email}' },
];
