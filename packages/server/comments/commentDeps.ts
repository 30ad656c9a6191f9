import { createVisitorLimit, type VisitorLimit } from '../captcha/index.ts';
import type { Deps } from '../deps.ts';
import type { WindowChanged } from '../platform/http/protection/countingWindows.ts';

export interface CommentDeps extends Pick<Deps, 'db'> {
  readonly limits: CommentLimits;
}

/** Limits for comments and likes of one visitor on a site (reliability 3.12). */
const COMMENTS = { visitor: 6, address: 120, seconds: 600 } as const;
const LIKES = { visitor: 30, address: 600, seconds: 600 } as const;

export interface CommentLimits {
  readonly comments: VisitorLimit;
  readonly likes: VisitorLimit;
}

export function createCommentLimits(factor = 1, changed?: WindowChanged): CommentLimits {
  return {
    comments: createVisitorLimit('comment', COMMENTS, { factor, changed }),
    likes: createVisitorLimit('like', LIKES, { factor, changed }),
  };
}
