import { itemStatusOf, toUrlId } from '@quoin/domain/site';
import { xmlText } from '@quoin/rendering/page';
import { assetUrl } from '../../media/index.ts';
import type { ExportedComment, ExportedPage, ExportedPost } from '../storage/exportedContent.ts';
import { cdata, sqlMoment, withWholeAddresses } from './wxrXml.ts';

/** What is the same for all items of a file. */
export interface WxrFile {
  readonly baseUrl: string;
  readonly now: number;
  /** Names of categories by blog and path. */
  readonly names: ReadonlyMap<string, string>;
  /** Numbers of attachments by their address: each is written once. */
  readonly attachments: Map<string, number>;
  readonly nextId: () => number;
}

export function termKey(collectionId: string, path: string): string {
  return `${collectionId} ${path}`;
}

/** Statuses of WordPress for ours. */
const STATUSES = {
  published: 'publish',
  scheduled: 'future',
  needsReview: 'pending',
  draft: 'draft',
  private: 'private',
} as const;

interface Item {
  readonly id: number;
  readonly type: 'post' | 'page' | 'attachment';
  readonly title: string;
  readonly link: string;
  readonly name: string;
  readonly status: string;
  /** Null: it never came out. */
  readonly at: Date | null;
  readonly author: string;
  readonly body: string;
  readonly excerpt: string;
  readonly isSticky: boolean;
  /** Elements behind the usual ones. */
  readonly further: string;
}

export function postItem(file: WxrFile, post: ExportedPost, comments: readonly ExportedComment[]): string {
  const { baseUrl, now } = file;
  const status = itemStatusOf(post.workflowState, post.publishOn?.getTime() ?? null, now);
  const at = post.publishOn ?? (status === 'published' ? post.addedOn : null);
  const picture = post.image === null ? '' : baseUrl + assetUrl(...post.image);
  const body = withWholeAddresses(post.body, baseUrl);
  const pictures = attachmentItems(
    file,
    picture === '' ? picturesIn(body, baseUrl) : [picture, ...picturesIn(body, baseUrl)],
  );
  const thumbnail = picture === '' ? '' : meta('_thumbnail_id', String(file.attachments.get(picture)));
  return (
    itemXml({
      ...{ id: file.nextId(), type: 'post', title: post.title, name: post.urlId, at, author: post.author },
      link: `${baseUrl}/${encodeURI(post.blogUrl)}/${encodeURI(post.urlId)}`,
      status: STATUSES[status],
      ...{ body, excerpt: withWholeAddresses(post.excerpt, baseUrl), isSticky: post.isFeatured },
      further: termsXml(file, post) + thumbnail + seoXml(post.seo) + commentsXml(comments),
    }) + pictures
  );
}

export function pageItem(file: WxrFile, page: ExportedPage, html: string): string {
  const body = withWholeAddresses(html, file.baseUrl);
  const pictures = attachmentItems(file, picturesIn(body, file.baseUrl));
  return (
    itemXml({
      ...{ id: file.nextId(), type: 'page', title: page.title, name: page.urlId, at: page.createdOn, author: '' },
      link: page.isHome ? `${file.baseUrl}/` : `${file.baseUrl}/${encodeURI(page.urlId)}`,
      ...{ status: page.isShown ? 'publish' : 'draft', body, excerpt: '', isSticky: false, further: seoXml(page.seo) },
    }) + pictures
  );
}

/** Pictures of the site itself in a text with whole addresses. */
function picturesIn(html: string, baseUrl: string): readonly string[] {
  const found = [...html.matchAll(/<img\b[^>]*?\bsrc=["']([^"'?]+)/gi)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  return [...new Set(found)].filter((url) => url.startsWith(`${baseUrl}/s/`));
}

function attachmentItems(file: WxrFile, urls: readonly string[]): string {
  const fresh = [...new Set(urls)].filter((url) => !file.attachments.has(url));
  return fresh
    .map((url) => {
      const id = file.nextId();
      file.attachments.set(url, id);
      const name = decodeURIComponent(url.split('/').at(-1) ?? '');
      return itemXml({
        ...{
          id,
          type: 'attachment',
          title: name,
          link: url,
          name: toUrlId(name),
          status: 'inherit',
          at: new Date(file.now),
        },
        ...{ author: '', body: '', excerpt: '', isSticky: false },
        further: `<wp:attachment_url>${cdata(url)}</wp:attachment_url>\n`,
      });
    })
    .join('');
}

function itemXml(item: Item): string {
  const moment = item.at === null ? '0000-00-00 00:00:00' : sqlMoment(item.at);
  return `<item>
<title>${cdata(item.title)}</title>
<link>${xmlText(item.link)}</link>
<pubDate>${item.at?.toUTCString() ?? ''}</pubDate>
<dc:creator>${cdata(toUrlId(item.author))}</dc:creator>
<guid isPermaLink="false">${xmlText(item.link)}</guid>
<description></description>
<content:encoded>${cdata(item.body)}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt)}</excerpt:encoded>
<wp:post_id>${item.id}</wp:post_id>
<wp:post_date>${cdata(moment)}</wp:post_date>
<wp:post_date_gmt>${cdata(moment)}</wp:post_date_gmt>
<wp:comment_status>${cdata(item.type === 'post' ? 'open' : 'closed')}</wp:comment_status>
<wp:ping_status>${cdata('closed')}</wp:ping_status>
<wp:post_name>${cdata(item.name)}</wp:post_name>
<wp:status>${cdata(item.status)}</wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type>${cdata(item.type)}</wp:post_type>
<wp:post_password>${cdata('')}</wp:post_password>
<wp:is_sticky>${item.isSticky ? 1 : 0}</wp:is_sticky>
${item.further}</item>
`;
}

function termsXml({ names }: WxrFile, post: ExportedPost): string {
  const categories = post.categories.map((path) => names.get(termKey(post.collectionId, path)) ?? path);
  return [
    ...categories.map((name) => termXml('category', name)),
    ...post.tags.map((name) => termXml('post_tag', name)),
  ].join('');
}

function termXml(domain: string, name: string): string {
  return `<category domain="${domain}" nicename="${xmlText(toUrlId(name))}">${cdata(name)}</category>\n`;
}

function meta(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>\n`;
}

/** As the most used plugin keeps them. */
function seoXml({ seoTitle, seoDescription }: Readonly<Record<string, unknown>>): string {
  const of = (key: string, value: unknown) => (typeof value === 'string' && value !== '' ? meta(key, value) : '');
  return of('_yoast_wpseo_title', seoTitle) + of('_yoast_wpseo_metadesc', seoDescription);
}

function commentsXml(comments: readonly ExportedComment[]): string {
  const numbers = new Map(comments.map(({ id }, index) => [id, index + 1]));
  return comments
    .map(
      (comment, index) => `<wp:comment>
<wp:comment_id>${index + 1}</wp:comment_id>
<wp:comment_author>${cdata(comment.author)}</wp:comment_author>
<wp:comment_author_email>${cdata(comment.email)}</wp:comment_author_email>
<wp:comment_date>${cdata(sqlMoment(comment.createdAt))}</wp:comment_date>
<wp:comment_date_gmt>${cdata(sqlMoment(comment.createdAt))}</wp:comment_date_gmt>
<wp:comment_content>${cdata(asMarkup(comment.body))}</wp:comment_content>
<wp:comment_approved>${cdata(comment.state === 'approved' ? '1' : '0')}</wp:comment_approved>
<wp:comment_type>${cdata('comment')}</wp:comment_type>
<wp:comment_parent>${numbers.get(comment.parentId ?? '') ?? 0}</wp:comment_parent>
</wp:comment>
`,
    )
    .join('');
}

/** Comments are text here and HTML there. */
function asMarkup(text: string): string {
  return xmlText(text).replaceAll('\n', '<br />\n');
}
