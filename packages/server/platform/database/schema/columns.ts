import type { ColumnType } from 'kysely';

/** jsonb: read as the parsed value; written as text, so `JSON.stringify(value)`. */
export type Json<T> = ColumnType<T, string, string>;
export type OptionalJson<T> = ColumnType<T, string | undefined, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A column with a default: may be left out when inserting. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Never changed after the insert. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Nullable and `null` when left out. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type JsonObject = { readonly [key: string]: unknown };
