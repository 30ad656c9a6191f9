import { API_ANSWERS } from '@quoin/contract/commerceApi';
import { API_BODIES } from '@quoin/contract/requests';
import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

export const SCHEMAS_AT = '#/components/schemas/';

/** Answers in full, as they are sent; and what requests may say. */
export function apiSchemas(): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(API_ANSWERS)) registry.add(schema, { id });
  const answers = z.toJSONSchema(registry, { io: 'output', uri: (id) => `${SCHEMAS_AT}${id}` }).schemas;
  const bodies = Object.entries(API_BODIES).map(([id, schema]) => [id, bodySchema(schema)] as const);
  return Object.fromEntries(
    [...Object.entries(answers), ...bodies].map(([id, schema]) => [id, tidy(schema) as JsonSchema]),
  );
}

function bodySchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      // A changed value may come wrapped; described is what is in it.
      if (def.type === 'pipe' && def.in._zod.def.type === 'transform')
        Object.assign(jsonSchema, bodySchema(def.out as z.ZodType));
      if (def.type !== 'object') return;
      const needed = Object.entries(def.shape).filter(([, part]) => !z.safeParse(part, undefined).success);
      jsonSchema.required = needed.map(([name]) => name);
    },
  });
}

const LEFT_OUT = ['$schema', '$id', 'readOnly', '~standard'];

/** Without what only a schema outside of a description needs. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !LEFT_OUT.includes(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, tidy(part)]));
}
