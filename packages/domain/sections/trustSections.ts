import { at, button, line, picture, quote, text } from './parts.ts';
import type { SectionKit, SectionTemplate } from './template.ts';

function questions({ t, level }: SectionKit, count: number) {
  const all = [
    [
      t('How do I begin?', 'Wie fange ich an?'),
      t(
        'Write here how people reach you, when they hear from you, and what comes next.',
        'Schreib hier, wie man dich erreicht, wann eine Antwort kommt und wie es weitergeht.',
      ),
    ],
    [
      t('What does it cost?', 'Was kostet das?'),
      t(
        'Write here what it costs, or how you work out a price and when people hear it.',
        'Schreib hier, was es kostet, oder wie du den Preis berechnest und wann man ihn erfährt.',
      ),
    ],
    [
      t('How long does it take?', 'Wie lange dauert es?'),
      t(
        'Write here how long most things take, and whether they can be had sooner.',
        'Schreib hier, wie lange das meiste dauert und ob es auch schneller geht.',
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
        'Write here what you do when somebody is not happy with something.',
        'Schreib hier, was du tust, wenn jemand nicht zufrieden ist.',
      ),
    ],
    [
      t('Can I change my mind?', 'Kann ich es mir anders überlegen?'),
      t(
        'Write here for how long things can be returned or called off, and how.',
        'Schreib hier, wie lange man etwas zurückgeben oder absagen kann und wie das geht.',
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
          'Room for the kindest thing somebody has written to you. Ask before you show it.',
          'Platz für das Netteste, was dir jemand geschrieben hat. Frag, bevor du es zeigst.',
        ),
        t('Who said it', 'Wer es gesagt hat'),
      ),
    ],
  },
  {
    ...{ id: 'quotes-three', category: 'testimonials', name: ['Three testimonials', 'Drei Stimmen'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head }) => [
      text(at(1, 1, 8, 4), head('What people say', 'Was andere sagen')),
      quote(
        at(1, 6, 4, 5),
        t('A sentence from a letter you were glad of.', 'Ein Satz aus einem Brief, über den du dich gefreut hast.'),
        t('Name, place', 'Name, Ort'),
      ),
      quote(
        at(5, 6, 4, 5),
        t('What a customer says when friends ask about you.', 'Was jemand sagt, wenn Freunde nach dir fragen.'),
        t('Name, place', 'Name, Ort'),
      ),
      quote(
        at(9, 6, 4, 5),
        t('A third voice, about something else.', 'Eine dritte Stimme, über etwas anderes.'),
        t('Name, place', 'Name, Ort'),
      ),
    ],
  },
  {
    ...{ id: 'quote-picture', category: 'testimonials', name: ['Quote with image', 'Zitat neben einem Bild'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, link, picture: image }) => [
      picture(at(1, 1, 5, 18), image('square')),
      quote(
        at(7, 4, 6, 8),
        t(
          'Room for what the client of this project said about it, in their own words.',
          'Platz für das, was man dir zu diesem Projekt gesagt hat, im Wortlaut.',
        ),
        t('Name, what they do', 'Name, Beruf'),
      ),
      button(at(7, 13, 4, 2), t('See the project', 'Zum Projekt'), link('portfolio'), 'tertiary'),
    ],
  },
  {
    ...{ id: 'faq-beside', category: 'faq', name: ['FAQ with heading', 'Fragen neben einer Überschrift'] },
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
    ...{ id: 'faq-columns', category: 'faq', name: ['FAQ in two columns', 'Antworten in zwei Spalten'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 8, 3), head('Good to know', 'Gut zu wissen')),
      line(at(1, 4, 12, 1)),
      text(
        at(1, 6, 5, 5),
        sub('When are you open?', 'Wann habt ihr offen?'),
        p('Write your days and hours here.', 'Schreib hier deine Tage und Zeiten hin.'),
      ),
      text(
        at(7, 6, 5, 5),
        sub('Do I need to book?', 'Muss ich reservieren?'),
        p('Say when, and how people book.', 'Sag, wann, und wie man reserviert.'),
      ),
      text(
        at(1, 12, 5, 5),
        sub('May I bring my dog?', 'Darf mein Hund mit?'),
        p('Say yes or no, and where.', 'Sag ja oder nein, und wo.'),
      ),
      text(
        at(7, 12, 5, 5),
        sub('How do I pay?', 'Wie kann ich zahlen?'),
        p('Name the ways you accept.', 'Nenn, was du annimmst.'),
      ),
    ],
  },
];
