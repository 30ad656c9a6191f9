import { createQueryId, DefaultQueryCompiler, type RawBuilder } from 'kysely';

/** A statement as ClickHouse's HTTP interface takes it. */
export interface ClickHouseStatement {
  readonly text: string;
  /** Name → value, as the address has it. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Texts become parameters of the server where it knows them (19.14 and later), else literals; whole numbers stand for
 * themselves. Any other value is a mistake of who wrote the statement.
 */
export function statementOf(query: RawBuilder<unknown>, { hasParameters }: { readonly hasParameters: boolean }) {
  const compiler = new StatementCompiler(hasParameters);
  const { sql: text } = compiler.compileQuery(query.toOperationNode(), createQueryId());
  return { text, parameters: compiler.parameters } satisfies ClickHouseStatement;
}

class StatementCompiler extends DefaultQueryCompiler {
  readonly parameters: Record<string, string> = {};

  constructor(private readonly hasParameters: boolean) {
    super();
  }

  protected override appendValue(value: unknown): void {
    if (!this.hasParameters || typeof value !== 'string') {
      this.append(literalOf(value));
      return;
    }
    const name = `p${Object.keys(this.parameters).length + 1}`;
    this.parameters[name] = escaped(value, PARAMETER_ESCAPES);
    this.append(`{${name}:String}`);
  }

  protected override appendImmediateValue(value: unknown): void {
    this.append(literalOf(value));
  }
}

/** @throws TypeError for what is neither a text, a whole number nor a yes or no. */
export function literalOf(value: unknown): string {
  if (typeof value === 'string') return `'${escaped(value, LITERAL_ESCAPES)}'`;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value);
  throw new TypeError(`No value of a statement: ${typeof value}`);
}

const LITERAL_ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', "'": "\\'", '\0': '\\0' };
/** A parameter is read as a field of tab-separated text. */
const PARAMETER_ESCAPES: Readonly<Record<string, string>> = {
  ...{ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' },
};

function escaped(text: string, escapes: Readonly<Record<string, string>>): string {
  return Array.from(text, (character) => escapes[character] ?? character).join('');
}
