import type { ItemContent } from '../content.ts';
import { escapeHtml } from '../escape.ts';
import type { JsonObject } from './imageData.ts';

/** Who wrote an entry (page-data 5). We know a name alone; the last word of several is the family's. */
export function authorData({ authorName, authorId }: Pick<ItemContent, 'authorName' | 'authorId'>): JsonObject {
  const name = authorName.trim();
  const parting = name.lastIndexOf(' ');
  return {
    id: name === '' ? '' : (authorId ?? ''),
    displayName: escapeHtml(name),
    firstName: escapeHtml(parting < 0 ? name : name.slice(0, parting)),
    lastName: escapeHtml(parting < 0 ? '' : name.slice(parting + 1)),
    avatarUrl: '',
    bio: '',
    avatarAssetUrl: '',
  };
}
