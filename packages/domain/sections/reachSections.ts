import { at, button, line, picture, text } from './parts.ts';
import { asHtml, type SectionTemplate } from './template.ts';

/** How people come nearer: dates, letters, addresses, buttons; and how a page ends. */
export const REACH_SECTIONS: readonly SectionTemplate[] = [
  {
    ...{ id: 'events-list', category: 'events', name: ['Upcoming dates', 'Nächste Termine'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, link, collection }) => [
      text(at(1, 1, 8, 3), head('Coming up', 'Demnächst')),
      button(at(10, 1, 3, 2), t('All dates', 'Alle Termine'), link('events'), 'tertiary'),
      {
        type: 'summary-v2',
        value: { collection: collection('events'), design: 'list', pageSize: 4, showPrice: false },
        place: at(1, 5, 12, 14),
      },
    ],
  },
  {
    ...{ id: 'events-calendar', category: 'events', name: ['Calendar', 'Kalender'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ head, p, collection }) => [
      text(
        at(1, 1, 8, 5),
        head('Calendar', 'Kalender'),
        p('Say who is invited, and how to come.', 'Sag, wer eingeladen ist und wie man kommt.'),
      ),
      { type: 'calendar', value: { collection: collection('events') }, place: at(1, 7, 12, 16) },
    ],
  },
  {
    ...{ id: 'journal-latest', category: 'journal', name: ['Latest posts', 'Neueste Beiträge'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, link, collection }) => [
      text(at(1, 1, 8, 3), head('From the journal', 'Aus dem Journal')),
      button(at(10, 1, 3, 2), t('All entries', 'Alle Beiträge'), link('journal'), 'tertiary'),
      {
        type: 'summary-v2',
        value: { collection: collection('journal'), design: 'autogrid', columns: 3, pageSize: 3, showPrice: false },
        place: at(1, 5, 12, 16),
      },
    ],
  },
  {
    ...{ id: 'journal-wall', category: 'journal', name: ['Posts in a masonry grid', 'Beiträge als Wand'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ head, p, collection }) => [
      text(
        at(1, 1, 7, 5),
        head('Read and look', 'Lesen und schauen'),
        p('Say what you write about here.', 'Sag, worüber du hier schreibst.'),
      ),
      {
        type: 'summary-v2',
        value: {
          collection: collection('journal'),
          design: 'autocolumns',
          columns: 3,
          pageSize: 9,
          showPrice: false,
          showReadMoreLink: true,
        },
        place: at(1, 7, 12, 18),
      },
    ],
  },
  {
    ...{ id: 'newsletter-band', category: 'newsletter', name: ['Newsletter banner', 'Newsletter als Streifen'] },
    ...{ theme: 'dark', height: 'content', width: 'inset' },
    blocks: ({ head, p, form }) => [
      text(
        at(1, 1, 6, 5),
        head('A letter now and then', 'Ab und zu ein Brief'),
        p(
          'Say how often you write, and what about: people sign up when they know.',
          'Sag, wie oft du schreibst und worüber: Wer das weiß, meldet sich eher an.',
        ),
      ),
      { type: 'newsletter', value: { form: form('newsletter') }, place: at(8, 1, 5, 5) },
    ],
  },
  {
    ...{
      id: 'newsletter-picture',
      category: 'newsletter',
      name: ['Newsletter with image', 'Newsletter neben einem Bild'],
    },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ head, p, form, picture: image }) => [
      picture(at(1, 1, 6, 16), image('wide')),
      text(
        at(8, 2, 5, 6),
        head('Be the first to know', 'Zuerst Bescheid wissen'),
        p('Say what people hear first from you.', 'Sag, was man von dir als Erstes erfährt.'),
      ),
      { type: 'newsletter', value: { form: form('newsletter') }, place: at(8, 9, 5, 6) },
    ],
  },
  {
    ...{ id: 'contact-form', category: 'contact', name: ['Contact form', 'Kontaktformular'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, sub, form }) => [
      text(
        at(1, 1, 5, 14),
        head('Write to us', 'Schreib uns'),
        p(
          'Say what people can write to you about, and how soon they hear from you.',
          'Sag, worüber man dir schreiben kann und wann eine Antwort kommt.',
        ),
        sub('Or come by', 'Oder komm vorbei'),
        `<p>${t('Your street and number<br>Your town', 'Deine Straße und Nummer<br>Deine Stadt')}</p>`,
      ),
      { type: 'form', value: { form: form('contact') }, place: at(7, 1, 6, 18) },
    ],
  },
  {
    ...{ id: 'contact-hours', category: 'contact', name: ['Address, hours, phone', 'Adresse, Zeiten, Telefon'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, head, sub }) => [
      text(at(1, 1, 8, 3), head('Where and when', 'Wo und wann')),
      line(at(1, 4, 12, 1)),
      text(
        at(1, 6, 4, 6),
        sub('Address', 'Adresse'),
        `<p>${t('Your street and number<br>Your town', 'Deine Straße und Nummer<br>Deine Stadt')}</p>`,
      ),
      text(
        at(5, 6, 4, 6),
        sub('Hours', 'Zeiten'),
        `<p>${t('Your days, from when to when<br>Other days', 'Deine Tage, von wann bis wann<br>Andere Tage')}</p>`,
      ),
      text(
        at(9, 6, 4, 6),
        sub('Contact', 'Kontakt'),
        `<p><a href="tel:+491234567">+49 123 4567</a><br><a href="mailto:hello@example.com">hello@example.com</a></p>`,
      ),
    ],
  },
  {
    ...{ id: 'contact-place', category: 'contact', name: ['Image and address', 'Bild und Adresse'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link, picture: image }) => [
      picture(at(1, 1, 7, 18), image('wide')),
      text(
        at(9, 3, 4, 9),
        head('How to find us', 'So findest du uns'),
        p(
          'Describe the way from the station or the car park in one sentence.',
          'Beschreib den Weg vom Bahnhof oder vom Parkplatz in einem Satz.',
        ),
        `<p>${t('Your street and number<br>Your town', 'Deine Straße und Nummer<br>Deine Stadt')}</p>`,
      ),
      button(at(9, 13, 4, 2), t('Write to us', 'Schreib uns'), link('contact'), 'tertiary'),
    ],
  },
  {
    ...{ id: 'action-band', category: 'action', name: ['Call to action', 'Ein Satz, ein Knopf'] },
    ...{ theme: 'bright', height: 'small', width: 'inset' },
    blocks: ({ t, head, link }) => [
      text(at(1, 1, 8, 4), head('Shall we begin?', 'Fangen wir an?')),
      button(at(10, 1, 3, 3), t('Get in touch', 'Kontakt aufnehmen'), link('contact')),
    ],
  },
  {
    ...{ id: 'action-picture', category: 'action', name: ['Call to action over image', 'Über einem Bild'] },
    ...{ theme: 'black', height: 'medium', width: 'inset', background: { shape: 'wide', overlay: 65 } },
    blocks: ({ t, head, p, link }) => [
      text(
        at(1, 1, 7, 6),
        head('Come and see for yourself', 'Komm und sieh selbst'),
        p('Say what awaits people who come.', 'Sag, was alle erwartet, die kommen.'),
      ),
      button(at(1, 8, 4, 2), t('Find us', 'So findest du uns'), link('contact'), 'secondary'),
    ],
  },
  {
    ...{ id: 'action-two', category: 'action', name: ['Two calls to action', 'Zwei Wege weiter'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link }) => [
      text(
        at(1, 1, 5, 6),
        head('In a hurry?', 'In Eile?'),
        p('Say what people can have at once.', 'Sag, was man sofort haben kann.'),
      ),
      button(at(1, 8, 4, 2), t('To the shop', 'Zum Laden'), link('shop')),
      text(
        at(7, 1, 5, 6),
        `<h2>${t('Something special?', 'Etwas Besonderes?')}</h2>`,
        p('Say what you make on request.', 'Sag, was du auf Wunsch machst.'),
      ),
      button(at(7, 8, 4, 2), t('Ask us', 'Frag uns'), link('contact'), 'secondary'),
    ],
  },
  {
    ...{ id: 'action-marquee', category: 'action', name: ['Scrolling text', 'Laufende Worte'] },
    ...{ theme: 'bright', height: 'content', width: 'full' },
    blocks: ({ t, siteTitle }) => [
      {
        type: 'marquee',
        value: {
          items: [
            { text: t('Open again', 'Wieder offen'), link: '' },
            { text: siteTitle, link: '' },
            { text: t('Come by', 'Komm vorbei'), link: '' },
          ],
        },
        place: at(1, 1, 12, 3),
      },
    ],
  },
  {
    ...{ id: 'links-list', category: 'action', name: ['Link list', 'Liste von Links'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link, siteTitle }) => [
      text(
        at(4, 1, 6, 5),
        head(asHtml(siteTitle), asHtml(siteTitle)),
        p('One line about you.', 'Eine Zeile über dich.'),
      ),
      button(at(4, 7, 6, 2), t('Shop', 'Laden'), link('shop')),
      button(at(4, 10, 6, 2), t('Work', 'Arbeiten'), link('portfolio'), 'secondary'),
      button(at(4, 13, 6, 2), t('Journal', 'Journal'), link('journal'), 'secondary'),
      button(at(4, 16, 6, 2), t('Contact', 'Kontakt'), link('contact'), 'secondary'),
    ],
  },
  {
    ...{ id: 'footer-columns', category: 'footer', name: ['Footer columns', 'Spalten am Ende'] },
    ...{ theme: 'black', height: 'content', width: 'inset' },
    blocks: ({ t, head, sub, p, link, siteTitle }) => [
      text(
        at(1, 1, 5, 5),
        head(asHtml(siteTitle), asHtml(siteTitle)),
        p('One line to say goodbye with.', 'Eine Zeile zum Abschied.'),
      ),
      text(
        at(7, 1, 3, 6),
        sub('Here', 'Hier'),
        `<p><a href="${link('home')}">${t('Home', 'Startseite')}</a><br><a href="${link('about')}">${t('About', 'Über uns')}</a><br><a href="${link('contact')}">${t('Contact', 'Kontakt')}</a></p>`,
      ),
      text(
        at(10, 1, 3, 6),
        sub('There', 'Dort'),
        `<p>${t('Your street and number<br>Your town', 'Deine Straße und Nummer<br>Deine Stadt')}<br><a href="mailto:hello@example.com">hello@example.com</a></p>`,
      ),
    ],
  },
  {
    ...{ id: 'footer-closing', category: 'footer', name: ['Final message', 'Letzte Worte'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: ({ t, head, p, link }) => [
      line(at(1, 1, 12, 1)),
      text(
        at(1, 3, 7, 5),
        head('That was it', 'Das war’s'),
        p('Say what people should do next.', 'Sag, was man als Nächstes tun soll.'),
      ),
      button(at(10, 3, 3, 2), t('Write to us', 'Schreib uns'), link('contact')),
    ],
  },
];
