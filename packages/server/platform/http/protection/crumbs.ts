import { createHash } from 'node:crypto';
import { createCrumb, isCrumbValid } from './crumb.ts';

const APP = 'app';

/** Makes and checks the anti-forgery tokens of visitors (bound to site and cart cookie) and staff (bound to session). */
export interface Crumbs {
  forVisitor(websiteId: string, cartToken: string): string;
  isForVisitor(websiteId: string, cartToken: string, crumb: string): boolean;
  forStaff(sessionToken: string): string;
  isForStaff(sessionToken: string, crumb: string): boolean;
}

export function createCrumbs(key: Uint8Array, randomBytes: (n: number) => Uint8Array): Crumbs {
  const owner = (audience: string, secret: string) => ({
    audience,
    boundToHash: createHash('sha256').update(secret).digest('base64url'),
  });
  return {
    forVisitor: (websiteId, cartToken) => createCrumb(key, owner(websiteId, cartToken), randomBytes),
    isForVisitor: (websiteId, cartToken, crumb) => isCrumbValid(key, owner(websiteId, cartToken), crumb),
    forStaff: (session) => createCrumb(key, owner(APP, session), randomBytes),
    isForStaff: (session, crumb) => isCrumbValid(key, owner(APP, session), crumb),
  };
}
