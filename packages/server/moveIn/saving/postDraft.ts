import { CATALOG_LIMITS } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import { ITEM_LIMITS, type ItemDraft, type MoveInCode } from '@quoin/domain/site';
import { plainText } from '@quoin/rendering/page';
import type { PostRow } from '../contents.ts';
import type { TakenPicture } from '../moveInRun.ts';
import { withOwnPictures } from './placedPictures.ts';

export interface PostDraft {
  readonly draft: ItemDraft;
  readonly problems: readonly Problem<MoveInCode>[];
}

/** Words of a text that name a post without a title. */
const NAMING = 60;

/** A post of a file as an entry of a blog: what our entries cannot hold is shortened and named. */
export function postDraftOf(row: PostRow, taken: ReadonlyMap<string, TakenPicture>): PostDraft {
  const problems: Problem<MoveInCode>[] = [];
  const title = titleOf(row, problems);
  const picture = row.picture === null ? null : (taken.get(row.picture)?.id ?? null);
  return {
    draft: {
      ...{ title, urlId: row.urlId, body: withOwnPictures(row.html, taken), imageId: picture, status: row.status },
      ...{ publishOn: row.publishOn, takeDown: null, isFeatured: row.isFeatured, event: null, pictures: [] },
      ...{ recording: null, chapter: '', lesson: null },
      excerpt: row.excerpt.slice(0, ITEM_LIMITS.excerpt),
      authorName: row.author.slice(0, ITEM_LIMITS.author),
      tags: row.tags.filter((tag) => fits(tag, problems)),
      categories: row.categories.slice(0, ITEM_LIMITS.categories).map((name) => shortened(name, problems)),
      seo: {
        title: row.seo.title.slice(0, ITEM_LIMITS.seoTitle),
        description: row.seo.description.slice(0, ITEM_LIMITS.seoDescription),
        isHidden: false,
      },
    },
    problems,
  };
}

function titleOf({ title, html, urlId }: PostRow, problems: Problem<MoveInCode>[]): string {
  if (title.length > ITEM_LIMITS.title) {
    problems.push({ code: 'titleCut' });
    return [...title].slice(0, ITEM_LIMITS.title / 2).join('');
  }
  if (title !== '') return title;
  const made = plainText(html, NAMING) || urlId.replaceAll('-', ' ') || 'Untitled';
  problems.push({ code: 'titleMade', values: { value: made } });
  return made;
}

function fits(tag: string, problems: Problem<MoveInCode>[]): boolean {
  const isShort = [...tag].length <= CATALOG_LIMITS.tag;
  if (!isShort) problems.push({ code: 'tagLeftOut', values: { value: tag.slice(0, 80) } });
  return isShort;
}

function shortened(name: string, problems: Problem<MoveInCode>[]): string {
  const letters = [...name];
  // A name in small letters alone is read as the address of a category, which is made of it.
  const cut = letters.slice(0, CATALOG_LIMITS.category).join('').trim();
  if (letters.length > CATALOG_LIMITS.category)
    problems.push({ code: 'categoryCut', values: { value: name.slice(0, 80) } });
  return cut;
}
