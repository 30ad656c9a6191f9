import type { PolicyPart } from '../policyText.ts';

export const GERMAN_PRIVACY_POLICY: readonly PolicyPart[] = [
  {
    heading: 'Verantwortlicher',
    text: 'Verantwortlich für die Verarbeitung personenbezogener Daten auf dieser Website ist:\n{store}\n{address}\n{email}',
  },
  {
    heading: 'Besuch dieser Website',
    text: 'Wenn Sie eine Seite öffnen, übermittelt Ihr Browser technische Daten an unseren Server, etwa Ihre IP-Adresse, die Adresse der Seite und den Namen Ihres Browsers. Wir benötigen sie, um die Seite auszuliefern und die Website vor Angriffen zu schützen.',
  },
  {
    when: ['gdpr'],
    text: 'Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren Website (Art. 6 Abs. 1 Buchst. f DSGVO).',
  },
  {
    heading: 'Bestellungen',
    text: 'Wenn Sie bestellen, verarbeiten wir Ihren Namen, Ihre Adressen, Ihre E-Mail-Adresse, die bestellten Artikel und Zahlungsdaten. Wir verwenden sie, um den Vertrag zu erfüllen, Sie über Ihre Bestellung zu informieren und unsere steuer- und handelsrechtlichen Pflichten zu erfüllen.',
  },
  {
    when: ['gdpr'],
    text: 'Rechtsgrundlagen sind die Erfüllung des Vertrags und unsere rechtlichen Verpflichtungen (Art. 6 Abs. 1 Buchst. b und c DSGVO).',
  },
  {
    text: 'Wir geben Daten nur weiter, soweit es nötig ist: an Zahlungsdienstleister ([Namen Ihrer Zahlungsdienstleister]), Versanddienste ([Namen Ihrer Versanddienste]) und das Unternehmen, das diese Website betreibt ([Name Ihres Hosting-Unternehmens]).',
  },
  {
    heading: 'Konto',
    text: 'Wenn Sie ein Konto anlegen, speichern wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Adressen und Bestellungen, bis Sie das Konto löschen. Das können Sie in Ihrem Konto tun. Daten, die wir gesetzlich aufbewahren müssen, bleiben so lange gespeichert.',
  },
  {
    heading: 'Kontakt, Formulare und Newsletter',
    text: 'Wenn Sie uns schreiben oder ein Formular ausfüllen, verarbeiten wir Ihre Angaben, um Ihnen zu antworten. Unseren Newsletter senden wir Ihnen nur, wenn Sie ihn abonniert haben; abbestellen können Sie ihn über den Link in jeder E-Mail.',
  },
  {
    when: ['gdpr'],
    text: 'Rechtsgrundlagen sind unser berechtigtes Interesse an der Beantwortung, vorvertragliche Maßnahmen oder Ihre Einwilligung (Art. 6 Abs. 1 Buchst. f, b und a DSGVO). Eine Einwilligung können Sie jederzeit widerrufen.',
  },
  {
    heading: 'Cookies und Statistik',
    text: 'Wir verwenden Cookies, die für den Warenkorb, den Checkout und Ihr Konto nötig sind.',
  },
  {
    when: ['counted', 'consent'],
    text: 'Wenn Sie zustimmen, zählen wir außerdem Besuche, ohne Daten an Dritte weiterzugeben, um unsere Website zu verbessern. Ihre Entscheidung können Sie jederzeit unter /cookies ändern.',
  },
  {
    when: ['counted', '!consent'],
    text: 'Wir zählen außerdem Besuche, ohne Daten an Dritte weiterzugeben, um unsere Website zu verbessern. Dem können Sie jederzeit unter /cookies widersprechen.',
  },
  {
    text: '[Nennen Sie weitere Dienste, die Sie verwenden, etwa Karten, Videos, Werbe-Pixel oder ein Captcha, was sie verarbeiten und wo.]',
  },
  {
    heading: 'Speicherdauer',
    text: 'Wir löschen personenbezogene Daten, wenn sie für ihren Zweck nicht mehr nötig sind. Rechnungen und Bestellungen bewahren wir so lange auf, wie das Steuer- und Handelsrecht es verlangt.',
  },
  {
    heading: 'Ihre Rechte',
    when: ['gdpr'],
    text: 'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit sowie das Recht, einer Verarbeitung zu widersprechen, die auf berechtigten Interessen beruht. Schreiben Sie an {email}. Sie haben außerdem das Recht, sich bei einer Datenschutz-Aufsichtsbehörde zu beschweren.',
  },
  {
    when: ['gb'],
    text: 'Im Vereinigten Königreich ist dies das Information Commissioner’s Office (ICO), ico.org.uk. Mit DSGVO ist hier die UK GDPR gemeint.',
  },
  { when: ['at'], text: 'In Österreich ist dies die Datenschutzbehörde, dsb.gv.at.' },
  {
    when: ['de'],
    text: 'In Deutschland ist dies die Datenschutzbehörde des Bundeslandes, in dem wir unseren Sitz haben: [Name der Behörde].',
  },
  {
    heading: 'Ihre Rechte',
    when: ['ch'],
    text: 'Nach dem Schweizer Datenschutzgesetz haben Sie das Recht auf Auskunft über Ihre Daten, auf Berichtigung oder Löschung und auf Herausgabe in einem gängigen Format. Schreiben Sie an {email}. Aufsichtsbehörde ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB).',
  },
  {
    heading: 'Ihre Rechte',
    when: ['us'],
    text: 'Je nach Bundesstaat, in dem Sie leben, haben Sie das Recht zu erfahren, welche personenbezogenen Daten wir über Sie speichern, sie berichtigen oder löschen zu lassen, eine Kopie zu erhalten und wegen der Ausübung dieser Rechte nicht benachteiligt zu werden. Wir verkaufen keine personenbezogenen Daten. Schreiben Sie an {email}.',
  },
  {
    heading: 'Kinder',
    when: ['us'],
    text: 'Diese Website richtet sich nicht an Kinder unter 13 Jahren, und wir erheben wissentlich keine personenbezogenen Daten von ihnen.',
  },
  {
    heading: 'Ihre Rechte',
    when: ['!gdpr', '!ch', '!us'],
    text: 'Sie können erfragen, welche Daten wir über Sie speichern, und sie nach Maßgabe des Gesetzes berichtigen oder löschen lassen. Schreiben Sie an {email}.',
  },
];
