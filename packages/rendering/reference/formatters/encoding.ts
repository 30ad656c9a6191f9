import type { Group } from '../entry.ts';

export const ENCODING_ENTRIES: Group = {
  title: 'Encoding',
  entries: [
    {
      name: 'encode-uri',
      summary: 'Percent-encodes a whole address; marks with a meaning in addresses stay.',
      examples: [{ template: '{url|encode-uri}', data: { url: '/a b?q=é&r=1' }, output: '/a%20b?q=%C3%A9&r=1' }],
    },
    {
      name: 'encode-uri-component',
      summary: 'Percent-encodes one part of an address, for instance the value of a parameter.',
      examples: [
        {
          template: '?q={q|encode-uri-component}',
          data: { q: 'salt & pepper/é' },
          output: '?q=salt%20%26%20pepper%2F%C3%A9',
        },
      ],
    },
    {
      name: 'url-encode',
      summary: 'Percent-encodes the UTF-8 bytes of a text; `/`, `@` and `+` stay and a space becomes `%20`.',
      examples: [{ template: '{q|url-encode}', data: { q: 'a b/é (c)' }, output: 'a%20b/%C3%A9%20%28c%29' }],
    },
    {
      name: 'encode-space',
      summary: 'Each whitespace character becomes `&nbsp;`.',
      examples: [{ template: '{name|encode-space}', data: { name: 'New York' }, output: 'New&nbsp;York' }],
    },
  ],
};
