const BUTTON = /<button type="submit" class="sqs-like-button" form="like-([\w-]+)" aria-pressed="(true|false)"/g;

/** The form of an entry's like button; null for what is no id. */
export function likeFormId(itemId: string): string | null {
  return /^[\w-]{1,64}$/.test(itemId) ? `like-${itemId}` : null;
}

/** The forms of the page's like buttons, one for each entry. */
export function likeForms(html: string): string {
  if (!html.includes('sqs-like-button')) return '';
  const entries = new Map([...html.matchAll(BUTTON)].map(([, id = '', pressed]) => [id, pressed === 'true']));
  return [...entries]
    .map(
      ([id, isLiked]) =>
        `<form id="like-${id}" method="post" action="/likes/${id}" hidden><input type="hidden" name="like" value="${isLiked ? 'no' : 'yes'}"></form>`,
    )
    .join('');
}
