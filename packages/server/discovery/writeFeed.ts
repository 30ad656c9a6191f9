import { FEED_COLUMNS, FEED_FILES, type FeedEntry, type FeedFileName } from '@quoin/domain/catalog';
import { xmlElement } from '@quoin/rendering/page';
import { stringify } from 'csv-stringify/sync';

/** The frame of a feed file and one portion of it after the other. */
export interface FeedWriter {
  readonly contentType: string;
  readonly head: string;
  readonly end: string;
  lines(entries: readonly FeedEntry[]): string;
}

/** For a file of that name; `site` is what the feed says of whose it is. */
export function feedWriter(name: FeedFileName, site: { readonly title: string; readonly baseUrl: string }): FeedWriter {
  const { columns, format } = FEED_FILES[name];
  const all = FEED_COLUMNS[columns];
  if (format !== 'xml') {
    const delimiter = format === 'tsv' ? '\t' : ',';
    // Machines read it: no cell is guarded against table programs, which would change what it says.
    const write = (rows: readonly (readonly string[])[]) =>
      stringify(
        rows.map((row) => [...row]),
        { delimiter },
      );
    const type = format === 'tsv' ? 'text/tab-separated-values' : 'text/csv';
    return {
      contentType: `${type}; charset=utf-8`,
      head: write([all.map(([column]) => column)]),
      end: '',
      lines: (entries) => write(entries.map((entry) => all.map(([, value]) => oneLine(value(entry))))),
    };
  }
  return {
    contentType: 'application/xml; charset=utf-8',
    head:
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
      `${xmlElement('title', site.title)}${xmlElement('link', site.baseUrl)}${xmlElement('description', site.title)}\n`,
    end: '</channel></rss>\n',
    lines: (entries) => entries.map((entry) => xmlEntry(all, entry)).join(''),
  };
}

function xmlEntry(columns: (typeof FEED_COLUMNS)[keyof typeof FEED_COLUMNS], entry: FeedEntry): string {
  const parts = columns.flatMap(([name, value]) => {
    // In XML each further picture is a separate element.
    const values = name === 'additional_image_link' ? entry.additionalImageLinks : [value(entry)];
    return values.filter((text) => text !== '').map((text) => xmlElement(`g:${name}`, text));
  });
  return `<item>${parts.join('')}</item>\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}
