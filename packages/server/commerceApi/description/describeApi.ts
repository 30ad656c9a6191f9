import type { ApiRoute } from '../../platform/http/apiPipeline.ts';
import { API_OPERATIONS, type DescribedOperation } from './operations.ts';
import { apiSchemas, type JsonSchema, SCHEMAS_AT } from './schemas.ts';

export type NamedRoute = Pick<ApiRoute, 'method' | 'path' | 'scope' | 'isForExtensions'>;

export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: JsonSchema };
  readonly security: readonly JsonSchema[];
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

/** The Commerce API as OpenAPI 3.1, made of its routes and of the forms that they parse and answer. */
export function describeApi(routes: readonly NamedRoute[], origin: string): ApiDescription {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const described = API_OPERATIONS[`${route.method} ${route.path}`];
    if (described === undefined) throw new Error(`${route.method} ${route.path} is not described.`);
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, described) };
  }
  return {
    ...{ openapi: '3.1.0', info: { title: 'Commerce API', version: '2' }, servers: [{ url: origin }], paths },
    components: { schemas: apiSchemas(), securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  };
}

function operationOf(route: NamedRoute, described: DescribedOperation): Operation {
  const { summary, body, answer, status } = described;
  const done = status ?? (answer === undefined ? 204 : 200);
  return {
    ...{ operationId: operationId(route), summary, description: permissionText(route) },
    parameters: parametersOf(route, described),
    ...(body === undefined ? {} : { requestBody: { required: true, content: bodyContent(route, body) } }),
    responses: {
      [done]: { description: 'Done', ...(answer === undefined ? {} : { content: jsonOf(answer) }) },
      default: { description: 'Refused', content: jsonOf('Error') },
    },
  };
}

function permissionText({ scope, isForExtensions }: NamedRoute): string {
  const needed = scope === null ? 'Any permission.' : `Permission: ${scope}.`;
  return isForExtensions ? `${needed} Access tokens alone.` : needed;
}

/** `get_v1_contacts_contactId` */
function operationId({ method, path }: NamedRoute): string {
  return `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+/g, '_')}`;
}

function parametersOf({ path }: NamedRoute, { query = [], isKeyed }: DescribedOperation): readonly JsonSchema[] {
  const text = { schema: { type: 'string' } };
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, ...text })),
    ...query.map((name) => ({ name, in: 'query', required: false, ...text })),
    ...(isKeyed ? [{ name: 'Idempotency-Key', in: 'header', required: true, ...text }] : []),
  ];
}

function bodyContent({ method }: NamedRoute, body: NonNullable<DescribedOperation['body']>): JsonSchema {
  if (body !== 'file') return jsonOf(body, method === 'PATCH' ? 'application/merge-patch+json' : 'application/json');
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { 'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } } };
}

function jsonOf(name: string, mediaType = 'application/json'): JsonSchema {
  return { [mediaType]: { schema: { $ref: `${SCHEMAS_AT}${name}` } } };
}
