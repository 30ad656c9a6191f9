import type { IslandName, IslandProps } from './islands.ts';

/** Props as the text of their `<script>` element: JSON in which nothing can close the element or open a comment. */
export function islandPropsText<Name extends IslandName>(props: IslandProps[Name]): string {
  return JSON.stringify(props)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
