const LIMIT = 20_000;

/** The height a frame says it has, px: `{"name":"resize","data":{"height":812}}`, as text or as it is; null for all else. */
export function readFrameHeight(message: unknown): number | null {
  const told = typeof message === 'string' ? parsed(message) : message;
  if (!isRecord(told) || told.name !== 'resize' || !isRecord(told.data)) return null;
  const { height } = told.data;
  return typeof height === 'number' && height > 0 && height <= LIMIT ? height : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
