import { writeGuardedCsv } from '../../platform/csv/writeCsv.ts';
import { isThing, type JsonThing, parsedThing, textIn, thingsIn } from './jsonValues.ts';

/** Columns of the table, and the fields of the API that they are made of. */
const COLUMNS: readonly (readonly [string, string])[] = [
  ['ID', 'id'],
  ['Handle', 'handle'],
  ['Title', 'title'],
  ['Body HTML', 'body_html'],
  ['Author', 'author'],
  ['Tags', 'tags'],
  ['Summary HTML', 'summary_html'],
  ['Published At', 'published_at'],
];

/** Pages and articles as Shopify's API has them, `{ "pages": […] }` or `{ "articles": […] }`, as a table; null for another text. */
export function shopifyPagesTable(text: string): string | null {
  const json = parsedThing(text.replace(/^\uFEFF/, ''));
  if (json === null || !(Array.isArray(json.pages) || Array.isArray(json.articles))) return null;
  const header = ['Type', ...COLUMNS.map(([title]) => title), 'Published', 'Image Src'];
  const records = [
    ...thingsIn(json.pages).map((page) => recordOf('page', page)),
    ...thingsIn(json.articles).map((article) => recordOf('post', article)),
  ];
  return writeGuardedCsv(header, records);
}

/** What has no date of its publication is hidden. */
function recordOf(type: string, thing: JsonThing): readonly string[] {
  const cells = COLUMNS.map(([, field]) => textIn(thing, field));
  const isOut = textIn(thing, 'published_at') !== '';
  return [type, ...cells, String(isOut), isThing(thing.image) ? textIn(thing.image, 'src') : ''];
}
