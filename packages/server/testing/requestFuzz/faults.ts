import type { Change } from './changes.ts';
import type { FuzzedServer } from './fuzzedServer.ts';
import type { Answer, Sent } from './person.ts';

/** What a request did that none may do. */
export function* faultsOf(
  sent: Sent,
  answer: Answer,
  changes: readonly Change[],
  server: FuzzedServer,
): Generator<string> {
  const faults = server.takeFaults();
  if (answer.status >= 500 || faults.length > 0) yield `a fault: ${faults.join('\n').slice(0, 3000)}`;
  const tables = [...new Set(changes.map(({ table }) => table))].filter((table) => !isKept(sent, table));
  if (answer.status >= 400 && tables.length > 0) yield `refused, and changed ${tables.join(', ')}`;
  const others = changes.filter(({ websiteId }) => websiteId === server.other.id);
  if (others.length > 0) yield `changed ${others.map(({ table }) => table).join(', ')} of another site`;
  if (answer.type.includes('json')) yield* jsonFaultsOf(sent, answer);
}

/**
 * Reports whether a change to this table is expected even if the request is refused. Opening the canvas, publishing or
 * changing live content merges other screens' changes into the document. A key's last use is recorded. A checkout keeps
 * the valid values of its first page and its questions while others are invalid, and its first request creates it.
 */
function isKept({ method, path }: Sent, table: string): boolean {
  if (
    method !== 'GET' &&
    /^(?:\/checkout(?:\/code)?|\/api\/checkout\/(?:answers|contact|address|shipping))(?:\?|$)/.test(path)
  )
    return table === 'checkout';
  if (/^\/(?:1\.[01]|v[12])\//.test(path) && table === 'api_key') return true;
  return (
    /\/document\/(?:publication|canvas)(?:\?|$)|\/UpdateNavigation\?|\/site-header-footer\?/.test(path) &&
    /^(?:live_record|draft_record|site_change|site_draft)$/.test(table)
  );
}

function* jsonFaultsOf(sent: Sent, { status, text }: Answer): Generator<string> {
  const body = parsed(text);
  if (body === undefined) yield 'says JSON and sends none';
  const isProblem = typeof (body as { error?: unknown } | null)?.error === 'string';
  if (status >= 400 && sent.path.startsWith('/api/') && !isProblem) yield 'a refusal without a sentence';
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
