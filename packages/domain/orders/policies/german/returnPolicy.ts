import type { PolicyPart } from '../policyText.ts';

export const GERMAN_RETURN_POLICY: readonly PolicyPart[] = [
  {
    heading: 'Widerrufsrecht',
    when: ['cancellation'],
    text: 'Sie haben das Recht, binnen {cancelDays} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  },
  {
    when: ['cancellation'],
    text: 'Die Widerrufsfrist beträgt {cancelDays} Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat. Haben Sie mehrere Waren in einer Bestellung bestellt, die getrennt geliefert werden, ist es der Tag, an dem Sie die letzte Ware in Besitz genommen haben. Bei Dienstleistungen und digitalen Inhalten ist es der Tag des Vertragsabschlusses.',
  },
  {
    when: ['cancellation'],
    text: 'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({store}, {address}, {email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das untenstehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zeigt Ihre Bestellseite eine Widerrufsschaltfläche, können Sie auch diese verwenden; wir bestätigen den Eingang dann unverzüglich per E-Mail.',
  },
  {
    when: ['cancellation'],
    text: 'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  },
  {
    heading: 'Folgen des Widerrufs',
    when: ['cancellation'],
    text: 'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
  },
  {
    when: ['cancellation'],
    text: 'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
  },
  {
    when: ['cancellation'],
    text: 'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
  },
  { when: ['cancellation', 'shopPaysReturn'], text: 'Wir tragen die Kosten der Rücksendung der Waren.' },
  {
    when: ['cancellation', '!shopPaysReturn'],
    text: 'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
  },
  {
    when: ['cancellation'],
    text: 'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  },
  {
    heading: 'Ausnahmen',
    when: ['cancellation'],
    text: 'Das Widerrufsrecht besteht nicht oder erlischt vorzeitig insbesondere bei:',
  },
  {
    when: ['cancellation'],
    text: [
      'Waren, die nach Ihren Vorgaben angefertigt oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind',
      'Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde',
      'versiegelten Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde',
      'Ton- oder Videoaufnahmen oder Computersoftware in einer versiegelten Packung, wenn die Versiegelung nach der Lieferung entfernt wurde',
      'Zeitungen, Zeitschriften und Illustrierten, ausgenommen Abonnements',
      'digitalen Inhalten, wenn die Ausführung mit Ihrer ausdrücklichen Zustimmung begonnen hat und Sie bestätigt haben, dass Sie dadurch Ihr Widerrufsrecht verlieren',
      'Dienstleistungen, die mit Ihrer ausdrücklichen Zustimmung vollständig erbracht wurden',
    ],
  },
  {
    heading: 'Muster-Widerrufsformular',
    when: ['cancellation'],
    text: 'Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
  },
  {
    when: ['cancellation'],
    text: [
      'An {store}, {address}, {email}:',
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
      'Bestellt am (*)/erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      'Datum',
      '(*) Unzutreffendes streichen.',
    ],
  },
  {
    heading: 'Rückgabe',
    when: ['!cancellation', 'returnDays'],
    text: 'Sie können Artikel innerhalb von {returnDays} Tagen nach der Lieferung zurückgeben. Die Artikel müssen unbenutzt, vollständig und im ursprünglichen Zustand sein.',
  },
  {
    heading: 'Rückgabe',
    when: ['!cancellation', 'returnAlways'],
    text: 'Sie können Artikel jederzeit zurückgeben. Die Artikel müssen unbenutzt, vollständig und im ursprünglichen Zustand sein.',
  },
  {
    heading: 'Rückgabe',
    when: ['!cancellation', 'noReturns'],
    text: 'Rückgabe und Umtausch sind ausgeschlossen, außer wenn Artikel beschädigt, mangelhaft oder falsch geliefert wurden.',
  },
  {
    heading: 'Rückgabe',
    when: ['!cancellation', 'returnsUnsaid'],
    text: '[Geben Sie an, ob Sie Artikel zurücknehmen, wie viele Tage lang und in welchem Zustand.]',
  },
  {
    when: ['!cancellation', '!noReturns'],
    text: 'Schreiben Sie für eine Rückgabe mit Ihrer Bestellnummer an {email}. Wir teilen Ihnen mit, wohin Sie die Artikel senden.',
  },
  {
    when: ['!cancellation', '!noReturns', 'returnInStore'],
    text: 'Sie können Artikel auch in unserem Geschäft zurückgeben.',
  },
  {
    when: ['!cancellation', '!noReturns', 'shopPaysReturn'],
    text: 'Wir tragen die Kosten der Rücksendung.',
  },
  {
    when: ['!cancellation', '!noReturns', '!shopPaysReturn'],
    text: 'Sie tragen die Kosten der Rücksendung, außer wenn der Artikel beschädigt, mangelhaft oder falsch ist.',
  },
  {
    heading: 'Erstattung',
    when: ['!cancellation', '!noReturns'],
    text: 'Wenn wir Ihre Rücksendung erhalten und geprüft haben, erstatten wir den Preis innerhalb von 14 Tagen auf demselben Zahlungsweg.',
  },
  {
    heading: 'Beschädigte, mangelhafte oder falsche Artikel',
    text: 'Ist ein Artikel beschädigt, mangelhaft oder nicht der bestellte, schreiben Sie an {email}, sobald Sie es bemerken. Ihre gesetzlichen Rechte werden durch diese Bestimmungen nicht eingeschränkt.',
  },
];
