import { at, button, picture, text } from './parts.ts';
import { asHtml, type SectionTemplate } from './template.ts';

/** How a page begins. */
export const HERO_SECTIONS: readonly SectionTemplate[] = [
  {
    ...{ id: 'hero-statement', category: 'hero', name: ['Statement', 'Aussage'] },
    ...{ theme: 'white', height: 'medium', width: 'inset' },
    blocks: ({ t, head, p, link }) => [
      text(at(1, 1, 10, 7), head('What you make, said in one line', 'Was du machst, in einem Satz')),
      text(
        at(1, 9, 5, 4),
        p(
          'Say in two sentences what you do and who it is for. The first one should be so clear that a stranger could repeat it.',
          'Sag in zwei Sätzen, was du machst und für wen. Der erste sollte so klar sein, dass Fremde ihn weitersagen könnten.',
        ),
      ),
      button(at(1, 14, 3, 2), t('Have a look', 'Ansehen'), link('portfolio')),
      button(at(4, 14, 3, 2), t('Get in touch', 'Kontakt aufnehmen'), link('contact'), 'tertiary'),
    ],
  },
  {
    ...{ id: 'hero-picture', category: 'hero', name: ['Intro with image', 'Neben einem Bild'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link, picture: image }) => [
      text(
        at(1, 4, 5, 9),
        head('The one thing visitors should know first', 'Was alle als Erstes wissen sollen'),
        p(
          'Say here what you offer and who it is for, in two sentences. The picture beside it shows the best example.',
          'Sag hier in zwei Sätzen, was es bei dir gibt und für wen. Das Bild daneben zeigt das beste Beispiel.',
        ),
      ),
      button(at(1, 14, 3, 2), t('Read more', 'Mehr erfahren'), link('about')),
      picture(at(7, 1, 6, 24), image('tall')),
    ],
  },
  {
    ...{ id: 'hero-cover', category: 'hero', name: ['Full-width image', 'Bild von Rand zu Rand'] },
    ...{ theme: 'black', height: 'large', width: 'inset', background: { shape: 'wide', overlay: 65 } },
    blocks: ({ t, head, p, link, siteTitle }) => [
      text(
        at(1, 1, 9, 7),
        head(asHtml(siteTitle), asHtml(siteTitle)),
        p(
          'One sentence of yours that makes people want to see what is further down.',
          'Ein Satz von dir, der Lust auf das macht, was weiter unten kommt.',
        ),
      ),
      button(at(1, 9, 4, 2), t('Find out more', 'Mehr entdecken'), link('about'), 'secondary'),
    ],
  },
  {
    ...{ id: 'hero-split', category: 'hero', name: ['Image and text, full width', 'Bild und Worte, volle Breite'] },
    ...{ theme: 'bright', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link, picture: image }) => [
      picture(at(1, 1, 6, 22), image('square')),
      text(
        at(8, 5, 5, 8),
        head('New this season', 'Neu in dieser Saison'),
        p(
          'Room for what has just arrived: what it is, what is special about it, and how long it will be here.',
          'Platz für das, was gerade angekommen ist: was es ist, was es besonders macht und wie lange es bleibt.',
        ),
      ),
      button(at(8, 14, 4, 2), t('Go to the shop', 'Zum Laden'), link('shop')),
    ],
  },
  {
    ...{ id: 'hero-trio', category: 'hero', name: ['Heading above three images', 'Überschrift über drei Bildern'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, p, picture: image }) => [
      text(at(1, 1, 7, 6), head('Your work, in three pictures', 'Deine Arbeit in drei Bildern')),
      text(
        at(9, 2, 4, 4),
        p(
          'A few lines about how you work. Keep the details for the page behind it.',
          'Ein paar Zeilen dazu, wie du arbeitest. Die Einzelheiten stehen auf der Seite dahinter.',
        ),
      ),
      picture(at(1, 8, 5, 18), image('tall')),
      picture(at(6, 8, 3, 18), image('square')),
      picture(at(9, 8, 4, 18), image('tall')),
    ],
  },
  {
    ...{ id: 'hero-page', category: 'hero', name: ['Page title', 'Titel einer Seite'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ head, p }) => [
      text(
        at(1, 1, 8, 6),
        head('What this page is about', 'Worum es hier geht'),
        p(
          'One or two sentences that say what people find below, so that they know at once whether to stay.',
          'Ein, zwei Sätze dazu, was weiter unten steht, damit alle gleich wissen, ob sie hier richtig sind.',
        ),
      ),
    ],
  },
];
