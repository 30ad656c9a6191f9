import { writeCsv } from '../../platform/csv/writeCsv.ts';

/** Pages as exporters of Shopify write them: a hidden one, one in Japanese, a row with nothing in it. */
export function shopifyPages(): string {
  return writeCsv(
    [
      ...['ID', 'Handle', 'Command', 'Title', 'Author', 'Body HTML', 'Created At', 'Published', 'Published At'],
      ...['Template Suffix', 'Metafield: title_tag [string]', 'Metafield: description_tag [string]'],
    ],
    [
      [
        ...['81', 'about-us', 'MERGE', 'About us', 'Kim', ABOUT, '2024-02-01 09:00:00 +0100', 'TRUE'],
        ...['2024-02-01 09:00:00 +0100', '', 'About the studio', 'Who we are'],
      ],
      ['82', 'wholesale', 'MERGE', 'Wholesale', 'Kim', '<p>Prices</p>', '2024-02-01', 'FALSE', '', '', '', ''],
      [
        '83',
        '特定商取引法',
        'MERGE',
        '特定商取引法',
        'Kim',
        '<p>販売業者</p>',
        '2024-02-01',
        'TRUE',
        '2024-02-02',
        '',
        '',
        '',
      ],
      ['84', '', 'MERGE', '', '', '', '', '', '', '', '', ''],
    ],
  );
}

const ABOUT =
  '<p>We print <a href="https://prints.example/pages/contact">by hand</a>.</p><img src="//cdn.shopify.com/s/files/1/press.jpg?v=2" alt="The press"><script>track()</script>';

export function shopifyPosts(): string {
  return writeCsv(
    [
      'ID',
      'Handle',
      'Title',
      'Author',
      'Body HTML',
      'Summary HTML',
      'Tags',
      'Published',
      'Published At',
      'Image Src',
    ].concat(['Blog: Handle', 'Blog: Title']),
    [
      [
        ...['91', 'first-light', 'First light', 'Kim', '<p>Text</p>', 'In short', 'ink, paper', 'TRUE'],
        ...['2024-03-31 08:00:00 +0200', 'https://cdn.shopify.com/s/files/1/light.png?v=1', 'news', 'News'],
      ],
      ['92', 'later', 'Later', 'Kim', '<p>Text</p>', '', '', 'FALSE', '', '', 'news', 'News'],
    ],
  );
}

/** A plain table with text as somebody typed it, in a German table program. */
export function germanPages(): string {
  return 'Titel;Inhalt;Datum;Art\r\nÖffnungszeiten;"Montag bis Freitag\r\n\r\nAm Samstag < 14 Uhr";03.02.2025;Seite\r\nNeu im Laden;<p>Tee</p>;04.02.2025;Beitrag\r\n';
}

/** What Shopify's API answers. */
export function shopifyPageAnswer(): string {
  return JSON.stringify({
    pages: [
      {
        id: 81,
        title: 'About us',
        handle: 'about-us',
        body_html: '<p>=1+1</p>',
        published_at: '2024-02-01T09:00:00+01:00',
      },
      { id: 82, title: 'Wholesale', handle: 'wholesale', body_html: null, published_at: null },
    ],
  });
}
