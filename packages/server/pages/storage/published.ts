import type { TakeDown } from '@quoin/domain/site';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Of what is published: its day has come, and its end has not (decision 0009). About columns of `item`. */
export function isPublished(now: Date) {
  return sql<SqlBool>`((item.publish_on IS NULL OR item.publish_on <= ${now})
    AND (item.take_down_on IS NULL OR item.take_down_on > ${now}))`;
}

/** A page that is switched on, and not taken down. About columns of `collection`. */
export function isPageOn(now: Date) {
  return sql<SqlBool>`(collection.enabled
    AND coalesce((collection.settings #>> '{takeDown,on}')::numeric > ${now.getTime()}, true))`;
}

/** When one of the two above is next answered otherwise by itself; null: never. About columns of `item` and `collection`. */
export function nextTurn(now: Date) {
  const day = now.getTime();
  return sql<number | null>`(SELECT min(turn)::float8 FROM (VALUES
    (extract(epoch FROM item.publish_on) * 1000), (extract(epoch FROM item.take_down_on) * 1000),
    ((collection.settings #>> '{takeDown,on}')::numeric)) AS turns (turn) WHERE turn > ${day})`;
}

/** The same as the second half of `isPublished`, for rows that only know the id of an item: few have an end, and an index knows them. */
export function notTakenDown(websiteId: string, now: Date, itemId: RawBuilder<unknown>) {
  return sql<SqlBool>`${itemId} <> ALL (ARRAY(
    SELECT id FROM item WHERE website_id = ${websiteId} AND take_down_on <= ${now}))`;
}

export function toTakeDown(row: {
  readonly take_down_on: Date | null;
  readonly take_down_to: string;
}): TakeDown | null {
  return row.take_down_on === null ? null : { on: row.take_down_on.getTime(), to: row.take_down_to };
}

export function takeDownColumns(takeDown: TakeDown | null) {
  return {
    take_down_on: takeDown === null ? null : new Date(takeDown.on),
    take_down_to: takeDown?.to ?? '',
  };
}
