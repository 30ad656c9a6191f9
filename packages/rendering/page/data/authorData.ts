import type { ItemContent } from '../content/itemContent.ts';
import { escapeHtml } from '../escape.ts';
import type { JsonObject } from './imageData.ts';

type Written = Pick<ItemContent, 'authorName' | 'authorId' | 'author'>;

/** Who wrote an entry (page-data 5). Entries say a name; the last word of several is the family's. */
export function authorData({ authorName, authorId, author }: Written): JsonObject {
  const name = authorName.trim();
  const parting = name.lastIndexOf(' ');
  const { image = null, bio = '' } = author ?? {};
  return {
    id: name === '' ? '' : (authorId ?? ''),
    displayName: escapeHtml(name),
    firstName: escapeHtml(parting < 0 ? name : name.slice(0, parting)),
    lastName: escapeHtml(parting < 0 ? '' : name.slice(parting + 1)),
    ...(image === null ? {} : { avatarId: image.id }),
    avatarUrl: image?.assetUrl ?? '',
    bio: escapeHtml(bio),
    avatarAssetUrl: image?.assetUrl ?? '',
  };
}
