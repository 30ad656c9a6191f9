import { mapTable, readTable, type TableForm } from '@quoin/domain/formats';
import { SUBSCRIBER_FORM } from '@quoin/domain/forms';
import type { Problem } from '@quoin/domain/problem';
import { givenUrlId, type ItemStatus, type MoveInCode, type MoveInProblem } from '@quoin/domain/site';
import { escapeHtml } from '@quoin/rendering/page';
import type { ContentRow, Contents, PageRow, PostRow } from '../contents.ts';
import { convertBody, embedNotes } from '../markup/convertBody.ts';
import { decodedWords } from '../markup/elements.ts';
import { withTitle } from '../markup/withTitle.ts';
import { isThing, type JsonThing, parsedThing, textIn } from './jsonValues.ts';
import { subscriberContents } from './readPeople.ts';
import { inOrder } from './readWxr.ts';

/** Columns of `posts.csv`; older exports have fewer. */
const POST_FORM: TableForm = {
  fields: [
    { field: 'id', isRequired: true, names: ['post id', 'id'] },
    { field: 'date', names: ['post date'] },
    { field: 'isPublished', names: ['is published'] },
    { field: 'type', names: ['type'] },
    { field: 'audience', names: ['audience'] },
    { field: 'title', names: ['title'] },
    { field: 'subtitle', names: ['subtitle'] },
    { field: 'recording', names: ['podcast url'] },
  ],
};
/** What stands in a blog. */
const POSTS = /^(?:|newsletter|podcast|thread|video)$/;

interface Export {
  readonly host: string;
  readonly html: JsonThing;
}

interface FilePost {
  readonly line: number;
  readonly of: (field: string) => string;
}

/** An export of Substack, as `substackText` has it; null for another file. */
export function readSubstack(text: string, { language }: { readonly language: string }): Contents | null {
  const files = parsedThing(text);
  if (files === null || !isThing(files.html) || !isThing(files.people)) return null;
  const source = readTable(textIn(files, 'posts'));
  const table = mapTable(source, POST_FORM);
  if (source.brokenAt !== null || !table.has('id')) return null;
  const posts = table.rows.map((row): FilePost => ({ line: row.line, of: (field) => table.cell(row, field) }));
  const file: Export = { host: hostOf(files.html, files.people, posts), html: files.html };
  const rows: ContentRow[] = [];
  const skipped: MoveInProblem[] = [];
  for (const post of posts) {
    const read = readPost(file, post);
    if ('code' in read) skipped.push(read);
    else rows.push(read);
  }
  for (const people of Object.values(files.people)) {
    const mapped = mapTable(readTable(String(people)), SUBSCRIBER_FORM);
    const read = subscriberContents(mapped, { language, reading: {} });
    rows.push(...read.rows);
    skipped.push(...read.skipped);
  }
  return { rows: inOrder(onceEach(rows)), skipped };
}

/** Somebody may be in two tables of people. */
function onceEach(rows: readonly ContentRow[]): readonly ContentRow[] {
  return [...new Map(rows.map((row) => [`${row.kind} ${row.key}`, row])).values()];
}

/** `123.on-tea` → `on-tea`. */
function slugOf(id: string): string {
  return givenUrlId(id.replace(/^\d+\.?/, ''));
}

/** Nothing says where the publication is: most links to its own posts lead there, else its list of people is named for it. */
function hostOf(html: JsonThing, people: JsonThing, posts: readonly FilePost[]): string {
  const slugs = new Set(posts.map(({ of }) => slugOf(of('id'))));
  const counts = new Map<string, number>();
  for (const text of Object.values(html)) {
    for (const [, host = '', slug = ''] of String(text).matchAll(/href="https?:\/\/(?:www\.)?([^/"]+)\/p\/([^/"?#]+)/g))
      if (slugs.has(slug)) counts.set(host.toLowerCase(), (counts.get(host.toLowerCase()) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most !== undefined) return most[0];
  const name = Object.keys(people).flatMap((each) => /^email_list\.([a-z0-9-]+)$/.exec(each)?.[1] ?? [])[0];
  return name === undefined ? '' : `${name}.substack.com`;
}

function readPost(file: Export, post: FilePost): PostRow | PageRow | MoveInProblem {
  const { line, of } = post;
  const title = decodedWords(of('title'));
  const no = (code: MoveInCode, value = ''): MoveInProblem => ({ line, title, code, values: { value } });
  const html = htmlOf(file, of('id'));
  const type = of('type').toLowerCase();
  if (type !== 'page' && !POSTS.test(type)) return no('typeNotTaken', type.slice(0, 40));
  if (title === '' && html.trim() === '' && of('recording') === '') return no('nothingInIt');
  return type === 'page' ? pageOf(file, post, title) : postOf(file, post, title);
}

/** Files are named for the whole identifier, or for its number alone. */
function htmlOf({ html }: Export, id: string): string {
  const [number = ''] = id.split('.');
  const name = [id, number].find((each) => Object.hasOwn(html, each));
  const other = name ?? Object.keys(html).find((each) => number !== '' && each.startsWith(`${number}.`));
  return other === undefined ? '' : textIn(html, other);
}

function written(file: Export, { line, of }: FilePost, title: string) {
  const recording = of('recording');
  const heard = /^https?:/i.test(recording) ? `<audio src="${escapeHtml(recording)}"></audio>` : '';
  const body = { host: file.host, isWordPress: false, pictures: new Map(), wholePicture: (url: string) => url };
  const { html, pictures, embeds, problems } = convertBody(heard + htmlOf(file, of('id')), body);
  const slug = slugOf(of('id'));
  const isOpen = /^(?:|everyone)$/i.test(of('audience'));
  const isOut = /^true$/i.test(of('isPublished'));
  const status: ItemStatus = !isOut ? 'draft' : isOpen ? 'published' : 'private';
  const forMembers: readonly Problem<MoveInCode>[] = isOpen ? [] : [{ code: 'wasForMembers' }];
  return {
    ...{ line, title, key: `${file.host || 'substack'} ${of('id')}`.slice(0, 900), status, embeds },
    ...{ path: slug === '' || !isOut ? '' : `/p/${slug}`, urlId: slug, html, pictures },
    seo: { title: '', description: '' },
    problems: [...forMembers, ...problems],
  };
}

function pageOf(file: Export, post: FilePost, title: string): PageRow {
  const { status, embeds: _, ...row } = written(file, post, title);
  return { kind: 'page', ...row, html: withTitle(row.title, row.html), isShown: status === 'published' };
}

function postOf(file: Export, post: FilePost, title: string): PostRow {
  const { embeds, ...row } = written(file, post, title);
  const publishOn = Date.parse(post.of('date'));
  return {
    kind: 'post',
    ...row,
    excerpt: decodedWords(post.of('subtitle')),
    publishOn: Number.isNaN(publishOn) ? null : publishOn,
    ...{ author: '', tags: [], categories: [], picture: null, isFeatured: false, comments: [] },
    problems: [...row.problems, ...embedNotes({ embeds })],
  };
}
