import type { Capability, Member } from '@quoin/domain/access';
import type { SignedInMember } from '../../members/index.ts';
import type { Site } from '../../sites/index.ts';
import type { Request } from './reading/request.ts';
import type { Reply } from './replies/reply.ts';

/** Rate-limit classes (reliability 3.12); the numbers live in `limits.ts`. */
export type RateClass =
  | 'page'
  | 'cart'
  | 'checkout'
  | 'signIn'
  | 'account'
  | 'read'
  | 'write'
  | 'save'
  | 'webhook'
  | 'preview'
  | 'form'
  | 'beacon'
  | 'tracking'
  | 'captcha'
  | 'restock'
  | 'api';

/**
 * How a route is protected from forged requests (reliability 3.3).
 * `none`: safe methods. `crumb`: same origin and a token in a header or in the form's `crumb` field.
 * `origin`: same origin only, for plain forms on cached pages, which can carry no token.
 */
export type Forgery = 'none' | 'crumb' | 'origin';

/** The visitor of a site: known by the cart cookie, or by the session of a member; the crumb is bound to either. */
export interface Visitor {
  /** 128-bit token from the CART cookie, or null before the first one is issued; the member's own once signed in. */
  readonly cartToken: string | null;
}

export interface SiteRequest extends Request {
  readonly site: Site;
  readonly visitor: Visitor;
  /** Who is signed in here. Nothing else about a request says so (SES-2). */
  readonly member: SignedInMember | null;
  /** A crumb valid for this visitor, for forms; null while the visitor has no CART cookie. */
  readonly crumb: string | null;
}

/** A route of a published site. Parse, call one operation, reply. */
export interface SiteRoute {
  readonly method: Request['method'];
  /** `/api/x/:id`; a trailing slash is equal to none. */
  readonly path: string;
  readonly rate: RateClass;
  readonly forgery: Forgery;
  /**
   * `bytes`: unchanged, for a signature over it. `stream`: a form with files, which the route reads and limits itself.
   */
  readonly body?: 'text' | 'bytes' | 'beacon' | 'stream';
  /** No session is read and no crumb is issued: the route never waits for the database. */
  readonly isAnonymous?: true;
  readonly handle: (request: SiteRequest) => Promise<Reply>;
  /** The same at once, for endpoints that are called a thousand times a second: they need no more than this (fastPath.ts). */
  readonly answer?: (request: AnonymousRequest) => Reply;
}

/** What is known of a request on the fast path. */
export type AnonymousRequest = Pick<SiteRequest, 'site' | 'path' | 'params' | 'headers' | 'origin' | 'body'>;

/** A signed-in person of the app. */
export interface Staff {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly displayName: string;
  /** Of the app, as the person has chosen it; null: the browser's. */
  readonly language: string | null;
  /** Epoch milliseconds. */
  readonly signedInAt: number;
  /** This session has taken both steps of signing in. */
  readonly isTwoStep: boolean;
}

export interface AppRequest extends Request {
  readonly staff: Staff | null;
  /** The site named by `:site` in the path, when the route has one and the person may see it. */
  readonly site: Site | null;
  /** What that person is there. */
  readonly member: Member | null;
}

/** A route of the app. `access` is declared on every route: a route without one does not start (AUT-1). */
export interface AppRoute {
  readonly method: Request['method'];
  readonly path: string;
  readonly rate: RateClass;
  readonly forgery: Forgery;
  readonly access: 'public' | 'signedIn' | Capability;
  /** Only within ten minutes after entering the password (reliability 1.7): contributors, payment accounts, personal data. */
  readonly freshSignIn?: true;
  /** `file`: the body is one file; `sources`: JSON full of templates; `stream`: a file as it comes. All larger than JSON and forms may be. */
  readonly takes?: 'file' | 'sources' | 'stream';
  readonly handle: (request: AppRequest) => Promise<Reply>;
}
