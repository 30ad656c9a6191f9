import type { ContentRow, RowKind } from './contents.ts';
import type { ThingType } from './moveInRun.ts';
import { orderType } from './saving/orders.ts';
import { pageType } from './saving/pages.ts';
import { customerType, subscriberType } from './saving/people.ts';
import { pictureType } from './saving/pictures.ts';
import { postType } from './saving/posts.ts';
import { redirectType } from './saving/redirects.ts';

const TYPES = {
  picture: pictureType,
  page: pageType,
  post: postType,
  subscriber: subscriberType,
  customer: customerType,
  redirect: redirectType,
  order: orderType,
};

/** How rows of a kind are found, made and taken back. Each is given rows of its kind alone. */
export function thingType(kind: RowKind): ThingType<ContentRow> {
  return TYPES[kind] as unknown as ThingType<ContentRow>;
}

/** Rows of one kind behind each other, as many as are saved in one step. */
export function stepsOf(rows: readonly ContentRow[], from: number): readonly (readonly ContentRow[])[] {
  const steps: ContentRow[][] = [];
  for (const row of rows.slice(from)) {
    const last = steps.at(-1);
    const fits = last !== undefined && last[0]!.kind === row.kind && last.length < thingType(row.kind).batch;
    if (fits) last.push(row);
    else steps.push([row]);
  }
  return steps;
}
