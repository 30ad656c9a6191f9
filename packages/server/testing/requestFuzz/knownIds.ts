import type { Draw } from '@quoin/domain/testing';

/** Something that a site has. */
export interface KnownId {
  readonly table: string;
  readonly id: string;
}

/** Tables of things that requests call by another name. */
const TABLES = new Map<string, RegExp>(
  Object.entries({
    order: /^sales_order$/,
    customer: /^site_user$/,
    member: /^site_user$/,
    page: /^collection$/,
    journal: /^collection$/,
    storepage: /^collection$/,
    collection: /^collection$/,
    product: /^product$/,
    item: /^(?:product|item)$/,
    entry: /^(?:item|cart_entry)$/,
    course: /^item$/,
    sku: /^sku$/,
    file: /^(?:asset|digital_file)$/,
    draft: /^draft_order$/,
    run: /^import_run$/,
    area: /^member_area$/,
    list: /^mailing_list$/,
    signup: /^restock_signup$/,
    submission: /^form_submission$/,
    adjustment: /^stock_adjustment$/,
    folder: /^media_folder$/,
    comment: /^item_comment$/,
    review: /^product_review$/,
    view: /^saved_view$/,
    error: /^script_error$/,
    problem: /^template_diagnostic$/,
    invite: /^contributor_invite$/,
    intent: /^payment_intent$/,
    account: /^payment_account$/,
  }),
);

/** An id of what `name` seems to ask for; now and then of anything. */
export function idFor(name: string, draw: Draw, pool: readonly KnownId[]): string {
  const wanted = name.toLowerCase().replace(/ids?$/, '');
  const table =
    TABLES.get(wanted) ??
    new RegExp(
      `^${wanted
        .replace(/[^a-z]/g, '')
        .split('')
        .join('_?')}$`,
    );
  const fitting = pool.filter((each) => table.test(each.table));
  const from = fitting.length > 0 && draw(5) > 0 ? fitting : pool;
  return from[draw(Math.max(1, from.length))]?.id ?? 'x';
}
