/** POST, `like=yes|no`: JSON for who accepts it, else the page of the entry. */
export function likePath(itemId: string): string {
  return `/likes/${encodeURIComponent(itemId)}`;
}

export interface LikeResponse {
  readonly isLiked: boolean;
  readonly likeCount: number;
}

/** GET asks, POST stops: the link at the end of mails about answers. */
export const COMMENT_ANSWERS_PATH = '/comments/answers';
