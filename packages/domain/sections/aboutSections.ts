import { at, button, card, line, picture, quote, text } from './parts.ts';
import type { SectionTemplate } from './template.ts';

/** Who is behind a site, and what they are good at. */
export const ABOUT_SECTIONS: readonly SectionTemplate[] = [
  {
    ...{ id: 'about-beside', category: 'about', name: ['Text with image', 'Worte neben einem Bild'] },
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
    ...{ id: 'about-story', category: 'about', name: ['Story with quote', 'Geschichte mit Zitat'] },
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
        t('Room for a sentence of yours that people remember.', 'Platz für einen Satz von dir, den man sich merkt.'),
        t('Who said it, and when', 'Wer ihn gesagt hat und wann'),
      ),
    ],
  },
  {
    ...{ id: 'about-numbers', category: 'about', name: ['Three statistics', 'Drei Zahlen'] },
    ...{ theme: 'dark', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 8, 3), head('In figures', 'In Zahlen')),
      text(
        at(1, 5, 4, 5),
        sub('00 years', '00 Jahre'),
        p('Write for how long you have done this, and where.', 'Schreib, wie lange du das schon machst und wo.'),
      ),
      text(
        at(5, 5, 4, 5),
        sub('00 projects', '00 Projekte'),
        p('Count what you have finished, made or sold.', 'Zähl, was du fertiggestellt, gemacht oder verkauft hast.'),
      ),
      text(
        at(9, 5, 4, 5),
        sub('00 people', '00 Menschen'),
        p('A third figure that says how you work.', 'Eine dritte Zahl, die zeigt, wie du arbeitest.'),
      ),
    ],
  },
  {
    ...{ id: 'about-values', category: 'about', name: ['Values', 'Was uns wichtig ist'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 4, 6), head('What we care about', 'Was uns wichtig ist')),
      text(
        at(6, 1, 7, 4),
        sub('The first thing', 'Das Erste'),
        p(
          'Name something that matters to you, and say what you do about it that others can see.',
          'Nenn etwas, das dir wichtig ist, und sag, was du dafür tust und woran man es sieht.',
        ),
      ),
      line(at(6, 5, 7, 1)),
      text(
        at(6, 6, 7, 4),
        sub('The second thing', 'Das Zweite'),
        p(
          'Where do your materials, your helpers, your ideas come from? Two sentences are enough.',
          'Woher kommen dein Material, deine Leute, deine Ideen? Zwei Sätze genügen.',
        ),
      ),
      line(at(6, 10, 7, 1)),
      text(
        at(6, 11, 7, 4),
        sub('The third thing', 'Das Dritte'),
        p(
          'Say what people can rely on when they work with you, and what you would rather not do.',
          'Sag, worauf man sich bei dir verlassen kann und was du lieber nicht machst.',
        ),
      ),
    ],
  },
  {
    ...{ id: 'features-three', category: 'features', name: ['Three features', 'Drei Punkte'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 7, 4), head('Three reasons to come to you', 'Drei Gründe, zu dir zu kommen')),
      text(
        at(1, 6, 4, 6),
        sub('A first reason', 'Ein erster Grund'),
        p(
          'What do you do better than others? One sentence, and one example of it.',
          'Was machst du besser als andere? Ein Satz und ein Beispiel dafür.',
        ),
      ),
      text(
        at(5, 6, 4, 6),
        sub('A second one', 'Ein zweiter'),
        p(
          'What do people thank you for? Write that down, in their words.',
          'Wofür bedankt man sich bei dir? Schreib das auf, in deren Worten.',
        ),
      ),
      text(
        at(9, 6, 4, 6),
        sub('And a third', 'Und ein dritter'),
        p(
          'What makes it easy to begin with you? A price, a date, a first step.',
          'Was macht den Anfang mit dir leicht? Ein Preis, ein Termin, ein erster Schritt.',
        ),
      ),
    ],
  },
  {
    ...{ id: 'features-cards', category: 'features', name: ['Three images with text', 'Drei Bilder mit Worten'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, head, picture: image }) => [
      text(at(1, 1, 8, 4), head('What we offer', 'Was wir anbieten')),
      card(at(1, 6, 4, 16), {
        image: image('wide'),
        title: t('The small offer', 'Das kleine Angebot'),
        description: t(
          'Say what it is, whom it is for, and what it costs.',
          'Sag, was es ist, für wen und was es kostet.',
        ),
      }),
      card(at(5, 6, 4, 16), {
        image: image('wide'),
        title: t('The usual one', 'Das übliche'),
        description: t(
          'Say how it begins, how long it takes, and how it ends.',
          'Sag, wie es anfängt, wie lange es dauert und wie es endet.',
        ),
      }),
      card(at(9, 6, 4, 16), {
        image: image('wide'),
        title: t('The large one', 'Das große'),
        description: t(
          'Say what is in it that the others don’t have.',
          'Sag, was drin ist, das die anderen nicht haben.',
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
        p('Say how people reach you first.', 'Sag, wie man dich als Erstes erreicht.'),
      ),
      text(
        at(4, 6, 3, 8),
        sub('2. We meet', '2. Wir treffen uns'),
        p('Say where, and how long it takes.', 'Sag, wo und wie lange es dauert.'),
      ),
      text(
        at(1, 15, 3, 8),
        sub('3. We begin', '3. Wir fangen an'),
        p('Say what people get before you begin.', 'Sag, was man vor dem Anfang bekommt.'),
      ),
      text(
        at(4, 15, 3, 8),
        sub('4. It is yours', '4. Es gehört dir'),
        p('Say what happens afterwards.', 'Sag, was danach passiert.'),
      ),
    ],
  },
];
