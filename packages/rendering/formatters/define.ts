import {
  type Arguments,
  asString,
  type Format,
  type FormatterDefinition,
  type Names,
  type RenderContext,
} from '@quoin/template';

/** A formatter that looks only at its value. */
export function plain(name: string, format: (value: unknown) => unknown): FormatterDefinition {
  return { name, scope: 'none', bind: () => (value) => format(value) };
}

/** A formatter of a text; other values are read as `asString` reads them. */
export function ofText(name: string, format: (text: string) => unknown): FormatterDefinition {
  const bound: Format = (value) => format(typeof value === 'string' ? value : asString(value));
  return { name, scope: 'none', bind: () => bound };
}

/** A formatter that reads its arguments once and then looks only at its value. */
export function withArguments(
  name: string,
  bind: (args: Arguments) => (value: unknown) => unknown,
): FormatterDefinition {
  return { name, scope: 'none', bind: (args) => bind(args) };
}

/** A formatter that looks at the scope. */
export function inScope(name: string, bind: (args: Arguments, names: Names) => Format): FormatterDefinition {
  return { name, bind };
}

/**
 * A formatter that prints markup. The site replaces it by a partial named `formatter:<name>`, which gets the value as
 * `@` and the arguments as `@args.0`, `@args.1`, …
 */
export function markup(
  name: string,
  build: (value: unknown, context: RenderContext, args: Arguments) => string | undefined,
): FormatterDefinition {
  return boundMarkup(name, (args) => (value, context) => build(value, context, args));
}

/** As `markup`, for one that reads its arguments once. */
export function boundMarkup(
  name: string,
  bind: (args: Arguments) => (value: unknown, context: RenderContext) => string | undefined,
): FormatterDefinition {
  const partial = `formatter:${name}`;
  return {
    name,
    bind(args) {
      const numbered = Object.fromEntries(args.list.map((text, index) => [`${index}`, text]));
      const build = bind(args);
      return (value, context) =>
        context.hasPartial(partial) ? context.applyPartial(partial, value, { args: numbered }) : build(value, context);
    },
  };
}
