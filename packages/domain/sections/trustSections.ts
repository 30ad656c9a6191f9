import { at, button, line, picture, quote, text } from './parts.ts';
import type { SectionKit, SectionTemplate } from './template.ts';

function questions({ t, level }: SectionKit, count: number) {
  const all = [
    [
      t('How do I begin?', 'Wie fange ich an?'),
      t(
        'Write us a few lines. We answer within a working day and say what comes next.',
        'Schreib uns ein paar Zeilen. Wir antworten innerhalb eines Werktags und sagen, wie es weitergeht.',
      ),
    ],
    [
      t('What does it cost?', 'Was kostet das?'),
      t(
        'You get one price before anything begins. It does not change unless you do.',
        'Du bekommst einen Preis, bevor etwas beginnt. Er ändert sich nur, wenn du etwas änderst.',
      ),
    ],
    [
      t('How long does it take?', 'Wie lange dauert es?'),
      t(
        'Most things take two to four weeks. If you need it sooner, ask: sometimes it works.',
        'Das meiste dauert zwei bis vier Wochen. Wenn es schneller gehen muss, frag: Manchmal klappt es.',
      ),
    ],
    [
      t('Where are you?', 'Wo seid ihr?'),
      t(
        'Write your address here, and how people get to you without a car.',
        'Schreib hier deine Adresse hin und wie man ohne Auto zu dir kommt.',
      ),
    ],
    [
      t('What if I don’t like it?', 'Und wenn es mir nicht gefällt?'),
      t(
        'Then we talk, and put it right. It has happened twice.',
        'Dann reden wir und bringen es in Ordnung. Das ist zweimal vorgekommen.',
      ),
    ],
    [
      t('Can I change my mind?', 'Kann ich es mir anders überlegen?'),
      t(
        'Yes, within thirty days. The details are in our terms.',
        'Ja, innerhalb von dreißig Tagen. Einzelheiten stehen in unseren Bedingungen.',
      ),
    ],
  ] as const;
  const items = all.slice(0, count).map(([title, body]) => ({ title, body: `<p>${body}</p>` }));
  return { items, headingLevel: String(level + 1), isFirstOpen: true };
}

/** What others say, what people ask. */
export const TRUST_SECTIONS: readonly SectionTemplate[] = [
  {
    ...{ id: 'quote-large', category: 'testimonials', name: ['One large quote', 'Ein großes Zitat'] },
    ...{ theme: 'dark', height: 'small', width: 'inset' },
    blocks: ({ t }) => [
      quote(
        at(2, 1, 10, 7),
        t(
          'They listened for an hour, drew for ten minutes, and it was exactly what we had meant.',
          'Sie haben eine Stunde zugehört, zehn Minuten gezeichnet, und es war genau das, was wir gemeint hatten.',
        ),
        t('A happy customer', 'Eine zufriedene Kundin'),
      ),
    ],
  },
  {
    ...{ id: 'quotes-three', category: 'testimonials', name: ['Three voices', 'Drei Stimmen'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head }) => [
      text(at(1, 1, 8, 4), head('What people say', 'Was andere sagen')),
      quote(
        at(1, 6, 4, 5),
        t('On time, on budget, and still smiling.', 'Pünktlich, im Rahmen und immer noch freundlich.'),
        t('Name, place', 'Name, Ort'),
      ),
      quote(
        at(5, 6, 4, 5),
        t('We have stopped looking for anybody else.', 'Wir suchen nach niemand anderem mehr.'),
        t('Name, place', 'Name, Ort'),
      ),
      quote(
        at(9, 6, 4, 5),
        t('The nicest parcel I have ever opened.', 'Das schönste Paket, das ich je ausgepackt habe.'),
        t('Name, place', 'Name, Ort'),
      ),
    ],
  },
  {
    ...{ id: 'quote-picture', category: 'testimonials', name: ['A quote beside a picture', 'Zitat neben einem Bild'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, link, picture: image }) => [
      picture(at(1, 1, 5, 18), image('square')),
      quote(
        at(7, 4, 6, 8),
        t(
          'Nothing about it was complicated, and that is the highest praise I have.',
          'Nichts daran war kompliziert, und ein höheres Lob habe ich nicht.',
        ),
        t('Name, what they do', 'Name, Beruf'),
      ),
      button(at(7, 13, 4, 2), t('See the project', 'Zum Projekt'), link('portfolio'), 'tertiary'),
    ],
  },
  {
    ...{ id: 'faq-beside', category: 'faq', name: ['Questions beside a heading', 'Fragen neben einer Überschrift'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: (kit) => [
      text(
        at(1, 1, 4, 6),
        kit.head('Questions people ask', 'Was oft gefragt wird'),
        kit.p('Yours is not among them? Write to us.', 'Deine ist nicht dabei? Schreib uns.'),
      ),
      { type: 'accordion', value: questions(kit, 6), place: at(6, 1, 7, 16) },
    ],
  },
  {
    ...{ id: 'faq-short', category: 'faq', name: ['Three short questions', 'Drei kurze Fragen'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: (kit) => [
      text(at(2, 1, 10, 3), kit.head('Before you ask', 'Bevor du fragst')),
      { type: 'accordion', value: questions(kit, 3), place: at(2, 5, 10, 9) },
    ],
  },
  {
    ...{ id: 'faq-columns', category: 'faq', name: ['Answers in two columns', 'Antworten in zwei Spalten'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 8, 3), head('Good to know', 'Gut zu wissen')),
      line(at(1, 4, 12, 1)),
      text(
        at(1, 6, 5, 5),
        sub('When are you open?', 'Wann habt ihr offen?'),
        p('From Tuesday to Saturday, ten to six.', 'Dienstag bis Samstag, zehn bis achtzehn Uhr.'),
      ),
      text(
        at(7, 6, 5, 5),
        sub('Do I need to book?', 'Muss ich reservieren?'),
        p('No. For more than six people, please call.', 'Nein. Für mehr als sechs Personen bitte anrufen.'),
      ),
      text(
        at(1, 12, 5, 5),
        sub('May I bring my dog?', 'Darf mein Hund mit?'),
        p('Gladly. There is a bowl by the door.', 'Gern. Neben der Tür steht ein Napf.'),
      ),
      text(
        at(7, 12, 5, 5),
        sub('How do I pay?', 'Wie kann ich zahlen?'),
        p('By card or in cash, as you like.', 'Mit Karte oder bar, wie du magst.'),
      ),
    ],
  },
];
