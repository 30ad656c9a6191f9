import { valueText, type Wording, type WordingValues } from '@quoin/domain/languages';
import type { OrdersCode } from './wording.ts';
import type { CheckoutWords } from './words/pageWords.ts';

/** Labels of address fields by their English ones: forms and the sentences about them say the same. */
export const addressLabelsDe: Readonly<Record<string, string>> = {
  'Full name': 'Vor- und Nachname',
  Address: 'Straße und Hausnummer',
  'Apartment, suite, floor': 'Adresszusatz',
  City: 'Ort',
  'City or ward': 'Stadt oder Bezirk',
  'Town or city': 'Ort',
  Suburb: 'Ort',
  'Postal code': 'Postleitzahl',
  'ZIP code': 'Postleitzahl (ZIP)',
  Postcode: 'Postleitzahl',
  Eircode: 'Postleitzahl (Eircode)',
  'CEP (postal code)': 'Postleitzahl (CEP)',
  State: 'Bundesstaat',
  Province: 'Provinz',
  County: 'Grafschaft',
  Prefecture: 'Präfektur',
  Region: 'Region',
  'State, province or region': 'Bundesland, Provinz oder Region',
  Phone: 'Telefon',
};

function label(values: WordingValues): string {
  const english = valueText(values, 'label');
  return addressLabelsDe[english] ?? english;
}

/** Why something of an order does not go on, as German buyers read it. What only owners read is English. */
export const ordersWordingDe: Partial<Wording<OrdersCode>> = {
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  countryUnknown: 'Bitte wählen Sie ein Land.',
  addressPartMissing: (values) => `${label(values)}: Diese Angabe fehlt.`,
  addressPartTooLong: (values) => `${label(values)}: Das ist zu lang.`,
  postalCodeInvalid: (values) => `${label(values)}: erwartet wird etwas wie ${valueText(values, 'example')}.`,
  regionUnknown: (values) => `${label(values)}: Bitte wählen Sie aus der Liste.`,
  cardNumberMissing: 'Bitte geben Sie Ihre Kartennummer ein.',
  cardNumberInvalid: 'Bitte prüfen Sie die Kartennummer: Sie scheint nicht zu stimmen.',
  expiryMissing: 'Bitte geben Sie an, bis wann Ihre Karte gilt.',
  expiryInvalid: 'Bitte geben Sie Monat und Jahr ein, zum Beispiel 04/29.',
  cardExpired: 'Diese Karte ist abgelaufen. Bitte nehmen Sie eine andere.',
  cvcMissing: 'Bitte geben Sie die Prüfziffer Ihrer Karte ein.',
  cvcInvalid: 'Die Prüfziffer hat 3 oder 4 Ziffern.',
  answerMissing: (values) => `Bitte beantworten Sie: ${valueText(values, 'label')}`,
  answerTooLong: (values) => `Das ist zu lang: ${valueText(values, 'label')}`,
  answerNotOffered: (values) => `Bitte wählen Sie aus der Liste: ${valueText(values, 'label')}.`,
  answerNoDate: (values) => `Bitte geben Sie ein Datum ein: ${valueText(values, 'label')}.`,
  cardDeclined: 'Ihre Karte wurde abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie eine andere.',
  insufficientFunds: 'Ihre Karte ist nicht gedeckt. Es wurde nichts abgebucht. Bitte versuchen Sie eine andere.',
  actionFailed:
    'Ihre Bank hat die Zahlung nicht bestätigt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  walletDeclined:
    'PayPal hat die Zahlung nicht angenommen. Es wurde nichts abgebucht. Wählen Sie dort ein anderes Zahlungsmittel oder hier eine andere Zahlungsart.',
  paymentTurnedBack: 'Sie sind zurückgekommen, bevor bezahlt war. Es wurde nichts abgebucht.',
  paymentMethodGone: 'Diese Zahlungsart wird nicht mehr angeboten. Bitte wählen Sie eine andere.',
  paymentUnavailable:
    'Die Zahlung konnte nicht beginnen. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  paymentNeedsReview: 'Wir prüfen Ihre Zahlung und schreiben Ihnen. Bitte zahlen Sie nicht noch einmal.',
  paymentPending: 'Ihre Zahlung ist in Arbeit. Bitte warten Sie einen Moment.',
  idempotencyKeyReused:
    'Dieser Versuch zu zahlen ist verbraucht. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  alreadyPurchased: 'Dieser Warenkorb ist schon bestellt.',
  cartEmpty: 'Ihr Warenkorb ist leer.',
  outOfStock: (values) =>
    `Von „${valueText(values, 'title')}“ ist leider nicht genug da. Bitte ändern Sie Ihren Warenkorb.`,
  checkoutIncomplete: 'Bitte füllen Sie erst die Schritte oben aus.',
  amountTooLarge: 'Dieser Betrag ist zu hoch für eine einzige Bestellung.',
  priceChanged: (values) =>
    `Die Summe hat sich von ${valueText(values, 'from')} auf ${valueText(values, 'to')} geändert. Bitte prüfen Sie sie und zahlen Sie noch einmal.`,
  addressBookFull: (values) => `Sie können höchstens ${valueText(values, 'max')} Adressen behalten.`,
  addressAlreadySaved: 'Diese Adresse haben Sie schon gespeichert.',
  savedAddressUnknown: 'Diese Adresse finden wir nicht.',
  downloadNotPaid: 'Ihre Dateien sind da, sobald die Bestellung bezahlt ist.',
  downloadRevoked: 'Diese Dateien stehen Ihnen nicht mehr zu.',
  downloadExpired: 'Die Zeit, diese Dateien herunterzuladen, ist um. Bitte schreiben Sie uns.',
  downloadLimitReached: (values) =>
    `Diese Dateien wurden schon ${valueText(values, 'max')}-mal heruntergeladen. Bitte schreiben Sie uns.`,
  donationAmountMissing: 'Bitte wählen Sie einen Betrag.',
  donationAmountUnknown: 'Bitte wählen Sie einen der gezeigten Beträge.',
  donationTooSmall: (values) => `Bitte geben Sie mindestens ${valueText(values, 'min')}.`,
  donationTooLarge: (values) => `Bitte geben Sie höchstens ${valueText(values, 'max')} auf einmal.`,
  denominationUnknown: 'Diesen Wert gibt es nicht. Bitte wählen Sie einen anderen.',
  giftCardRecipientInvalid:
    'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com, oder lassen Sie das Feld leer.',
  giftCardTextTooLong: (values) => `Bitte höchstens ${valueText(values, 'max')} Zeichen.`,
  giftCardDayInvalid: 'Bitte wählen Sie einen Tag ab heute, innerhalb eines Jahres.',
  giftCardCodeInvalid: 'Das ist kein Gutscheincode. Bitte prüfen Sie ihn.',
  giftCardUnknown: 'Dieser Gutschein lässt sich nicht verwenden. Bitte prüfen Sie den Code.',
  subscriptionChangeNotOffered: 'Das bietet dieser Laden nicht an. Bitte schreiben Sie uns.',
  skippedTooOften: (values) =>
    `Höchstens ${valueText(values, 'max')} Lieferungen hintereinander lassen sich auslassen.`,
  pauseDayInvalid: (values) =>
    `Bitte wählen Sie einen Tag ab morgen, höchstens ${valueText(values, 'max')} Monate voraus.`,
  withdrawalNotOffered: 'Diese Bestellung lässt sich nicht mehr widerrufen. Bitte schreiben Sie uns.',
  withdrawalNameMissing: 'Bitte geben Sie Ihren Namen ein.',
  withdrawalEmailInvalid: 'Bitte geben Sie für die Bestätigung eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  withdrawalLinesMissing: 'Bitte wählen Sie mindestens einen Artikel, den Sie widerrufen.',
  withdrawalLineInvalid: 'Bitte wählen Sie eine Menge, die Sie bestellt haben.',
  shippingOptionUnknown: 'Diese Versandart gibt es nicht mehr. Bitte wählen Sie eine andere.',
  shippingOptionMissing: 'Bitte wählen Sie eine Versandart.',
  noShippingToCountry: 'In dieses Land liefern wir leider nicht.',
  noteTooLong: 'Die Nachricht ist zu lang.',
  orderUnknown: 'Diese Bestellung finden wir nicht.',
  draftLinkOver: 'Dieser Link gilt nicht mehr. Bitte schreiben Sie uns, dann bekommen Sie einen neuen.',
  documentNotYet: 'Für diese Bestellung gibt es noch keine Rechnung.',
  moveNotAllowed: 'Das geht im jetzigen Stand der Bestellung nicht.',
};

/** What a German checkout says. */
export const checkoutWordsDe: CheckoutWords = {
  page: {
    title: 'Kasse',
    contact: 'Kontakt',
    email: 'E-Mail',
    emailHint: 'Für Ihre Bestätigung und Neues zu dieser Bestellung.',
    address: 'Lieferadresse',
    country: 'Land',
    addLine2: 'Adresszusatz angeben',
    optional: 'freiwillig',
    required: 'nötig',
    shipping: 'Versand',
    arrives: (days) => `Ankunft ${days}`,
    shippingLater: 'Die Versandarten erscheinen hier, sobald die Adresse vollständig ist.',
    payment: 'Zahlung',
    paymentMethod: 'Wie möchten Sie bezahlen?',
    payElsewhere:
      'Sie bezahlen auf der nächsten Seite, bei unserem Zahlungsdienst: mit Karte oder der Geldbörse Ihres Geräts (Apple Pay, Google Pay, Link).',
    addressUnknown:
      'Diese Adresse konnten wir nicht finden. Bitte prüfen Sie sie; wenn sie stimmt, machen Sie einfach weiter.',
    payAtPayPal: 'Sie bestätigen die Zahlung bei PayPal und kommen danach hierher zurück.',
    payPalAgreed: 'Bei PayPal bestätigt. Bezahlt wird, wenn Sie bestellen.',
    payPalAddress: 'Die Adresse von PayPal lässt sich so nicht verwenden. Bitte prüfen Sie sie.',
    continueToProvider: 'Weiter zu unserem Zahlungsdienst',
    testMode: 'Testbetrieb: Es wird keine Karte belastet.',
    cardNumber: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    cvc: 'Prüfziffer',
    questions: 'Einige Fragen',
    noteTitle: 'Was wir noch wissen sollten',
    note: 'Nachricht an den Laden',
    continueToShipping: 'Weiter zum Versand',
    continueToPayment: 'Weiter zur Zahlung',
    save: 'Speichern',
    edit: 'Ändern',
    review: 'Ihre Bestellung',
    // The law wants these words and no others on it (BGB § 312j); the amount stands in the line above.
    obligation: 'Zahlungspflichtig bestellen',
    toPay: (amount) => `Zu zahlen: ${amount}`,
    pay: (amount) => `${amount} bezahlen`,
    placeOrder: 'Zahlungspflichtig bestellen',
    paying: 'Wird bezahlt …',
    free: 'Kostenlos',
    backToCart: 'Zurück zum Warenkorb',
    problems: 'Bitte prüfen Sie diese Felder:',
  },
  ways: { card: 'Karte', redirect: 'Karte', paypal: 'PayPal', later: 'Später bezahlen' },
};
