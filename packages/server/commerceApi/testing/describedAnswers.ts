import { z } from 'zod';
import { type ApiDescription, describeApi, type NamedRoute } from '../description/describeApi.ts';
import { SCHEMAS_AT } from '../description/schemas.ts';

/** Checks what an operation answers against its description. Throws where a field is missing, of another type or not described. */
export type AnswerCheck = (route: NamedRoute, status: number, body: unknown) => void;

type Media = Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>;
interface Response {
  readonly content?: Media;
}

export function checkedAnswers(routes: readonly NamedRoute[]): AnswerCheck {
  const description: ApiDescription = describeApi(routes, 'http://localhost:3000');
  const defs = JSON.parse(JSON.stringify(description.components.schemas).replaceAll(SCHEMAS_AT, '#/$defs/'));
  const forms = new Map<string, z.ZodType>();
  const formOf = (name: string) => {
    const known = forms.get(name) ?? z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: defs });
    forms.set(name, known);
    return known;
  };
  return ({ method, path }, status, body) => {
    const operation = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const said = (operation?.responses[status] ??
      (status < 400 ? undefined : operation?.responses.default)) as Response;
    if (said === undefined) throw new Error(`${method} ${path} answers ${status}, which is not described.`);
    const ref = said.content?.['application/json']?.schema.$ref;
    if (ref === undefined) {
      if (body !== null) throw new Error(`${method} ${path} answers a body, which is not described.`);
      return;
    }
    const isKeyMissing = (body as { type?: string } | null)?.type === 'about:blank';
    const checked = formOf(isKeyMissing ? 'KeyMissing' : ref.slice(SCHEMAS_AT.length)).safeParse(body);
    if (!checked.success) throw new Error(`${method} ${path} ${status}: ${z.prettifyError(checked.error)}`);
  };
}
