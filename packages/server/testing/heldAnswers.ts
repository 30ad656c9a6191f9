import { type ZodType, z } from 'zod';

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;

/** The server's calls of `json`, with what their arguments are by type (scripts/answers/readAnswers.mjs). */
export interface Answers {
  readonly calls: readonly { readonly path: string; readonly type: string; readonly schema: JsonSchema }[];
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}

/** `check`: what is wrong about an answer, or null; `isHeld`: whether the type says anything at all. */
export function createAnswerChecks({ calls, $defs }: Answers) {
  const schemas = new Map<number, ZodType>();
  const schemaOf = (call: number): ZodType => {
    const schema = schemas.get(call) ?? z.fromJSONSchema({ ...calls[call]!.schema, $defs });
    schemas.set(call, schema);
    return schema;
  };
  return {
    check(call: number, value: unknown): string | null {
      const text = JSON.stringify(value) as string | undefined;
      const { error } = schemaOf(call).safeParse(text === undefined ? undefined : JSON.parse(text));
      if (error === undefined) return null;
      const { path, type } = calls[call]!;
      return `not a ${type} (${path}): ${JSON.stringify(error.issues).slice(0, 1500)}`;
    },
    isHeld: (call: number): boolean => Object.keys(calls[call]!.schema).length > 0,
  };
}
