/**
 * How tables would be spread over machines (Citus): by the site, so that the rows of a site lie together. Which tables cannot,
 * each with its reason. `everywhere`: kept whole on each machine (reference tables). `atHome`: kept on the machine that
 * is connected to (local tables).
 */
export const UNDISTRIBUTED: ReadonlyMap<string, { readonly kept: 'everywhere' | 'atHome'; readonly why: string }> =
  new Map([
    ['account', { kept: 'everywhere', why: 'a person works on several sites; memberships of all sites point to it' }],
    ['account_identity', { kept: 'everywhere', why: 'leads from a name at a provider to an account' }],
    ['account_session', { kept: 'everywhere', why: 'leads from a cookie to an account' }],
    ['account_token', { kept: 'everywhere', why: 'leads from the link of a mail to an account' }],
    ['account_two_step', { kept: 'everywhere', why: 'belongs to an account' }],
    ['account_recovery_code', { kept: 'everywhere', why: 'belongs to an account' }],
    ['website_host', { kept: 'everywhere', why: 'leads from a host name to a site' }],
    ['website_slug', { kept: 'everywhere', why: 'leads from a slug to a site' }],
    ['site_copy', { kept: 'everywhere', why: 'names two sites' }],
    ['request_count', { kept: 'atHome', why: 'counts requests of all places in one statement' }],
    ['sign_in_tries', { kept: 'atHome', why: 'counts tries of all places in one statement' }],
    ['schema_migration', { kept: 'atHome', why: 'belongs to the schema' }],
  ]);

/** The column by which a table is spread: `website` has the site as its own key. */
export const distributionColumnOf = (table: string): string => (table === 'website' ? 'id' : 'website_id');
