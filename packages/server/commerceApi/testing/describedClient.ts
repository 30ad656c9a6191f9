import { API_HOST, type Wire } from '../../platform/http/testing/wire.ts';
import type { ApiDescription } from '../description/describeApi.ts';

export interface OperationCall {
  /** Values for the places of its path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as a form with one file. */
  readonly file?: Blob;
}

export interface OperationAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers as programs do
  readonly body: any;
}

/** A client made of the description alone, as generators make them: one call for each `operationId`. */
export interface DescribedClient {
  readonly operationIds: readonly string[];
  call(token: string, operationId: string, call?: OperationCall): Promise<OperationAnswer>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}

/** Speaks with the server through a socket, as programs do. */
export function createDescribedClient(
  description: ApiDescription,
  { wire, newId }: { readonly wire: Wire; readonly newId: () => string },
): DescribedClient {
  const operations = new Map(
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
      ),
    ),
  );
  return {
    operationIds: [...operations.keys()],
    async call(token, operationId, { path = {}, query = {}, body, file } = {}) {
      const { path: template, method, operation } = operations.get(operationId)!;
      const { requestBody, parameters } = operation as unknown as {
        readonly requestBody?: { readonly content: object };
        readonly parameters: readonly Parameter[];
      };
      const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
      const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key');
      const sent = file === undefined ? jsonBody(body, requestBody) : await formBody(file);
      const heard = await wire.ask({
        ...{ method: method.toUpperCase(), host: API_HOST },
        path: `${filled}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`,
        headers: {
          ...{ 'user-agent': 'described-client/1.0', authorization: `Bearer ${token}` },
          ...(isKeyed ? { 'idempotency-key': newId() } : {}),
          ...sent.headers,
        },
        ...(sent.body === undefined ? {} : { body: sent.body }),
      });
      return { status: heard.status, body: heard.text === '' ? null : JSON.parse(heard.text) };
    },
  };
}

interface SentBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

function jsonBody(body: unknown, requestBody: { readonly content: object } | undefined): SentBody {
  if (requestBody === undefined) return { headers: {} };
  const [type = ''] = Object.keys(requestBody.content);
  const text = JSON.stringify(body ?? {});
  return { headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(text)) }, body: text };
}

async function formBody(file: Blob): Promise<SentBody> {
  const form = new FormData();
  form.set('file', file, 'wall.png');
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const type = packed.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type, 'content-length': String(body.length) }, body };
}
