import type { ExperimentDefinitions } from '@quoin/domain/analytics';

/** One experiment a line, `button = control:50, large:50`, as an owner writes them. */
export function experimentsText(definitions: ExperimentDefinitions): string {
  return Object.entries(definitions)
    .map(([key, variants]) => `${key} = ${variants.split(',').join(', ')}`)
    .join('\n');
}

/** Parses the text without checking it. The rule in domain/analytics reports what is wrong in it. */
export function parseExperimentsText(text: string): ExperimentDefinitions {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [key = '', ...rest] = line.split('=');
      return [key.trim(), rest.join('=').replace(/\s+/g, '')];
    }),
  );
}
