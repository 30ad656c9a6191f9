import { toUrlId } from '@quoin/domain/site';
import { xmlText } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { listJournals } from '../../pages/index.ts';
import { READ_ONLY, type SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import {
  type ExportedTerm,
  listExportedComments,
  listExportedPages,
  listExportedPosts,
  listExportedTerms,
  listPictureNames,
} from '../storage/exportedContent.ts';
import { bodyOf, pageParts, picturesOf } from './pageBody.ts';
import { pageItem, postItem, termKey, type WxrFile } from './wxrItems.ts';
import { cdata } from './wxrXml.ts';

const PIECE = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Posts and pages in the import format of WordPress (WXR 1.2), piece by piece. */
export async function* writeWxr(
  deps: Pick<Deps, 'db' | 'now'>,
  site: Site,
  { baseUrl }: { readonly baseUrl: string },
): AsyncGenerator<string> {
  const read = <T>(work: (trx: SiteTransaction) => Promise<T>) =>
    deps.db.inSite({ websiteId: site.id }, work, READ_ONLY);
  const all = await read((trx) => listJournals(trx, site.id));
  const blogs = all.filter(({ kind }) => kind === 'blog').map(({ id }) => id);
  const terms = await read((trx) => listExportedTerms(trx, site.id, blogs));
  let id = 0;
  const nextId = () => {
    id += 1;
    return id;
  };
  const names = new Map(terms.map(({ collectionId, path, name }) => [termKey(collectionId, path), name]));
  const file: WxrFile = { baseUrl, now: deps.now(), names, attachments: new Map(), nextId };
  yield headXml(site, baseUrl, terms);
  yield* pagesOf(read, site, file);
  yield* postsOf(read, site, file, blogs);
  yield '</channel>\n</rss>\n';
}

type Read = <T>(work: (trx: SiteTransaction) => Promise<T>) => Promise<T>;

async function* pagesOf(read: Read, site: Site, file: WxrFile): AsyncGenerator<string> {
  for (const page of await read((trx) => listExportedPages(trx, site.id))) {
    const parts = pageParts(page.published);
    const pictures = await read((trx) => listPictureNames(trx, site.id, picturesOf(parts)));
    yield pageItem(file, page, parts.length === 0 ? page.mainContent : bodyOf(parts, pictures));
  }
}

async function* postsOf(read: Read, site: Site, file: WxrFile, blogs: readonly string[]): AsyncGenerator<string> {
  const authors = new Set<string>();
  let after = BEFORE_ALL;
  for (;;) {
    const wanted = { blogs, after, limit: PIECE };
    const posts = await read((trx) => listExportedPosts(trx, site.id, wanted));
    const last = posts.at(-1);
    if (last === undefined) return;
    const ids = posts.map((post) => post.id);
    const comments = await read((trx) => listExportedComments(trx, site.id, ids));
    for (const { author } of posts.filter((post) => post.author !== '' && !authors.has(post.author))) {
      if (!authors.has(author)) yield authorXml(author);
      authors.add(author);
    }
    for (const post of posts)
      yield postItem(
        file,
        post,
        comments.filter(({ itemId }) => itemId === post.id),
      );
    after = last.id;
  }
}

function authorXml(name: string): string {
  return `<wp:author><wp:author_login>${cdata(toUrlId(name))}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>\n`;
}

function headXml(site: Site, baseUrl: string, terms: readonly ExportedTerm[]): string {
  const categories = [...new Map(terms.map((term) => [term.path, term])).values()].map(
    ({ path, name }) =>
      `<wp:category><wp:category_nicename>${cdata(toUrlId(path))}</wp:category_nicename><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"
xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:wfw="http://wellformedweb.org/CommentAPI/"
xmlns:dc="http://purl.org/dc/elements/1.1/"
xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${cdata(site.title)}</title>
<link>${xmlText(baseUrl)}</link>
<description></description>
<language>${xmlText(site.language)}</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${xmlText(baseUrl)}</wp:base_site_url>
<wp:base_blog_url>${xmlText(baseUrl)}</wp:base_blog_url>
${categories.join('')}`;
}
