import type { PolicyName } from '@quoin/domain/orders';
import { appSitePath } from '../running/appSites.ts';

/** GET: texts for policies, HTML, filled in with the settings of the site. An imprint only where the law wants one. */
export interface AppPolicyTemplatesResponse {
  readonly language: string;
  /** The site's language has no templates: these are English. */
  readonly isFallback: boolean;
  readonly templates: Readonly<Partial<Record<PolicyName, string>>>;
}

export function appPolicyTemplatesPath(site: string): string {
  return appSitePath(site, '/policy-templates');
}
