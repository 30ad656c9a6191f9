import { at, button, card, line, picture, quote, text } from './parts.ts';
import type { SectionTemplate } from './template.ts';

/** Who is behind a site, and what they are good at. */
export const ABOUT_SECTIONS: readonly SectionTemplate[] = [
  {
    ...{ id: 'about-beside', category: 'about', name: ['Words beside a picture', 'Worte neben einem Bild'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link, picture: image }) => [
      picture(at(1, 1, 5, 20), image('tall')),
      text(
        at(7, 3, 6, 10),
        head('How it began', 'Wie es anfing'),
        p(
          'Every good thing has a first day. Write about yours: where you stood, what was missing, and what you did about it.',
          'Alles Gute hat einen ersten Tag. Erzähl von deinem: wo du standest, was fehlte und was du daraus gemacht hast.',
        ),
        p(
          'A second paragraph may say how things are done today, and by whom.',
          'Ein zweiter Absatz kann sagen, wie es heute läuft und wer alles dabei ist.',
        ),
      ),
      button(at(7, 14, 4, 2), t('More about us', 'Mehr über uns'), link('about'), 'tertiary'),
    ],
  },
  {
    ...{ id: 'about-story', category: 'about', name: ['A story with a quote', 'Geschichte mit Zitat'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, head, p }) => [
      text(at(1, 1, 4, 3), head('Our story', 'Unsere Geschichte')),
      text(
        at(6, 1, 7, 9),
        p(
          'Start with a moment rather than a year. People remember a kitchen table, a wrong turn, a letter that arrived late.',
          'Beginn mit einem Augenblick, nicht mit einer Jahreszahl. Im Gedächtnis bleiben ein Küchentisch, ein falscher Abzweig, ein Brief, der zu spät kam.',
        ),
        p(
          'Then tell what you learned, and what you still do because of it. Three short paragraphs are plenty.',
          'Erzähl dann, was du gelernt hast und was du seitdem so machst. Drei kurze Absätze sind reichlich.',
        ),
      ),
      quote(
        at(6, 12, 7, 5),
        t(
          'We would rather make one thing well than ten things quickly.',
          'Lieber eines richtig als zehnerlei schnell.',
        ),
        t('Said at the kitchen table', 'Am Küchentisch gesagt'),
      ),
    ],
  },
  {
    ...{ id: 'about-numbers', category: 'about', name: ['Three numbers', 'Drei Zahlen'] },
    ...{ theme: 'dark', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 8, 3), head('In figures', 'In Zahlen')),
      text(
        at(1, 5, 4, 5),
        sub('12 years', '12 Jahre'),
        p('in the same yard, with the same door open', 'im selben Hof, mit derselben offenen Tür'),
      ),
      text(
        at(5, 5, 4, 5),
        sub('340 projects', '340 Projekte'),
        p('finished, and most of them still in use', 'abgeschlossen, die meisten noch in Gebrauch'),
      ),
      text(
        at(9, 5, 4, 5),
        sub('1 answer', '1 Antwort'),
        p('within a working day, from a person', 'innerhalb eines Werktags, von einem Menschen'),
      ),
    ],
  },
  {
    ...{ id: 'about-values', category: 'about', name: ['What we care about', 'Was uns wichtig ist'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 4, 6), head('What we care about', 'Was uns wichtig ist')),
      text(
        at(6, 1, 7, 4),
        sub('Things that can be mended', 'Dinge, die man reparieren kann'),
        p(
          'Screws instead of glue, spare parts on the shelf, and a bench where we show how it is done.',
          'Schrauben statt Kleber, Ersatzteile im Regal und eine Werkbank, an der wir zeigen, wie es geht.',
        ),
      ),
      line(at(6, 5, 7, 1)),
      text(
        at(6, 6, 7, 4),
        sub('Short ways', 'Kurze Wege'),
        p(
          'What we use comes from people we can visit. It takes longer to find them, and it is worth it.',
          'Was wir verwenden, kommt von Leuten, die wir besuchen können. Sie zu finden dauert länger und lohnt sich.',
        ),
      ),
      line(at(6, 10, 7, 1)),
      text(
        at(6, 11, 7, 4),
        sub('Plain words', 'Klare Worte'),
        p(
          'We say what something costs, how long it takes, and when we are not the right ones to ask.',
          'Wir sagen, was etwas kostet, wie lange es dauert und wann wir nicht die Richtigen sind.',
        ),
      ),
    ],
  },
  {
    ...{ id: 'features-three', category: 'features', name: ['Three points', 'Drei Punkte'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 7, 4), head('Three good reasons', 'Drei gute Gründe')),
      text(
        at(1, 6, 4, 6),
        sub('It fits', 'Es passt'),
        p(
          'Made to measure, not to a catalogue. Tell us what you need and we begin from there.',
          'Nach Maß statt nach Katalog. Sag, was du brauchst, und wir fangen dort an.',
        ),
      ),
      text(
        at(5, 6, 4, 6),
        sub('It lasts', 'Es hält'),
        p(
          'We use what we would put into our own homes, and stand by it afterwards.',
          'Wir nehmen, was wir selbst zu Hause hätten, und stehen danach dazu.',
        ),
      ),
      text(
        at(9, 6, 4, 6),
        sub('It is fair', 'Es ist fair'),
        p(
          'One price, everything in it. You know it before you decide.',
          'Ein Preis, alles drin. Du kennst ihn, bevor du dich entscheidest.',
        ),
      ),
    ],
  },
  {
    ...{ id: 'features-cards', category: 'features', name: ['Three pictures with words', 'Drei Bilder mit Worten'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, head, picture: image }) => [
      text(at(1, 1, 8, 4), head('What you can have from us', 'Was es bei uns gibt')),
      card(at(1, 6, 4, 16), {
        image: image('wide'),
        title: t('By the hour', 'Stundenweise'),
        description: t(
          'For a question, a second opinion, a small repair.',
          'Für eine Frage, eine zweite Meinung, eine kleine Reparatur.',
        ),
      }),
      card(at(5, 6, 4, 16), {
        image: image('wide'),
        title: t('By the project', 'Als Projekt'),
        description: t(
          'From the first sketch to the day it is handed over.',
          'Von der ersten Skizze bis zum Tag der Übergabe.',
        ),
      }),
      card(at(9, 6, 4, 16), {
        image: image('wide'),
        title: t('By the year', 'Übers Jahr'),
        description: t(
          'We look after it, so that you can forget about it.',
          'Wir kümmern uns, damit du nicht daran denken musst.',
        ),
      }),
    ],
  },
  {
    ...{ id: 'features-steps', category: 'features', name: ['Four steps', 'Vier Schritte'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p, picture: image }) => [
      picture(at(8, 1, 5, 24), image('tall')),
      text(at(1, 1, 6, 4), head('How it goes', 'Wie es läuft')),
      text(
        at(1, 6, 3, 8),
        sub('1. You write', '1. Du schreibst'),
        p('A few lines are enough. A picture helps.', 'Ein paar Zeilen genügen. Ein Bild hilft.'),
      ),
      text(
        at(4, 6, 3, 8),
        sub('2. We meet', '2. Wir treffen uns'),
        p('Half an hour, here or on the phone.', 'Eine halbe Stunde, hier oder am Telefon.'),
      ),
      text(
        at(1, 15, 3, 8),
        sub('3. We begin', '3. Wir fangen an'),
        p('With a plan, a price and a date.', 'Mit Plan, Preis und Datum.'),
      ),
      text(
        at(4, 15, 3, 8),
        sub('4. It is yours', '4. Es gehört dir'),
        p('And we are still there afterwards.', 'Und wir sind auch danach noch da.'),
      ),
    ],
  },
];
