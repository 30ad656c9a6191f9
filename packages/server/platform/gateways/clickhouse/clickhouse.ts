import type { RawBuilder } from 'kysely';
import { credentialsOf, postToSink, SinkFault, type SinkParts } from '../eventSink/eventSink.ts';
import { statementOf } from './statement.ts';

/** A ClickHouse server through its HTTP interface; everything throws `SinkFault` where it does not answer in time. */
export interface ClickHouse {
  /** Of the address; `site_event` when it names none. */
  readonly table: string;
  read<Row>(query: RawBuilder<unknown>): Promise<readonly Row[]>;
  run(query: RawBuilder<unknown>): Promise<void>;
  /** One JSON object a row; columns that the table does not have are passed over. A batch with a known token is not taken again. */
  insert(table: string, rows: readonly object[], token?: string): Promise<void>;
}

const DEFAULT_TABLE = 'site_event';
/** Of a question; visitors of months are a few megabytes. */
const MAX_ANSWER = 64_000_000;
const LONGEST_READ_SECONDS = 20;
/** The server gives up before we do. */
const TIMEOUT_MS = 25_000;

/** `https://user:password@host:8443/?database=shop&table=site_event` */
export function connectClickHouse(parts: SinkParts): ClickHouse {
  const { address, user, password } = credentialsOf(parts.url);
  const table = address.searchParams.get('table') ?? DEFAULT_TABLE;
  if (!/^[A-Za-z_][\w.]*$/.test(table)) throw new Error(`"${table}" is no name of a table.`);
  address.searchParams.delete('table');
  const post = postTo({ timeoutMs: TIMEOUT_MS, ...parts }, { address, user, password });
  const abilities = askedOnce(async () => abilitiesOf(await post({}, 'SELECT version()')));
  const ask = async (query: RawBuilder<unknown>, settings: Settings) => {
    const { text, parameters } = statementOf(query, await abilities());
    const named = Object.entries(parameters).map(([name, value]) => [`param_${name}`, value]);
    return post({ ...settings, ...Object.fromEntries(named) }, text);
  };
  return {
    table,
    async read<Row>(query: RawBuilder<unknown>) {
      const settings = { default_format: 'JSON', max_execution_time: String(LONGEST_READ_SECONDS) };
      return rowsOf<Row>(await ask(query, { ...settings, output_format_json_quote_64bit_integers: '1' }));
    },
    async run(query) {
      await ask(query, {});
    },
    async insert(into, rows, token) {
      const { hasTokens } = await abilities();
      const settings = {
        ...(hasTokens && token !== undefined ? { insert_deduplication_token: token } : {}),
        ...{ input_format_skip_unknown_fields: '1', date_time_input_format: 'best_effort' },
      };
      const query = `INSERT INTO ${into} FORMAT JSONEachRow`;
      await post({ query, ...settings }, rows.map((row) => JSON.stringify(row)).join('\n'));
    },
  };
}

type Settings = Readonly<Record<string, string>>;

/** Posts a statement, or what a statement among the settings takes. */
function postTo(parts: SinkParts, { address, user, password }: ReturnType<typeof credentialsOf>) {
  const headers = {
    'content-type': 'application/x-ndjson',
    ...(user === '' ? {} : { 'x-clickhouse-user': user, 'x-clickhouse-key': password }),
  };
  return (settings: Settings, body: string): Promise<string> => {
    const asked = new URL(address);
    // The answer comes when all is done, not when it is on its way.
    const all = { ...settings, wait_end_of_query: '1' };
    for (const [name, value] of Object.entries(all)) asked.searchParams.set(name, value);
    const send = () => postToSink(parts, { address: asked, headers, body, maxAnswer: MAX_ANSWER });
    return send().catch((error: unknown) => {
      if (isClosed(error)) return send();
      throw error;
    });
  };
}

/** A server closes connections that rest, at times in the moment that one is used again. */
function isClosed(error: unknown): boolean {
  const codes = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && codes.includes(String(each.code))) return true;
  return false;
}

/** Remembers an answer; what failed is asked again. */
function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

interface Abilities {
  readonly hasParameters: boolean;
  readonly hasTokens: boolean;
}

function abilitiesOf(version: string): Abilities {
  const [, major = 0, minor = 0] = (/^(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  const isFrom = (year: number, release: number) => major > year || (major === year && minor >= release);
  return { hasParameters: isFrom(19, 14), hasTokens: isFrom(22, 2) };
}

function rowsOf<Row>(text: string): readonly Row[] {
  try {
    return (JSON.parse(text) as { readonly data: readonly Row[] }).data;
  } catch (error) {
    throw new SinkFault('its answer is no JSON', { cause: error });
  }
}
