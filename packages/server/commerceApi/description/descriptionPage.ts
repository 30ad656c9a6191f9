import { escapeHtml } from '@quoin/rendering/page';
import type { ApiDescription, Operation } from './describeApi.ts';
import type { JsonSchema } from './schemas.ts';

/** The description for people: each operation, and each form with its fields. */
export function descriptionPage({ info, paths, components }: ApiDescription, fileUrl: string): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation)),
  );
  const forms = Object.entries(components.schemas).map(([name, schema]) => formHtml(name, schema));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title><link rel="stylesheet" href="/help/help.css"></head><body><main><h1>${info.title}</h1>
<p>${operations.length} operations. <a href="${fileUrl}">OpenAPI file</a> · <a href="#forms">Forms</a></p>
<h2>Operations</h2>${operations.join('')}<h2 id="forms">Forms</h2>${forms.join('')}</main></body></html>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const names = parameters.filter((each) => each.in !== 'path').map(({ name }) => `<code>${String(name)}</code>`);
  const [status = '', answer = {}] = Object.entries(responses)[0] ?? [];
  const lines = [
    escapeHtml(description),
    ...(names.length === 0 ? [] : [`Takes ${names.join(', ')}`]),
    ...(requestBody === undefined ? [] : [`Body: ${formLink(requestBody)}`]),
    `Answer: ${status} ${formLink(answer)}`,
  ];
  return `<section id="${operation.operationId}"><h3>${escapeHtml(summary)}</h3>
<p><code>${method.toUpperCase()} ${escapeHtml(path)}</code></p><p>${lines.join('<br>')}</p></section>`;
}

/** A link to the form of a body; nothing where there is none. */
function formLink(part: JsonSchema): string {
  const [, name] = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(part)) ?? [];
  if (name !== undefined) return `<a href="#form-${name}">${name}</a>`;
  return 'content' in part ? 'a form with <code>file</code>' : '';
}

function formHtml(name: string, schema: JsonSchema): string {
  const rows = fieldsOf(schema, '').map(([field, type]) => `<tr><td><code>${field}</code></td><td>${type}</td></tr>`);
  return `<section id="form-${name}"><h3>${name}</h3><table><thead><tr><th>Field</th><th>Type</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section>`;
}

type Row = readonly [field: string, type: string];

function fieldsOf(schema: JsonSchema, before: string): readonly Row[] {
  const needed = (schema.required ?? []) as readonly string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(
    ([name, part]): readonly Row[] => {
      const field = `${before}${name}`;
      const inner = innerOf(part);
      const mark = needed.includes(name) ? '' : ', optional';
      return [[escapeHtml(field), `${typeText(part)}${mark}`], ...(inner === null ? [] : fieldsOf(inner, `${field}.`))];
    },
  );
}

/** The object within an array or a choice; null: there is none. */
function innerOf(part: JsonSchema): JsonSchema | null {
  if (part.properties !== undefined) return part;
  const choices = (part.anyOf ?? part.oneOf ?? []) as readonly JsonSchema[];
  if (part.items !== undefined) return innerOf(part.items as JsonSchema);
  return choices.map(innerOf).find((each) => each !== null) ?? null;
}

function typeText(part: JsonSchema): string {
  if (typeof part.$ref === 'string') return formLink(part);
  const choices = (part.anyOf ?? part.oneOf) as readonly JsonSchema[] | undefined;
  if (choices !== undefined) return [...new Set(choices.map(typeText))].join(' or ');
  if (part.items !== undefined) return `list of ${typeText(part.items as JsonSchema)}`;
  if (Array.isArray(part.enum)) return part.enum.map((each) => `<code>${escapeHtml(String(each))}</code>`).join(', ');
  if (part.const !== undefined) return `<code>${escapeHtml(String(part.const))}</code>`;
  return escapeHtml(String(part.type ?? 'any'));
}
