import { at, button, card, picture, text } from './parts.ts';
import type { SectionKit, SectionTemplate } from './template.ts';

/** A gallery's pictures, as many as there are; none: an empty place. */
function pictures({ picture: image }: SectionKit, count: number) {
  const ids = Array.from({ length: count }, (_, index) => image(index % 3 === 1 ? 'wide' : 'square'));
  return ids.filter((id) => id !== '').map((id) => ({ image: id }));
}

/** Pictures, things to buy and people. */
export const SHOW_SECTIONS: readonly SectionTemplate[] = [
  {
    ...{ id: 'gallery-grid', category: 'gallery', name: ['Image grid', 'Bilder im Raster'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: (kit) => [
      text(at(1, 1, 6, 3), kit.head('Selected work', 'Ausgewählte Arbeiten')),
      {
        type: 'gallery',
        value: {
          design: 'grid',
          perRow: 3,
          aspectRatio: '1:1',
          padding: 16,
          lightbox: true,
          label: kit.t('Selected work', 'Ausgewählte Arbeiten'),
          pictures: pictures(kit, 6),
        },
        place: at(1, 5, 12, 20),
      },
    ],
  },
  {
    ...{
      id: 'gallery-slides',
      category: 'gallery',
      name: ['Full-width slideshow', 'Bildfolge von Rand zu Rand'],
    },
    ...{ theme: 'black', height: 'content', width: 'full' },
    blocks: (kit) => [
      {
        type: 'gallery',
        value: {
          design: 'slideshow',
          controls: true,
          thumbnails: false,
          label: kit.t('Pictures', 'Bilder'),
          pictures: pictures(kit, 4),
        },
        place: at(1, 1, 12, 24),
      },
    ],
  },
  {
    ...{ id: 'gallery-pair', category: 'gallery', name: ['Two staggered images', 'Zwei Bilder, versetzt'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, p, picture: image }) => [
      picture(at(1, 1, 7, 22), image('wide')),
      text(
        at(9, 1, 4, 7),
        head('Seen up close', 'Aus der Nähe'),
        p(
          'Room for two pictures that belong together: the whole, and one detail of it.',
          'Platz für zwei Bilder, die zusammengehören: das Ganze und eine Einzelheit.',
        ),
      ),
      picture(at(9, 9, 4, 20), image('tall')),
    ],
  },
  {
    ...{ id: 'gallery-projects', category: 'gallery', name: ['Projects with titles', 'Projekte mit Titeln'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, picture: image }) => [
      text(at(1, 1, 8, 3), head('Projects', 'Projekte')),
      card(at(1, 5, 6, 20), {
        image: image('wide'),
        title: t('The first project', 'Das erste Projekt'),
        description: t('Who it was for and what became of it.', 'Für wen es war und was daraus geworden ist.'),
      }),
      card(at(7, 5, 6, 20), {
        image: image('wide'),
        title: t('Another one', 'Ein weiteres'),
        description: t('One sentence that makes people look again.', 'Ein Satz, der noch einmal hinschauen lässt.'),
      }),
      card(at(1, 26, 6, 20), {
        image: image('wide'),
        title: t('A small one', 'Ein kleines'),
        description: t('What was asked for, and what you did.', 'Was gewünscht war und was du gemacht hast.'),
      }),
      card(at(7, 26, 6, 20), {
        image: image('wide'),
        title: t('The latest', 'Das neueste'),
        description: t('What you finished last.', 'Was du zuletzt fertiggestellt hast.'),
      }),
    ],
  },
  {
    ...{ id: 'shop-newest', category: 'shop', name: ['New products', 'Neue Produkte'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, link, collection }) => [
      text(at(1, 1, 8, 3), head('New in the shop', 'Neu im Laden')),
      button(at(10, 1, 3, 2), t('See everything', 'Alles ansehen'), link('shop'), 'tertiary'),
      {
        type: 'summary-v2',
        value: {
          collection: collection('shop'),
          design: 'autogrid',
          columns: 4,
          pageSize: 4,
          imageAspectRatio: '4:5',
          primaryMetadata: 'none',
          showExcerpt: false,
        },
        place: at(1, 5, 12, 16),
      },
    ],
  },
  {
    ...{ id: 'shop-carousel', category: 'shop', name: ['Products in a row', 'Produkte in einer Reihe'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link, collection }) => [
      text(
        at(1, 1, 6, 5),
        head('Our favourites', 'Unsere Lieblinge'),
        p('Say why you chose these.', 'Sag, warum du gerade diese ausgesucht hast.'),
      ),
      {
        type: 'summary-v2',
        value: {
          collection: collection('shop'),
          design: 'carousel',
          columns: 4,
          pageSize: 8,
          imageAspectRatio: '1:1',
          primaryMetadata: 'none',
          showExcerpt: false,
        },
        place: at(1, 7, 12, 14),
      },
      button(at(1, 22, 3, 2), t('Go to the shop', 'Zum Laden'), link('shop')),
    ],
  },
  {
    ...{ id: 'shop-story', category: 'shop', name: ['Featured product', 'Ein Produkt und seine Geschichte'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link, picture: image }) => [
      picture(at(1, 1, 6, 24), image('square')),
      text(
        at(8, 5, 5, 9),
        head('How it is made', 'Wie es gemacht wird'),
        p(
          'Tell the story of one thing you sell: where it comes from, who makes it, and what it is like to use it every day.',
          'Erzähl die Geschichte von etwas, das du verkaufst: woher es kommt, wer es macht und wie es ist, es jeden Tag zu benutzen.',
        ),
      ),
      button(at(8, 15, 4, 2), t('Have a look', 'Ansehen'), link('shop')),
    ],
  },
  {
    ...{
      id: 'shop-promises',
      category: 'shop',
      name: ['Delivery, returns and payment', 'Versand, Rückgabe, Bezahlung'],
    },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p }) => [
      text(at(1, 1, 8, 3), head('Good to know', 'Gut zu wissen')),
      text(
        at(1, 5, 4, 5),
        sub('Delivery', 'Versand'),
        p(
          'Say where you send to, how long it takes, and what it costs.',
          'Sag, wohin du lieferst, wie lange es dauert und was es kostet.',
        ),
      ),
      text(
        at(5, 5, 4, 5),
        sub('Returns', 'Rückgabe'),
        p(
          'Say for how long things can be sent back, and who pays for it.',
          'Sag, wie lange man etwas zurückschicken kann und wer das Porto zahlt.',
        ),
      ),
      text(
        at(9, 5, 4, 5),
        sub('Questions', 'Fragen'),
        p(
          'Say how people reach you, and when they hear from you.',
          'Sag, wie man dich erreicht und wann eine Antwort kommt.',
        ),
      ),
    ],
  },
  {
    ...{ id: 'team-three', category: 'team', name: ['Team of three', 'Drei Menschen'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, picture: image }) => [
      text(at(1, 1, 8, 4), head('The people behind it', 'Die Menschen dahinter')),
      card(
        at(1, 6, 4, 22),
        {
          image: image('tall'),
          title: t('First name', 'Vorname'),
          description: t('What this person does here.', 'Was dieser Mensch hier macht.'),
        },
        '4:5',
      ),
      card(
        at(5, 6, 4, 22),
        {
          image: image('tall'),
          title: t('Another name', 'Noch ein Name'),
          description: t('What to ask this person about.', 'Wonach man diesen Menschen fragt.'),
        },
        '4:5',
      ),
      card(
        at(9, 6, 4, 22),
        {
          image: image('tall'),
          title: t('A third name', 'Ein dritter Name'),
          description: t('Something one would not guess.', 'Etwas, das man nicht erraten würde.'),
        },
        '4:5',
      ),
    ],
  },
  {
    ...{ id: 'team-two', category: 'team', name: ['Two people with quotes', 'Zwei Menschen, in eigenen Worten'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ head, sub, p, picture: image }) => [
      text(at(1, 1, 8, 4), head('There are two of us', 'Wir sind zu zweit')),
      picture(at(1, 6, 3, 12), image('square')),
      text(
        at(4, 6, 3, 12),
        sub('First name', 'Vorname'),
        p(
          'What the first of you does all day, said by that person: two sentences.',
          'Was die oder der Erste den ganzen Tag macht, selbst gesagt: zwei Sätze.',
        ),
      ),
      picture(at(7, 6, 3, 12), image('square')),
      text(
        at(10, 6, 3, 12),
        sub('Another name', 'Noch ein Name'),
        p(
          'What the second one does, and what you two disagree about now and then.',
          'Was die oder der Zweite macht, und worüber ihr euch ab und zu nicht einig seid.',
        ),
      ),
    ],
  },
];
