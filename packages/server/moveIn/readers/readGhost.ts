import { isEmailAddress } from '@quoin/domain/access';
import { givenUrlId, type ItemStatus, type MoveInProblem } from '@quoin/domain/site';
import type { ContentRow, Contents, PageRow, PostRow, SubscriberRow } from '../contents.ts';
import { type BodySource, convertBody, embedNotes } from '../markup/convertBody.ts';
import { lexicalHtml, mobiledocHtml } from '../markup/lexicalHtml.ts';
import { withTitle } from '../markup/withTitle.ts';
import { personKey } from '../personKey.ts';
import { isThing, type JsonThing, parsedThing, textIn, thingsIn } from './jsonValues.ts';
import { inOrder } from './readWxr.ts';

/** What stands in texts for the address of the site. */
const OWN_ADDRESS = /__GHOST_URL__/g;

interface Export {
  readonly base: string;
  readonly body: BodySource;
  /** Names by post. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly authors: ReadonlyMap<string, readonly string[]>;
  readonly meta: ReadonlyMap<string, JsonThing>;
}

/** An export of Ghost (JSON); null for another file. Its members mostly come as a table of their own. */
export function readGhost(text: string): Contents | null {
  const json = parsedThing(text.replace(/^\uFEFF/, ''));
  const first = thingsIn(json?.db)[0] ?? json;
  const data = first !== null && isThing(first.data) ? first.data : null;
  if (data === null || !Array.isArray(data.posts)) return null;
  const file = exportOf(data);
  const rows: ContentRow[] = [];
  const skipped: MoveInProblem[] = [];
  for (const [index, post] of thingsIn(data.posts).entries()) {
    rows.push(
      textIn(post, 'type') === 'page' || post.page === true
        ? pageOf(file, post, index + 1)
        : postOf(file, post, index + 1),
    );
  }
  for (const [index, member] of thingsIn(data.members).entries()) {
    const read = memberOf(member, index + 1);
    if ('code' in read) skipped.push(read);
    else rows.push(read);
  }
  return { rows: inOrder(rows), skipped };
}

function exportOf(data: JsonThing): Export {
  const settings = thingsIn(data.settings);
  const url = settings.find((each) => textIn(each, 'key') === 'url');
  const base = url === undefined ? '' : textIn(url, 'value');
  const host = URL.canParse(base) ? new URL(base).host.replace(/^www\./, '') : '';
  return {
    base,
    body: { host, isWordPress: false, pictures: new Map(), wholePicture: (address) => address },
    tags: joinedNames(data.posts_tags, data.tags, 'tag_id'),
    authors: joinedNames(data.posts_authors, data.users, 'author_id'),
    meta: new Map(thingsIn(data.posts_meta).map((meta) => [textIn(meta, 'post_id'), meta])),
  };
}

/** Names of the things (tags, authors) that a table joins to posts, in its order, by post. */
function joinedNames(joined: unknown, things: unknown, key: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map(thingsIn(things).map((thing) => [textIn(thing, 'id'), textIn(thing, 'name').trim()]));
  const byPost = new Map<string, string[]>();
  const ordered = thingsIn(joined).toSorted(
    (one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0),
  );
  for (const each of ordered) {
    const name = names.get(textIn(each, key)) ?? '';
    const post = textIn(each, 'post_id');
    if (name !== '') byPost.set(post, [...(byPost.get(post) ?? []), name]);
  }
  return byPost;
}

function written(file: Export, post: JsonThing, line: number) {
  const id = textIn(post, 'id');
  const { html, unknown } = htmlOf(post);
  const converted = convertBody(html.replace(OWN_ADDRESS, file.base), file.body);
  const meta = file.meta.get(id) ?? post;
  const slug = givenUrlId(textIn(post, 'slug'));
  return {
    ...{
      line,
      title: textIn(post, 'title').trim(),
      key: `${file.body.host || 'ghost'} ${textIn(post, 'uuid') || id || slug}`,
    },
    ...{ path: slug === '' ? '' : `/${slug}`, urlId: slug.split('/').at(-1) ?? '' },
    ...{ html: converted.html, pictures: converted.pictures, embeds: converted.embeds },
    seo: { title: textIn(meta, 'meta_title'), description: textIn(meta, 'meta_description') },
    problems: [
      ...converted.problems,
      ...(statusIn(post) === 'private' ? [{ code: 'wasForMembers' as const }] : []),
      ...unknown.map((value) => ({ code: 'blockLeftOut' as const, values: { value } })),
    ],
  };
}

/** The HTML that Ghost made, where the export has it. */
function htmlOf(post: JsonThing) {
  const html = textIn(post, 'html');
  if (html !== '') return { html, unknown: [] };
  const lexical = parsedThing(textIn(post, 'lexical'));
  if (lexical !== null) return lexicalHtml(lexical);
  const mobiledoc = parsedThing(textIn(post, 'mobiledoc'));
  return mobiledoc === null ? { html: '', unknown: [] } : mobiledocHtml(mobiledoc);
}

function statusIn(post: JsonThing): ItemStatus {
  const status = textIn(post, 'status');
  // What was sent as mail alone was on no page.
  if (status === 'sent') return 'private';
  if (status !== 'published' && status !== 'scheduled') return 'draft';
  const visibility = textIn(post, 'visibility');
  // What only members saw is not shown to everybody.
  return visibility === '' || visibility === 'public' ? 'published' : 'private';
}

function pageOf(file: Export, post: JsonThing, line: number): PageRow {
  const { embeds: _, ...row } = written(file, post, line);
  return { kind: 'page', ...row, html: withTitle(row.title, row.html), isShown: statusIn(post) === 'published' };
}

function postOf(file: Export, post: JsonThing, line: number): PostRow {
  const { embeds, ...row } = written(file, post, line);
  const id = textIn(post, 'id');
  const publishOn = Date.parse(textIn(post, 'published_at'));
  // Tags that begin with `#` are Ghost's own and nobody sees them.
  const tags = (file.tags.get(id) ?? []).filter((name) => !name.startsWith('#'));
  return {
    kind: 'post',
    ...row,
    excerpt: textIn(post, 'custom_excerpt'),
    status: statusIn(post),
    publishOn: Number.isNaN(publishOn) ? null : publishOn,
    author: file.authors.get(id)?.[0] ?? '',
    tags,
    categories: [],
    picture: textIn(post, 'feature_image').replace(OWN_ADDRESS, file.base) || null,
    isFeatured: post.featured === true || post.featured === 1,
    comments: [],
    problems: [...row.problems, ...embedNotes({ embeds })],
  };
}

function memberOf(member: JsonThing, line: number): SubscriberRow | MoveInProblem {
  const email = textIn(member, 'email').trim();
  const no = (code: MoveInProblem['code']): MoveInProblem => ({
    line,
    title: email.slice(0, 100),
    code,
    values: { value: email },
  });
  if (!isEmailAddress(email)) return no('emailNotValid');
  if (member.subscribed === false || member.subscribed === 0 || member.email_disabled === true)
    return no('wasUnsubscribed');
  return {
    ...{ kind: 'subscriber', line, title: email, key: personKey(email), email, problems: [] },
    ...{ fullName: textIn(member, 'name').slice(0, 200), since: textIn(member, 'created_at') },
  };
}
