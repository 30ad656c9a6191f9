/** The brewing guide that the shop sells as a PDF: eight pages, each with lines for notes of one's own. */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { INK } from './ink.mjs';

/** A5 in points. */
const PAPER = { width: 419.53, height: 595.28, margin: 48 };
const WIDTH = PAPER.width - 2 * PAPER.margin;
/** Kept in the file, so that it is the same on every machine. */
const MADE = new Date('2026-01-01T12:00:00Z');

/** @type {readonly (readonly [title: string, text: string])[]} */
const PAGES = [
  [
    'Brühanleitung',
    'Guter Kaffee zu Hause braucht vier Dinge: frische Bohnen, eine Waage, eine Uhr und ein wenig Geduld. Auf den nächsten Seiten steht, woran man dreht, wenn er noch nicht schmeckt. Immer nur an einer Sache auf einmal.',
  ],
  [
    'Die Bohnen',
    'Am besten schmeckt Kaffee zwischen einer und sechs Wochen nach dem Rösten. Das Röstdatum steht auf der Tüte. Die Bohnen mögen es dunkel, trocken und gut verschlossen; der Kühlschrank ist ihnen zu feucht.',
  ],
  [
    'Der Mahlgrad',
    'Für den Handfilter mahlen wir etwa so fein wie Meersalz. Läuft das Wasser zu schnell durch und schmeckt der Kaffee sauer und dünn, dann feiner. Läuft es zu langsam und schmeckt er bitter, dann gröber.',
  ],
  [
    'Das Wasser',
    'Frisches, weiches Wasser, 92 bis 96 Grad heiß. Wer kein Thermometer hat, lässt den Kessel nach dem Kochen eine Minute offen stehen. Hartes Leitungswasser lieber filtern.',
  ],
  [
    'Die Menge',
    'Sechzig Gramm Kaffee auf einen Liter Wasser. Für eine große Tasse sind das 15 Gramm auf 250 Milliliter, für die Kanne 30 Gramm auf einen halben Liter. Die Waage weiß es besser als der Löffel.',
  ],
  [
    'Die Zeit',
    'Erst 60 Milliliter aufgießen und 30 Sekunden warten, bis der Kaffee aufgequollen ist. Dann in ruhigen Kreisen weiter, in drei Güssen. Nach drei Minuten sollte alles durchgelaufen sein.',
  ],
  [
    'Wenn es nicht schmeckt',
    'Sauer: feiner mahlen oder heißeres Wasser. Bitter: gröber mahlen oder kürzer brühen. Dünn: mehr Kaffee. Zu kräftig: nach dem Brühen mit heißem Wasser strecken. Flach: frischere Bohnen.',
  ],
  [
    'Euer Rezept',
    'Wenn eine Tasse gelungen ist, schreibt auf, wie: Bohne, Gramm, Mahlgrad, Temperatur, Zeit. Morgen früh wisst ihr es sonst nicht mehr. Jette und alle von Möwe & Bohne',
  ],
];

/** @param {string} path */
export async function renderGuide(path) {
  const pdf = new PDFDocument({
    size: 'A5',
    margins: { top: PAPER.margin, left: PAPER.margin, right: PAPER.margin, bottom: 0 },
    autoFirstPage: false,
    lang: 'de',
    info: { Title: 'Brühanleitung', Author: 'Möwe & Bohne', CreationDate: MADE },
  });
  const written = finished(pdf.pipe(createWriteStream(path)));
  for (const [index, [title, text]] of PAGES.entries()) printPage(pdf, { title, text, number: index + 1 });
  pdf.end();
  await written;
}

/** @param {PDFKit.PDFDocument} pdf @param {{ title: string, text: string, number: number }} page */
function printPage(pdf, { title, text, number }) {
  const { margin, height } = PAPER;
  pdf.addPage();
  pdf.rect(0, 0, PAPER.width, 14).fill(INK.terracotta);
  pdf.fillColor(INK.espresso).font('Helvetica-Bold').fontSize(24).text(title, margin, 64, { width: WIDTH });
  pdf.font('Helvetica').fontSize(12).text(text, margin, 120, { width: WIDTH, lineGap: 5 });
  pdf.fontSize(9).text('Notizen', margin, 345);
  for (let y = 384; y < height - 60; y += 30) {
    pdf
      .moveTo(margin, y)
      .lineTo(margin + WIDTH, y)
      .lineWidth(0.5)
      .stroke(INK.espresso);
  }
  pdf.text(String(number), margin, height - 36, { width: WIDTH, align: 'center' });
}
