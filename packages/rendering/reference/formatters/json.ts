import type { Group } from '../entry.ts';

export const JSON_ENTRIES: Group = {
  title: 'JSON',
  intro: 'Values that are too large or too deep print nothing and are reported (`VALUE_TOO_LARGE`).',
  entries: [
    {
      name: 'json',
      summary: 'The value as JSON that may stand in a script: `</` becomes `<\\/`. A missing value prints nothing.',
      examples: [
        {
          template: '<script>var item = {item|json};</script>',
          data: { item: { t: '</script>', n: [1, null] } },
          output: '<script>var item = {"t":"<\\/script>","n":[1,null]};</script>',
        },
      ],
    },
    {
      name: 'json-pretty',
      summary: 'As `json`, indented by two spaces.',
      examples: [
        {
          template: '{item|json-pretty}',
          data: { item: { id: 7, tags: ['a'] } },
          output: '{\n  "id": 7,\n  "tags": [\n    "a"\n  ]\n}',
        },
      ],
    },
    {
      name: 'raw',
      summary: 'The value as JSON, without a guard for scripts; `null` for a missing value.',
      examples: [{ template: '{text|raw} {nothing|raw}', data: { text: 'a"b' }, output: '"a\\"b" null' }],
    },
  ],
};
