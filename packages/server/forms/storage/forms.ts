import type { Form, FormField, FormKind, FormSettings } from '@quoin/domain/forms';
import { DEFAULT_FORM_SETTINGS, isFieldType, newField } from '@quoin/domain/forms';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

export interface StoredForm extends Form {
  readonly revision: number;
  readonly updatedAt: Date;
}

export interface FormSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: FormKind;
  readonly updatedAt: Date;
  readonly submissionCount: number;
  readonly unreadCount: number;
  readonly spamCount: number;
  readonly lastAt: Date | null;
}

const COLUMNS = ['id', 'name', 'kind', 'fields', 'settings', 'revision', 'updated_at'] as const;

interface FormRow {
  readonly id: string;
  readonly name: string;
  readonly kind: FormKind;
  readonly fields: readonly JsonObject[];
  readonly settings: JsonObject;
  readonly revision: number;
  readonly updated_at: Date;
}

function toForm({ id, name, kind, fields, settings, revision, updated_at }: FormRow): StoredForm {
  const own = { ...DEFAULT_FORM_SETTINGS, ...(settings as Partial<FormSettings>) };
  return { id, name, kind, fields: fields.flatMap(toField), settings: own, revision, updatedAt: updated_at };
}

/** What an older version kept lacks what came later. */
function toField(kept: JsonObject): FormField[] {
  const { id, type, title } = kept as Partial<FormField>;
  if (!isFieldType(type) || typeof id !== 'string') return [];
  return [{ ...newField(type, id, title ?? ''), ...(kept as Partial<FormField>) }];
}

/** A form that is in use, by its id or else by its name. */
export async function findForm(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly id: string } | { readonly name: string },
): Promise<StoredForm | null> {
  const query = trx
    .selectFrom('form')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null);
  const row = await ('id' in wanted
    ? query.where('id', '=', wanted.id)
    : query.where(sql<boolean>`lower(name) = lower(${wanted.name})`)
  ).executeTakeFirst();
  return row === undefined ? null : toForm(row);
}

/** Every form in use with its fields. */
export async function listOpenForms(trx: SiteTransaction, websiteId: string): Promise<readonly StoredForm[]> {
  const rows = await trx
    .selectFrom('form')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(toForm);
}

/** With what came in through each; in the order of their names. */
export async function listForms(trx: SiteTransaction, websiteId: string): Promise<readonly FormSummary[]> {
  const { rows } = await sql<FormSummary>`SELECT f.id, f.name, f.kind, f.updated_at AS "updatedAt",
      coalesce(s.total, 0)::int AS "submissionCount", coalesce(s.unread, 0)::int AS "unreadCount",
      coalesce(s.spam, 0)::int AS "spamCount", s.last_at AS "lastAt"
    FROM form f LEFT JOIN (
      SELECT form_id, count(*) FILTER (WHERE folder = 'inbox') AS total,
        count(*) FILTER (WHERE folder = 'inbox' AND read_at IS NULL) AS unread,
        count(*) FILTER (WHERE folder = 'spam') AS spam, max(created_at) AS last_at
      FROM form_submission WHERE website_id = ${websiteId} AND deleted_at IS NULL GROUP BY form_id
    ) s ON s.form_id = f.id
    WHERE f.website_id = ${websiteId} AND f.deleted_at IS NULL ORDER BY lower(f.name)`.execute(trx);
  return rows;
}

export type NewForm = Omit<Form, 'id'> & { readonly id?: string };

/** Null when another form has the name. */
export async function insertForm(trx: SiteTransaction, websiteId: string, form: NewForm): Promise<string | null> {
  const row = await trx
    .insertInto('form')
    .values({
      website_id: websiteId,
      id: form.id ?? trx.newId(),
      name: form.name,
      kind: form.kind,
      fields: JSON.stringify(form.fields),
      settings: JSON.stringify(form.settings),
      created_at: trx.now(),
      updated_at: trx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function isFormNameTaken(
  trx: SiteTransaction,
  websiteId: string,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const found = await findForm(trx, websiteId, { name });
  return found !== null && found.id !== exceptId;
}

/** Returns false when another user has saved it since `revision`. */
export async function updateForm(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  form: Omit<Form, 'id' | 'kind'> & { readonly revision: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('form')
    .set((eb) => ({
      name: form.name,
      fields: JSON.stringify(form.fields),
      settings: JSON.stringify(form.settings),
      revision: eb('revision', '+', 1),
      updated_at: trx.now(),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('revision', '=', form.revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Away, or back again; what was sent through it stays. Null when there is no such form. */
export async function setFormDeleted(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  isDeleted: boolean,
): Promise<string | null> {
  const row = await trx
    .updateTable('form')
    .set({ deleted_at: isDeleted ? trx.now() : null })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
